"""What a question may add with *if*, *while*, *with*, *in* …: the words, what they tell of the table, and how that is retold."""

# ruff: noqa: E501 - one phrase a line
from __future__ import annotations

CONNECTORS = (
    r"(, |and |but |so |because |although |though |even |as long |as |given |assuming |suppose |supposing |provided |in case |now |only |not |also |where )*"
    r"(if|while|when|whilst|with|though|although|once|after|that|because|since|where|and|but|as|,|for|having)"
)
"""What may stand before a fact."""

AFTER = r"(?:and|but|if|while|when|although|though|with|can|may|is|does|what|who|how|as|in|during|at|on|even|outside)"
"""What may stand after a fact."""

STRONG = r"(if|while|whilst|although|unless|assuming|provided|supposing|even though|given that)"
"""What surely begins a fact, so that a question cannot go on after it unless it was understood."""

HAS = r"(has|have|had|got|with|has got|have got)"
ALREADY = r"(already |previously |currently |only |just |both )?"

FACTS: tuple[tuple[str, str, str, str], ...] = (
    # ---- copies in piles
    (rf"{ALREADY}(there is )?<copy> (is |are |lies |lying |sits |was |be |lie )?{ALREADY}in <whose> <pile>", "copy", "", "{copy} is in {whose} {pile}"),
    (rf"<who> {HAS} {ALREADY}<copy> {ALREADY}in (<whose> |the |his |her )?<pile>", "copy", "", "{copy} is in {who's} {pile}"),
    (r"<whose> <pile> (contains|holds|has|includes) <copy>", "copy", "", "{copy} is in {whose} {pile}"),
    (r"<it> (is |are |lies |was )?(already |also )?(dead|killed)", "died", "", "a copy is in {owner's} dead pile"),
    (r"<it> (has )?died( already| before| earlier)?", "died", "", "a copy is in {owner's} dead pile"),
    (r"<whose> <copy> (is |lies |was |has |been )*(dead|killed|died)", "copy", "dead", "{copy} is in {whose} dead pile"),
    (r"(there is |there are )?(no|not a|not any) <copy> (is |are |lies )?in <whose> <pile>", "no_copy", "", "no copy is in {whose} {pile}"),
    (r"<copy> (is|are) (not|nowhere) in <whose> <pile>", "no_copy", "", "no copy is in {whose} {pile}"),
    (rf"<who> ({HAS} no|does not have a|do not have a|does not have any|do not have any) copy in (<whose> |the )?<pile>", "no_copy", "", "no copy is in {who's} {pile}"),
    (r"<whose> <pile> is (empty|clear)", "empty", "", "{whose} {pile} is empty"),
    (rf"(<who> {HAS} )?an empty <pile>", "empty", "", "{who's} {pile} is empty"),
    (r"(is |it is |it )?not in <whose> <pile>", "no_copy", "", "no copy is in {whose} {pile}"),
    # ---- copies in play
    (r"<who> (owns?|own) (a |another )?(copy )?(and|&) controls? <copy>( in play)?", "in_play", "own", "{who} {owns} and {controls} a copy in play"),
    (r"<who> owns? <copy> (in play )?(that |which |but |and )?(is controlled by <other>|<other> controls?( it)?|is under <whose> control)", "in_play", "lent", "{other} {controls} a copy that {who} {owns}"),
    (r"<who> controls? <copy> (in play )?(that |which |but |and )?(is owned by <other>|<other> owns?( it)?)", "in_play", "borrowed", "{who} {controls} a copy that {other} {owns}"),
    (rf"<who> {ALREADY}(controls?|controlled|took control of|has taken control of|have taken control of|stole|has stolen) <copy>( in play)?", "in_play", "", "{who} {controls} {copy}"),
    (rf"<who> {HAS} {ALREADY}(?P<holder>his|her|their|own|his own|her own|their own|you's|opponent's|you's own)( own)? copy in play", "in_play", "own", "{who} {owns} and {controls} a copy in play"),
    (rf"<who> {HAS} {ALREADY}<copy> {ALREADY}in play", "in_play", "", "{who} {controls} {copy}"),
    (r"(?P<holder>you's|opponent's) copy is (controlled by <who>|under <whose> control)", "in_play", "", "{who} {controls} {copy}"),
    (rf"(there is )?{ALREADY}<copy> (is |are )?{ALREADY}in play (under <whose> control|controlled by <who>|on <whose> side)", "in_play", "", "{who} {controls} {copy}"),
    (rf"(there is )?{ALREADY}<copy> (is |are )?{ALREADY}in play", "in_play", "", "{copy} is in play"),
    (rf"<it> is {ALREADY}in play (under <whose> control|controlled by <who>|on <whose> side)", "in_play_itself", "", "{who} {controls} it"),
    (rf"<it> is {ALREADY}in play", "in_play_itself", "", "it is in play"),
    (r"(there is )?(no|not a|not any) (other )?copy (is |are )?in play", "no_copy_in_play", "", "no copy is in play"),
    (r"<copy> is not in play", "no_copy_in_play", "", "no copy is in play"),
    (r"(nobody|no one|no player|neither of (you|us)) (has|controls|owns) <copy>( in play)?", "no_copy_in_play", "", "no copy is in play"),
    (r"<who> (does not|do not|controls no|has no|have no|control no)( control| own| have)?( a| any| another)? ?copy( in play)?", "none_of_whose", "", "{who} {controls} no copy in play"),
    # ---- gold
    (rf"(<who> )?({HAS} )?(only |just |exactly )?<n> gold( left| available| in (the |you's )?(gold )?pool| to spend| remaining)?", "gold", "", "{who} {has} {n} gold"),
    (r"(<who> )?((has|have|with) )?(only |just )?(no|0) gold( left| available| in (the |you's )?(gold )?pool)?", "no_gold", "", "{who} {has} no gold"),
    (r"<whose> gold pool is empty", "no_gold", "", "{who} {has} no gold"),
    (r"<who> cannot (pay|afford it|afford)( for it| the cost| its shadow cost| it)?", "no_gold", "", "{who} {has} no gold"),
    # ---- the card itself
    (r"<it> (is |are |lies |remains )?(hidden |lying |kept )?in (<whose> |the )?<area>", "place", "", "{it} is in {whose} {pile}"),
    (r"(<it> is )?(?P<state>kneeling|standing|facedown|faceup)", "state", "", "{it} is {state}"),
    (r"<it> (attacks|is attacking) alone", "alone", "", "{it} attacks alone"),
    (r"(<it> (is|becomes|has been|was) )?blank(ed)?( out)?", "effect", "{it} is blank", "{it} is blank"),
    (r"<whose> text box is blank", "effect", "{it} is blank", "{it} is blank"),
    (r"(<it> is )?(an? )?(non-unique|not unique)( card)?", "face", "common", "{it} is not unique"),
    (r"(<it> is )?(an? )?unique( card)?", "face", "unique", "{it} is unique"),
    (r"(<it> is )?(an? )?limited( card)?", "face", "limited", "{it} is limited"),
    (r"<it> is a duplicate", "under", "", "it is a duplicate"),
    (r"<it> is an? (?P<type>character|location|attachment|event)", "face", "type", "{it} is a {type}"),
    (r"(<it> )?(has no|does not have|have no|lacks|is without|loses|lost|has lost) <keyword>", "face", "lacks", "{it} does not have {keyword}"),
    (r"(<it> )?(has|have) <keyword> (of )?<n>", "face", "keyword", "{it} has {keyword} {n}"),
    (r"(<it> )?(has|have) <keyword>", "face", "keyword", "{it} has {keyword}"),
    (r"<it> (gains|gained|has gained|is given) <keyword>( <n>)?", "effect", "{it} gains {keyword} {n}", "{it} gains {keyword} {n}"),
    (r"<it> (has a |has an? printed )?(costs?|cost of|printed cost of) <n>( gold)?", "face", "cost", "{it} costs {n}"),
    (r"<it> (has|have) (a |1 )duplicate", "duplicate", "", "{it} has a duplicate"),
    (r"<it> (has|with) no duplicate", "no_duplicate", "", "{it} has no duplicate"),
    (r"<it> is about to (be (?P<fate>killed|discarded|sacrificed|returned to hand|removed from the game)|die)", "about", "", "{it} is about to be {fate}"),
    (r"<it> would be (?P<fate>killed|discarded|sacrificed|returned to hand|removed from the game)", "about", "", "{it} is about to be {fate}"),
    (r"<it> (has )?(entered|enters|is entering) play", "entering", "", "{it} enters play"),
    (r"<who> owns? <it>( but <other> controls? it)?", "owner", "", "{who} {owns} {it}"),
    (r"<it> is owned by <who>", "owner", "", "{who} {owns} {it}"),
    (r"<it> is (controlled by <who>|under <whose> control)", "controller", "", "{who} {controls} {it}"),
    (r"<it> belongs to <who>", "owner", "", "{who} {owns} {it}"),
    # ---- what has happened, and what is in force
    (rf"<who> (has |have )?{ALREADY}brought (another |a |1 |some )(other )?card out of shadows( {ALREADY}this phase| earlier| before)?", "said", "{who} has brought a card out of shadows this phase", "{who} {has} brought a card out of shadows this phase"),
    (r"<who> (has|have|did) not (yet |already )?(brought|bring) (a |any |another )?cards? out of shadows( this phase| yet)*", "not_done", "bring_out", "{who} {has} brought no card out of shadows this phase"),
    (rf"<who> (has |have )?{ALREADY}passed( (you's|opponent's|his|her|their|the) (chance|opportunity|turn)( to bring (a card|cards) out of shadows)?)?", "said", "{who} has passed her chance to bring a card out of shadows", "{who} {has} passed"),
    (rf"<who> (has |have )?{ALREADY}(marshaled|played|used) (a |another |1 |you's |opponent's )?limited (card|location|event|character|attachment)( this round| {ALREADY})?", "said", "{who} has marshaled a limited card this round", "{who} {has} marshaled a limited card this round"),
    (rf"<who> (has |have )?{ALREADY}set up (a |another |1 )?limited (card|location|character|attachment)", "said", "{who} has set up a limited card", "{who} {has} set up a limited card"),
    (r"<who> (has|have|did) not (yet )?(marshaled|marshal|played|play) (a |any |another )?limited (card|location|event|character)( this round| yet)*", "not_done", "limited", "{who} {has} marshaled no limited card this round"),
    (r"(an? |some |another )?(effect|ability|card|event|plot|rule)( of .+?)? (that )?(says?|states?|said|reads) (that )?(?P<rest>(?:(?! and | if | while | with | during | on you| on opp| in the |,|\?).)+)", "effect", "{rest}", "an effect says that {rest}"),
    (r"(an? |some )?(effect|ability|card) (stops|prevents|keeps|forbids) <who> (from )?(to )?(?P<rest>(?:(?! and | if | while | with | during | on you| on opp| in the |,|\?).)+)", "forbids", "{who} cannot {rest}", "an effect says that {who} cannot {rest}"),
    (r"(an? |some )?(effect|ability|card) (lets|allows|permits) <who> (to )?(?P<rest>(?:(?! and | if | while | with | during | on you| on opp| in the |,|\?).)+)", "effect", "{who} may {rest}", "an effect says that {who} may {rest}"),
    (r"(?P<rest>(you|opponent) cannot (?:(?! and | if | while | with | during | on you| on opp| in the |,|\?).)+)", "effect", "{rest}", "an effect says that {rest}"),
    (r"<it> costs? <n> (?P<change>less|more)( to (?P<rest>(?:(?! and | if | while | with | during | on you| on opp| in the |,|\?).)+))?", "costs", "", "{it} costs {n} {change}"),
    # ---- who is who
    (r"<who> (am|are|is) (the )?active( player)?", "active", "", "{who} {is} the active player"),
    (r"<who> (am|are|is) not (the )?active( player)?", "not_active", "", "{who} {is} not the active player"),
    (r"<who> (am|are|is) (the )?first player", "first", "", "{who} {is} the first player"),
    (r"<who> (am|are|is) not (the )?first player", "not_first", "", "{who} {is} not the first player"),
    (r"it is <whose> turn", "active", "", "it is {whose} turn"),
    (r"it is not <whose> turn", "not_active", "", "it is not {whose} turn"),
    (r"it is (the |in the )?<phase>", "phase", "", "it is the {phase} phase"),
)
"""A pattern, what to do with it, with what, and how it is retold."""

COPY_IN_PILE = "a copy is in {whose} {pile}"
COPY_IN_PLAY = "a copy is in play"
COPY_CONTROLLED = "{who} {controls} a copy"

ADVERBIALS: tuple[tuple[str, str, str, str], ...] = (
    (r"(in|under|with|for)( the)? (1e|1st edition|first edition|edition 1|first edition rules|1st edition rules|1\.0|the old game)", "edition", "1e", "in the first edition"),
    (r"(in|under|with|for)( the)? (2e|2nd edition|second edition|edition 2|second edition rules|2\.0)", "edition", "2e", "in the second edition"),
    (r"(at|during) the (beginning|start) of (a|the|any|each|every) phase", "window", "beginning", "at the beginning of a phase"),
    (r"(at|during) the (beginning|start) of (the )?<phase>", "phase_begins", "beginning", "at the beginning of the {phase} phase"),
    (r"(in|during|within) (an|the|any|every|each) action window( (of|in|during) (the )?<phase>)?", "window", "action", "in an action window"),
    (r"as an action( (in|during) (the )?<phase>)?", "window", "action", "in an action window"),
    (r"as an? reaction", "window", "reaction", "as a reaction"),
    (r"as an? interrupt", "window", "interrupt", "as an interrupt"),
    (r"(on|during|in) <whose> (own )?turn", "active", "", "on {whose} turn"),
    (r"(when|while) it is not <whose> turn", "not_active", "", "when it is not {whose} turn"),
    (r"as (the )?active player", "active", "you", "as the active player"),
    (r"as (the )?first player", "first", "you", "as the first player"),
    (r"(in|during|at|within|throughout) (the |a |<whose> )?<phase>", "phase", "", "in the {phase} phase"),
    (r"outside (of )?(the |a )?<phase>", "phase_unlike", "", "outside the {phase} phase"),
    (r"in (a )?(?P<format>melee|joust)( game)?", "format", "", "in a {format} game"),
)
"""The same for what may stand anywhere in a question."""
