"""Tests never touch the user's own cache or cards."""

import os
import tempfile

_TEMP = tempfile.mkdtemp(prefix="judge-tests-")
os.environ.setdefault("JUDGE_TEST_HOME", _TEMP)
os.environ["XDG_CACHE_HOME"] = os.path.join(os.environ["JUDGE_TEST_HOME"], "cache")
os.environ["XDG_DATA_HOME"] = os.path.join(os.environ["JUDGE_TEST_HOME"], "data")
