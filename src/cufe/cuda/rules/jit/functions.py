"""Functions that are the host's: by `__host__` (20216), or for want of an annotation (20217)."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, HOST
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import function_groups, is_specialisation
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.jit.findings import Finding
from cufe.cuda.rules.jit.places import Place, Places
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_HOST: Final = 20216
UNANNOTATED: Final = 20217
#: functions of the global namespace that the compiler declares for the device before it reads anything
_PREDECLARED: Final = frozenset(("printf", "vprintf", "malloc", "free", "memcpy", "memset", "clock", "__assertfail"))
_DEFAULTED: Final = bytes((k.ASSIGN, k.DEFAULT))
_DELETED: Final = bytes((k.ASSIGN, k.DELETE))
_ALLOCATION: Final = bytes((k.NEW, k.DELETE))


class FunctionWords:
    """The execution spaces of functions: those of a declaration and of the earlier ones of the same function."""

    def __init__(self, examined: ExaminedUnit, found: Collection, places: Places) -> None:
        #: by the token of the name
        self._words: dict[int, int] = {}
        for group in function_groups(examined, found):
            words = 0
            for one in group:
                words |= one.words & EXECUTION_SPACES
                self._words[one.name_token] = words
        of_key: dict[str, int] = {}
        for one, _ in places.declarations:
            if is_function(one) and one.name_token not in self._words:
                key = one.key()
                of_key[key] = self._words[one.name_token] = of_key.get(key, 0) | one.words & EXECUTION_SPACES

    def of(self, one: Declared) -> int:
        """What is written at a declaration and at those in front of it; 0 for nothing."""
        return self._words.get(one.name_token, one.words & EXECUTION_SPACES)


def check_functions(places: Places, words: FunctionWords) -> list[Finding]:
    """Every declaration of a function of the host, but for members outside of their class."""
    found: list[Finding] = []
    default_device = places.examined.settings.default_device
    for one, place in places.declarations:
        if not is_function(one) or not _counts(one, place):
            continue
        written = words.of(one)
        if written & (HOST | DEVICE) == HOST:
            found.append(Finding(_HOST, one.name_token, place))
        elif not written and not default_device:
            found.append(Finding(UNANNOTATED, one.name_token, place))
    return found


def is_function(one: Declared) -> bool:
    """Whether a declarator declares a function, be it by the name of a function type."""
    if one.function() is not None:
        return True
    return one.examined.lookup().function_types.are_declared(one.declaration, one.declarator)


def _counts(one: Declared, place: Place) -> bool:
    """Whether a declaration makes a function for which somebody has to choose a space."""
    if one.flags & n.TYPEDEF or one.declaration.instantiation >= 0 or is_specialisation(one):
        return False
    if one.flags & n.FRIEND and place.template:
        return False  # declared with each instance of the class
    if _is_guide(one) or _is_left_to_class(one) or _is_predeclared(one):
        return False
    if one.qualifier_token() >= 0 and not one.is_template:
        return one.is_member() is False
    return True


def _is_guide(one: Declared) -> bool:
    """`Name(...) -> Type`: no type in front, and a trailing one."""
    function = one.function()
    return one.is_special and function is not None and function.trailing >= 0


def _is_left_to_class(one: Declared) -> bool:
    """Whether a function is defaulted, or a member that is deleted."""
    kinds = one.examined.kinds
    end = one.piece.end - 1
    return kinds.endswith(_DEFAULTED, 0, end) or (kinds.endswith(_DELETED, 0, end) and one.is_member() is not False)


def _is_replaceable(one: Declared) -> bool:
    """Whether an allocation function has no placement parameters ([new.delete])."""
    function = one.function()
    if one.is_member() is not False or function is None:
        return False
    sized = len(function.parameters) == 2 and not function.parameters[1].declarator.operators
    return len(function.parameters) == 1 or (sized and one.examined.kinds[one.declarator.id + 1] == k.DELETE)


def _is_predeclared(one: Declared) -> bool:
    if one.is_operator:
        return one.examined.kinds[one.declarator.id + 1] in _ALLOCATION and _is_replaceable(one)
    return one.name in _PREDECLARED and one.full_name() == one.name
