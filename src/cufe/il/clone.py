"""Shallow copies of nodes: another object of the same class with the same attributes, lists shared."""

from types import GetSetDescriptorType
from typing import TypeVar

_T = TypeVar("_T")
#: names of the attributes of each class; compiled classes have descriptors for them and no `__dict__`
_names: dict[type, list[str]] = {}


def clone(node: _T) -> _T:
    """The shallow copy of a node."""
    cls = type(node)
    made: _T = cls.__new__(cls)
    names = list(vars(node)) if hasattr(node, "__dict__") else _attributes(cls)
    for name in names:
        setattr(made, name, getattr(node, name))
    return made


def _attributes(cls: type) -> list[str]:
    known = _names.get(cls)
    if known is None:
        known = []
        for base in cls.__mro__:
            for name, what in vars(base).items():
                if isinstance(what, GetSetDescriptorType) and not name.startswith("__"):
                    known.append(name)
        _names[cls] = known
    return known
