"""Built-in atomic functions that device code names without calling them: 20311 (observed: diagnostics-b 3.7).

It is found when code is written out: a name that is not evaluated, that is discarded, or that a condition turns into a
truth value, is none; templates are not asked."""

from cufe.cuda.marks import DEVICE, GLOBAL, MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.constant.device_functions import ATOMIC
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_ADDRESS: Final = 20311

_FENCE: Final = "__nv_atomic_thread_fence"

_BEHIND: Final = b";),}"
_BEFORE: Final = bytes((k.RETURN,)) + b"=(,{)"
_NOT_EVALUATED: Final = bytes((k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.TYPEID, k.ALIGNOF, k.TYPEOF))
_CONDITIONS: Final = bytes((k.IF, k.WHILE))


def check_atomic_addresses(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the names of such functions; most units have none."""
    if ATOMIC not in examined.unit.text:
        return
    spaces: Spaces | None = None
    in_variables: list[int] = []
    in_functions: list[int] = []
    for start, end in examined.near():
        for name in range(start, end):
            if not examined.lexemes[name].startswith(ATOMIC) or not _is_value(examined, name):
                continue
            if spaces is None:
                spaces = Spaces(examined, found.marked_names(examined))
            if _is_in_device_code(examined, spaces, name):
                first = name - 1 if examined.kinds[name - 1] == k.AMPERSAND else name
                if examined.kinds[first - 1] == k.CLOSE_ROUND:
                    first = examined.brackets.open_before(first - 1)
                path = examined.cutter.path(name)
                (in_variables if path[-1].sort == c.SIMPLE else in_functions).append(first)
    end = len(examined.kinds) - 1
    for token in in_variables + in_functions:
        examined.add_late(_ADDRESS, token, end)


def _is_value(examined: ExaminedUnit, name: int) -> bool:
    """Whether a function is named for its address."""
    kinds = examined.kinds
    first = name - 1 if kinds[name - 1] == k.AMPERSAND else name
    if kinds[name + 1] not in _BEHIND or kinds[first - 1] not in _BEFORE:
        return False
    if first == name and _is_discarded(examined, name):
        return False
    if kinds[first - 1] == k.OPEN_ROUND and kinds[name + 1] == k.CLOSE_ROUND:
        # `(f)(x)`, `sizeof(f)`, `if (f)`
        return kinds[name + 2] != k.OPEN_ROUND and kinds[first - 2] not in _NOT_EVALUATED + _CONDITIONS
    if kinds[first - 1] == k.ASSIGN and kinds[first - 2] == k.CLOSE_ROUND:
        # A pointer to a function takes the address of the fence alone: the others are declared with an ellipsis.
        return examined.lexemes[name] == _FENCE
    return examined.lexemes[first - 3] != "bool"


def _is_discarded(examined: ExaminedUnit, name: int) -> bool:
    """Whether nobody wants the address of the function that is named: `(void)f`, `static_cast<void>(f)`, `(p, f)`."""
    kinds = examined.kinds
    first, last = name - 1, name + 1
    while kinds[first] == k.OPEN_ROUND and kinds[last] == k.CLOSE_ROUND:
        first -= 1
        last += 1
    if kinds[first] == k.COMMA:
        start = first - 1
        while kinds[start] not in b"({;}":
            start = examined.brackets.open_before(start) - 1 if kinds[start] in b")]" else start - 1
        # A statement, or what `(void)` stands before.
        return kinds[start] in b";}" or kinds[start - 1] == k.CLOSE_ROUND
    closed = kinds[first] in (k.CLOSE_ROUND, k.GREATER)
    return closed and examined.lexemes[first - 1] == "void" and kinds[first - 2] in (k.OPEN_ROUND, k.LESS)


def _is_in_device_code(examined: ExaminedUnit, spaces: Spaces, name: int) -> bool:
    path = examined.cutter.path(name)
    if not path or examined.is_in_template(name):
        return False
    if path[-1].sort == c.SIMPLE:
        return any(one.words & MEMORY_SPACES for one in parse_piece(examined, path[-1], path[:-1], False))
    around = surroundings(examined, name)
    return around is not None and bool(space_at(examined, spaces, around, name) & (DEVICE | GLOBAL))
