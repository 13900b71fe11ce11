"""Grammars that Lark compiled beforehand: the tables are kept as text, and run here without Lark.

Lark takes longer to import than a file takes to parse, so it works only where a grammar was changed.
"""

from judge.support.lalr.parser import Parse
from judge.support.lalr.tables import END, Rule, Tables, load

__all__ = ["END", "Parse", "Rule", "Tables", "load"]
