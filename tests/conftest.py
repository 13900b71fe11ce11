"""Tests never touch the user's own cache or cards."""

import os
import tempfile
from pathlib import Path

_HOME = Path(os.environ.setdefault("JUDGE_TEST_HOME", tempfile.mkdtemp(prefix="judge-tests-")))
os.environ["XDG_CACHE_HOME"] = str(_HOME / "cache")
os.environ["XDG_DATA_HOME"] = str(_HOME / "data")
