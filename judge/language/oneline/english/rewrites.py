"""Looser ways to put a question, and how the scenario language puts it. Rules apply in this order."""

# ruff: noqa: E501 - one phrase a line
from __future__ import annotations

LOOSE = (
    # ---- whose, and which card
    (r"(the )?<keyword> keyword", "<keyword>"),
    (r"shadows (?P<n>\d+)", "shadow <n>"),
    (r"(the )?shadows area", "shadows"),
    (r"(the|a) shadows(?! crest)", "shadows"),
    (
        r"(another|1 other|a second|an additional|a further) copy of <obj> (that |which )?you (already )?(?P<held>control|own and control|have in play)(?P<more>.*?)(?P<end>( \?)?)$",
        "<obj> <more> if you <held> a copy <end>",
    ),
    (r"(a|the) (second|further|additional) <obj>", "another <obj>"),
    (
        r"set up (more than 1|2|several|multiple|another|a second) limited (?P<type>card|location|character|attachment)s?(?P<more>.*?)(?P<end>( \?)?)$",
        "set up a limited <type> <more> if you has set up a limited card <end>",
    ),
    (
        r"(more than 1|2|several|multiple|another) limited (?P<type>card|location|character|attachment|event)s?( (in 1|this|per|each|a|in the same) round)?(?P<more>.*?)(?P<end>( \?)?)$",
        "a limited <type> <more> if you has marshaled a limited card this round <end>",
    ),
    (r"(?P<verb>bring|take|get) (more than 1|2|several|multiple|any number of) cards out", "<verb> several cards out"),
    (r"(?P<when>while|when|if) in <area>", "<when> it is in <pile>"),
    # ---- coming out of shadows
    (
        r"(?P<verb>bring|brings|bringing|brought) out (of shadows )?<obj>( out)?( (of|from) shadows)?",
        "<verb> <obj> out of shadows",
    ),
    (r"(?P<verb>bring|brings|bringing|brought) <obj> (out from|from|out of) shadows( into play)?", "<verb> <obj> out of shadows"),
    (r"(?P<verb>bring|brings|bringing|brought) <obj> out(?! (of|from) shadows)", "<verb> <obj> out of shadows"),
    (
        r"(take|get|pull|flip|turn|move|reveal|deploy|unhide) (out )?<obj> (out from|from|out of) shadows( into play)?",
        "bring <obj> out of shadows",
    ),
    (
        r"(taking|getting|pulling|flipping|turning|moving|revealing|deploying) (out )?<obj> (out from|from|out of) shadows( into play)?",
        "bringing <obj> out of shadows",
    ),
    (
        r"(takes|took|got|pulls|pulled|flipped|moved|revealed|deployed) <obj> (out from|from|out of) shadows( into play)?",
        "brought <obj> out of shadows",
    ),
    (r"be (taken|pulled|flipped|moved|revealed) (out from|from|out of) shadows", "be brought out of shadows"),
    (r"(?P<verb>brought|come|comes|coming|came) (out from|out|from) shadows( into play)?", "<verb> out of shadows"),
    (r"(?P<verb>come|comes|coming|came) out(?! of)", "<verb> out of shadows"),
    (r"be brought out(?! of)", "be brought out of shadows"),
    (r"(leave|exit|emerge from) shadows", "come out of shadows"),
    (r"(leaves|exits|emerges from) shadows", "comes out of shadows"),
    # ---- going into shadows
    (r"(marshal|play|hide) <obj> (facedown )?(in|into|to) shadows", "marshal <obj> into shadows"),
    (r"(marshaling|playing|hiding) <obj> (facedown )?(in|into|to) shadows", "marshaling <obj> into shadows"),
    (r"(marshals|plays|hides|hid|marshaled|played) <obj> (facedown )?(in|into|to) shadows", "marshals <obj> into shadows"),
    (r"hide <obj>", "marshal <obj> into shadows"),
    (r"hiding <obj>", "marshaling <obj> into shadows"),
    (r"be (marshaled|played|hidden) (facedown )?(in|into|to) shadows", "be marshaled into shadows"),
    (
        r"(set up|setup|place|put|play) <obj> (facedown )?(in|into) shadows (in|during|at|as part of) (the )?setup",
        "set up <obj> in shadows",
    ),
    (r"(set up|setup|place|put|play) <obj> (in|during|at|as part of) (the )?setup", "set up <obj>"),
    (r"set <obj> up", "set up <obj>"),
    (r"(?P<head>can|may|could|allowed to|to) (you |opponent )?setup", "<head> you set up"),
    (r"(place|put|play|lay) <obj> facedown (in|into) shadows", "set up <obj> in shadows"),
    # ---- gold, hosts, looking, piles
    (r"(place|put|move|bestow) <n> gold (on|onto|on to|to) <obj>", "place <n> gold on <obj>"),
    (
        r"how much gold (can|may|could) <who> (place|put|move|bestow) (on|onto|on to) <obj>",
        "how much gold can <who> place on <obj>",
    ),
    (r"how much gold (can|may|could) <who> bestow", "how much gold can <who> place on it"),
    (
        r"(put|place|play|marshal) (?P<first>@\w+|\"[^\"]*\"|(an?|the|this|you's|opponent's) (\w+ ){0,2}?attachment) (on|onto) <obj>",
        "attach <first> to <obj>",
    ),
    (r"(look|peek|looks|peeks) (into|through) <whose> shadows", "look at a card in <whose> shadows"),
    (r"(look|peek) at <whose> shadows", "look at a card in <whose> shadows"),
    (r"(look|peek) at <whose> hand", "look at a card in <whose> hand"),
    (r"(?P<head>can|may|could) <who> (see|view|inspect|check|peek at|know)", "<head> <who> look at"),
    (
        r"(shuffle|mix up|mix|rearrange|reorder|jumble) (?P<what>(you's|opponent's|the) (cards in )?shadows)( cards)?",
        "shuffle <what>",
    ),
    (
        r"(shuffle|mix up|mix|rearrange|reorder|jumble) (?P<own>(you's|opponent's) )?(cards in )?(you's |opponent's )?shadows",
        "shuffle <own> cards in shadows",
    ),
    (r"save <it> (with|using|by discarding|by using) (a|its|the|you's) duplicate", "save <it> with its duplicate"),
    (r"(use|discard) (a|its|the|you's) duplicate to save <it>", "save <it> with its duplicate"),
    (r"play <obj> out of shadows", "play <obj> from shadows"),
    (
        r"^(?P<verb>is|does) (a|the|its|you's|an?other) duplicate (?P<rest>.+?)(?P<end>( \?)?)$",
        "<verb> it <rest> if it is a duplicate <end>",
    ),
    # ---- can
    (
        r"^(can|may|could) (an effect|an ability|a card effect|a card ability|effects|abilities|card abilities|card effects)(?= (put|place|return|take))",
        "can you",
    ),
    (r"^(so|hi|hello|hey|well|ok|okay|judge|question)( ,)? ", ""),
    (
        r"(is it|is this|would it be) (legal|allowed|ok|okay|possible|permitted|fine|permissible|within the rules)( for)? <who> to",
        "can <who>",
    ),
    (r"(is it|is this|would it be) (legal|allowed|ok|okay|possible|permitted|fine|permissible|within the rules) to", "can you"),
    (r"(is it|is this) (legal|allowed|ok|okay|possible|permitted|fine) (that|if) <who>", "can <who>"),
    (r"(am|are|is|would) <who> (be )?(allowed|permitted|able|free|entitled) to", "can <who>"),
    (r"(am|are|is|would) <it> (be )?(allowed|permitted|able|free|entitled) to", "can <it>"),
    (r"^(do|does|did) <who> get to", "can <who>"),
    (
        r"^(could|may|might|would|should|cannot|will) (?P<subject>you|opponent|[A-Z]\w*|@\w+|\"[^\"]*\"|it|this card)( be able to)?",
        "can <subject>",
    ),
    (r"^(could|may|might|would|should|cannot|will) <it>", "can <it>"),
    (r"^(tell me |do you know |i want to know |you want to know )?(whether|if) <who> can", "can <who>"),
    (r"can <who> be (allowed|able) to", "can <who>"),
    (r"can <who> (not|always|now|instead|only)", "can <who>"),
    (r"(?P<head>can <it>) (be )?(come|brought) (out )?(of|from) shadows", "<head> come out of shadows"),
    # ---- costs
    (r"how much (gold )?(is it|is|does it cost|would it cost|will it cost)( for)? <who> to", "what does it cost <who> to"),
    (r"how much (gold )?(is it|does it cost|would it cost|will it cost) to", "what does it cost you to"),
    (r"what (would|will|does|must) it cost( for)? <who> to", "what does it cost <who> to"),
    (r"what (would|will|does|must) it cost to", "what does it cost you to"),
    (
        r"(how much( gold)?|what) (do|does|must|should|will|would) <who> (have to |need to )?(pay|spend)( gold)?( in order)? (to|for|if you|when)",
        "what does it cost <who> to",
    ),
    (r"how much gold (do|does) <who> need( in order)? to", "what does it cost <who> to"),
    (
        r"(do|does) <who> (have|need) to pay (anything |gold |the shadow cost |its shadow cost |its cost )?(to|for|when|if you)",
        "what does it cost <who> to",
    ),
    (r"what does <it> cost to", "what does it cost you to"),
    (
        r"how much does <it> cost to (?P<verb>bring|marshal|play|ambush|put|set)(?! \S* ?@)",
        "what does it cost you to <verb> <it>",
    ),
    (r"what is the cost (for you |for opponent )?(of|for|to) bringing", "what is the cost of bringing"),
    (r"(?P<head>what does it cost \w+ to) bringing", "<head> bring"),
    (r"(?P<head>what does it cost \w+ to) marshaling", "<head> marshal"),
    (r"(?P<head>what does it cost \w+ to) playing", "<head> play"),
    (r"(?P<head>what does it cost \w+ to) ambushing", "<head> ambush"),
    (r"what (is|are) <it> 's (?P<cost>(printed |shadow )?(cost|strength))", "what is the <cost> of <it>"),
    (r"what (is|are) its (?P<cost>(printed |shadow )?(cost|strength))", "what is the <cost> of it"),
    (r"(how much|what) does <it> cost(?= \?|$| if| while| when)", "what is the printed cost of <it>"),
    # ---- counting as
    (
        r"(are|do) (?P<what>cards) in shadows (considered|counted|count|regarded|treated)?( to be| as)?( being)? ?in play",
        "is a card in shadows in play",
    ),
    (
        r"(is|are|does|do) (?P<what>.+? in shadows) (considered|counted|count|regarded|treated)( to be| as)?( being)? in play",
        "is <what> in play",
    ),
    (r"(do|does) (?P<what>.+? in shadows) count as (being )?in play", "is <what> in play"),
    (r"^are <it> in shadows in play", "is a card in shadows in play"),
    (
        r"^(is|are|does|do|would|will) (?P<act>(you |opponent )?(bringing|marshaling|playing|putting|ambushing|setting|placing|coming|taking|saving|returning|entering) .+?) (counts? as|counts?|considered( to be| as)?|be considered( to be| as)?|treated as|regarded as|counted as|qualify as|the same as|mean|a form of|a kind of|also|deemed) (?P<other>(playing|marshaling|putting|entering|coming|bringing|ambushing|using|a card) ?.*)",
        "does <act> count as <other>",
    ),
    (
        r"(am|are|is) <who> (?P<other>playing|marshaling) <it> (when|if|by) (you |opponent )?(bring|bringing) <obj> out of shadows",
        "does bringing <obj> out of shadows count as <other> it",
    ),
    (
        r"^(is|does) bringing (?P<act>.+? out of shadows) (?P<other>(playing|marshaling|entering play|putting it into play)\b.*)",
        "does bringing <act> count as <other>",
    ),
    (r"count as (playing|having played) (a|the|that|this) card", "count as playing it"),
    (r"count as (marshaling|having marshaled) (a|the|that|this) card", "count as marshaling it"),
    (r"count as it entering play", "count as entering play"),
    # ---- who, when, how many, what happens
    (r"^(which|what) player", "who"),
    (r"who (goes|acts|moves|starts|is) first(?= \?|$| in)", "who acts first"),
    (
        r"who (has to|may|can|must|gets to|is the first to|is first to)? ?(bring|brings|take|takes) (a |their |his |her )?(card|cards|shadow cards) out (of shadows )?first",
        "who brings a card out of shadows first",
    ),
    (r"who (goes|acts|is) first (when|with|for|in|at) bringing cards out of shadows", "who brings a card out of shadows first"),
    (
        r"^(in )?(what|which) (is the )?order (do players|do opponent|are|is|of|for|in which) ?(bring|bringing|players bring)? ?cards (are )?(brought )?out of shadows",
        "in what order are cards brought out of shadows",
    ),
    (r"^when (may|could|do|does|am|is|are|exactly can) <who>( get to| allowed to| able to)?", "when can <who>"),
    (
        r"^(at what (time|point|moment)s?|at which (time|point|moment)s?|in (what|which) phases?|how (early|late|soon)) (can|may|could|do) <who>",
        "when can <who>",
    ),
    (r"^when (may|could|does|is) <it>( able to| allowed to)?", "when can <it>"),
    (r"^what (happens|would happen|will happen|occurs|is the result|happens to it) (if|when|after|once|as)", "what happens if"),
    (r"^what (if|about if|about when) (?=you (bring|marshal|play|ambush|put))", "what happens if"),
    (r"^what happens to <it> (if|when) (?P<act>(you|opponent) (bring|marshal|play|put|ambush) .+)", "what happens if <act>"),
    (r"what happens if <it> is (revealed|flipped|pulled) from shadows", "what happens if <it> comes out of shadows"),
    (r"what happens if <who> (try to|tries to|attempt to)", "what happens if <who>"),
    (
        r"^is there (a|any) (limit|cap|maximum)( on| to| for)?( how many| the number of| as to how many) cards (that )?<who> (can|may)",
        "how many cards can <who>",
    ),
    (
        r"^can <who> bring several cards out of shadows( (in|during|each|per|this)( the same| a| 1| each| one)? ?(phase|round))?",
        "how many cards can <who> bring out of shadows this phase",
    ),
    (r"^(what is the (maximum|most|limit) (number of )?)cards <who> can", "how many cards can <who>"),
    (
        r"^how many (cards|times) (can|may|could|am|do) <who> (allowed to )?bring (a card |cards |them )?out of shadows( (in|during|each|per|a|every)( the same| a| 1| each| one)? ?(phase|round))?(?! this)",
        "how many cards can <who> bring out of shadows this phase",
    ),
    (
        r"(?P<head>how many .+?) (per|each|every|in a|in 1|in the same|in one|during a) (?P<period>phase|round|game)",
        "<head> this <period>",
    ),
    (r"what (are|is) you's (options|legal actions|possible actions)", "what can you do"),
    (r"^what (may|could) <who> do", "what can <who> do"),
    (
        r"(other )?(effects|abilities|things) (that happen |which happen )?at the (beginning|start) of (the|a) phase",
        "other beginning-of-phase effects",
    ),
    (
        r"^(do|does|is|are) (?P<act>bringing cards out of shadows|cards) (resolved |brought out of shadows |happen |done )?(come )?before",
        "does bringing cards out of shadows come before",
    ),
    # ---- is, has
    (r"^are (?P<rest>.+)", "is <rest>"),
    (r"^do(?P<rest> (cards|characters|events|attachments|locations) .+)", "does <rest>"),
    (r"^does <it> (keep|retain|gain)", "does <it> have"),
    (r"in play (area|zone)", "in play"),
    (r"(as|becoming|to become) a duplicate(?= \?|$| if| while| when| out)", ""),
)
"""What is said, and what it means in the words of the scenario language."""
