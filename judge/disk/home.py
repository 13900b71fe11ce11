"""Where the judge's own law, cards, words and casebook lie."""

from __future__ import annotations

from pathlib import Path


def home() -> Path:
    """Beside the package in a checkout, inside it when installed."""
    inside = Path(__file__).resolve().parent.parent / "data"
    return inside if inside.is_dir() else inside.parent.parent
