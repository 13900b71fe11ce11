"""`python -m judge` is `judge`."""

from judge.cli import process

process()
