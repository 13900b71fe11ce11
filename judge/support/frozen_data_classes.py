"""Frozen values: what `dataclass(frozen=True)` and `typing.NamedTuple` give, at a fraction of their price.

Python writes and compiles the methods of a dataclass anew at every start, and fifty of them take longer than a ruling; a named
tuple has every one of its annotations compiled, which nobody reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self, dataclass_transform


class _Fields:
    """Makes a noun a dataclass to whoever asks (`dataclasses.fields`, `asdict`), when they ask."""

    def __get__(self, noun: object, kind: type[Noun]) -> dict[str, Any]:
        from dataclasses import field, make_dataclass

        given = {name: field(default=default) for name, default in kind._field_defaults.items()}
        made: Any = make_dataclass(kind.__name__, [(name, Any, given.get(name, field())) for name in kind._fields])
        return made.__dataclass_fields__  # type: ignore[no-any-return]


@dataclass_transform(frozen_default=True)
class Noun:
    """Immutable data. A subclass lists its fields, and what each is where nothing is said."""

    _fields: ClassVar[tuple[str, ...]]
    _names: ClassVar[frozenset[str]]
    _field_defaults: ClassVar[dict[str, Any]]
    if not TYPE_CHECKING:
        __dataclass_fields__ = _Fields()

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(cls.__annotations__)
        cls._names = frozenset(cls._fields)
        cls._field_defaults = {name: vars(cls)[name] for name in cls._fields if name in vars(cls)}

    def __init__(self, *given: object, **named: object) -> None:
        values = self.__dict__
        if not named and len(given) == len(self._fields):  # most often all of it is told, one after the other
            values.update(zip(self._fields, given))  # noqa: B905 - as many as there are
            return
        values.update(self._field_defaults, **named)
        values.update(zip(self._fields, given))  # noqa: B905 - what is left over has a default
        if len(values) != len(self._fields) or len(given) > len(values) or (named and not named.keys() <= self._names):
            self._refuse(given, named)

    def _refuse(self, given: tuple[object, ...], named: dict[str, object]) -> NoReturn:
        missing = [name for name in self._fields[len(given) :] if name not in {**named, **self._field_defaults}]
        extra = [*named.keys() - self._names, *given[len(self._fields) :]]
        raise TypeError(f"{type(self).__name__} lacks {missing} and has no {extra}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(map(self.__dict__.__getitem__, self._fields)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self._fields)
        return f"{type(self).__name__}({told})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cannot change `{name}` of a {type(self).__name__}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cannot take `{name}` from a {type(self).__name__}")

    def _replace(self, **changes: Any) -> Self:
        """As a NamedTuple has it."""
        return replace(self, **changes)  # type: ignore[type-var]


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(noun, /, **changes):
        """The same noun but for some of its fields."""
        if not changes.keys() <= noun._names:
            noun._refuse((), {**noun.__dict__, **changes})
        other = object.__new__(type(noun))
        other.__dict__.update(noun.__dict__, **changes)
        return other


if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from collections import namedtuple

    class _Named(type):
        """Makes a named tuple of a class that lists its fields, as `typing.NamedTuple` does."""

        def __new__(meta, name: str, _: tuple[type, ...], space: dict[str, Any]) -> type:
            fields = tuple(space.get("__annotations__", ()))
            defaults = [space.pop(field) for field in fields if field in space]
            made = namedtuple(name, fields, defaults=defaults, module=space.pop("__module__"))
            for key, value in space.items():
                setattr(made, key, value)
            return made

    NamedTuple = type.__new__(_Named, "NamedTuple", (), {})
