"""The forms a condition can take in YAML, turned into plain tuples that can be cached and weighed."""

from __future__ import annotations

from typing import Any

Form = tuple[Any, ...]
ALWAYS: Form = ("all", ())


def form(raw: Any) -> Form:
    """`word` · `{word: value}` · `{not: …}` · `{any: […]}` · `{can: ACTION}` · `{target: …}`; a list means all."""
    if raw is None:
        return ALWAYS
    if isinstance(raw, list):
        return form(raw[0]) if len(raw) == 1 else ("all", tuple(form(r) for r in raw))
    if isinstance(raw, str):
        return ("word", raw, None)
    if isinstance(raw, dict) and "can" in raw:
        return ("can", raw["can"], raw.get("to", ""))
    if isinstance(raw, dict) and len(raw) == 1:
        ((key, inner),) = raw.items()
        return _keyed(str(key), inner)
    raise ValueError("a condition is a word, `{word: value}`, `{not: …}`, `{any: […]}`, `{can: …}` or `{target: …}`")


def _keyed(key: str, inner: Any) -> Form:
    if key == "not":
        return ("not", form(inner))
    if key == "any":
        if not isinstance(inner, list):
            raise ValueError("`any` takes a list of conditions")
        return ("any", tuple(form(i) for i in inner))
    if key == "target":
        return ("of", key, form(inner))
    return ("word", key, tuple(inner) if isinstance(inner, list) else inner)


def words_of(condition: Form) -> list[tuple[str, Any]]:
    """Every (kind, name) used: ("word", name) or ("can", action)."""
    kind = condition[0]
    if kind in ("word", "can"):
        return [(kind, condition[1])]
    if kind in ("any", "all"):
        return [w for part in condition[1] for w in words_of(part)]
    return words_of(condition[-1])
