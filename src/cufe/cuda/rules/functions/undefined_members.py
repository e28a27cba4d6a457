"""Whether a unit has classes whose member functions no other unit can define; what is told of them is in
`members_without_definition`.

Asked of the compiled file."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_UNNAMED: Final = bytes((k.NAMESPACE,)) + b"{"


def check_undefined_members(examined: ExaminedUnit) -> None:
    """Tells of the members without a definition: of local classes where their functions end, of others behind all."""
    keys = _class_keys(examined)
    if keys and _has_classes(examined, keys):
        from cufe.cuda.rules.functions.members_without_definition import tell_undefined_members

        tell_undefined_members(examined, keys)


def _class_keys(examined: ExaminedUnit) -> list[int]:
    """The tokens that begin classes."""
    kinds = examined.kinds
    found: list[int] = []
    for start, end in examined.compiled():
        for word in k.CLASS_KEYS:
            for at in k.all_of(kinds, word, start, end):
                found.append(at)
    return sorted(found)


def _has_classes(examined: ExaminedUnit, keys: list[int]) -> bool:
    """Whether there are classes of one function, of an unnamed namespace, or without a name."""
    kinds = examined.kinds
    if any(kinds.find(_UNNAMED, start, end) >= 0 for start, end in examined.near()):
        return True
    for key in keys:
        path = examined.cutter.path(key)
        if kinds[key + 1] == k.OPEN_BRACE or (path and path[-1].sort == c.FUNCTION and key > path[-1].body):
            return True
    return False
