"""Fuzzers: strange input for every door of the judge, tried in one process through the command's own entry point.

`python -m tests.fuzz --n 10000` tries so many inputs, and keeps what it finds, each reduced to its smallest file, in
`found`, where a test runs it from then on. The same seed gives the same inputs.
"""
