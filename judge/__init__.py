"""A rules judge for A Game of Thrones: The Card Game. `from judge import rule, ask` rules from Python: see `judge.api`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judge.api import ask, rule

__version__ = "0.1.0"
__all__ = ["__version__", "ask", "rule"]


def __getattr__(name: str) -> Any:
    """The two functions are loaded when somebody wants them: a command starts without."""
    if name not in ("ask", "rule"):
        raise AttributeError(name)
    from judge import api

    return getattr(api, name)
