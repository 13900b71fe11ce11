"""`python -m judge.lalr GRAMMAR [WAY IN]...` ships the tables of a grammar anew, after a change to it."""

import sys
from pathlib import Path

from judge.lalr.load import ship

ship(Path(sys.argv[1]), tuple(sys.argv[2:]) or ("start",))
