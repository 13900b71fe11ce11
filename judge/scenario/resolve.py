"""Looks up the names of a script line on the table of that moment: ScriptLine + Table -> Question or Step."""

from __future__ import annotations

from judge.question import Question, Step
from judge.scenario.questions import question
from judge.scenario.scenario import ScriptLine
from judge.scenario.steps import step
from judge.table import Table


def resolve(line: ScriptLine, table: Table) -> Question | Step:
    """The question or step that the line is at this table; raises Unusable if a name fits nothing, or too much."""
    node = next(line.node.nodes())
    if line.kind == "then":
        return step(line, node, table)
    return Question(question(node, table), line.text, line.span, line.expected)
