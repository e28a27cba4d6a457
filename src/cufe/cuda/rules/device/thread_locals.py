"""`thread_local` where the device has no threads of that kind (observed: diagnostics-b 4): 20113, 20114.

Both are told at the first storage class of the declaration."""

from cufe.cuda.marks import DEVICE, GLOBAL, MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, parse_piece
from cufe.cuda.rules.device.array_bounds import varying_bound
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import declarator_end
from cufe.syntax.local_pieces import statement_start
from cufe.text import kinds as k

_DEVICE_VARIABLE: Final = 20113
_IN_DEVICE_CODE: Final = 20114

_STORAGE: Final = (k.STATIC, k.EXTERN, k.THREAD_LOCAL)


def check_thread_locals(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the declarations that say `thread_local`."""
    spaces: Spaces | None = None
    for at in k.each(examined.kinds, k.THREAD_LOCAL, examined.near()):
        if examined.lexemes[at] == "thread_local":
            if spaces is None:
                spaces = Spaces(examined, found.marked_names(examined))
            _check(examined, spaces, at)


def _check(examined: ExaminedUnit, spaces: Spaces, token: int) -> None:
    for one in _declarators(examined, token):
        if one.function() is not None or (one.local and varying_bound(one) >= 0) or _is_of_unknown_type(one):
            continue
        if one.words & MEMORY_SPACES or (examined.settings.default_device and not one.local and not one.in_class):
            # Behind what is said of the initialiser and of the memory space.
            met_at = one.name_token if one.in_class else one.declarator.end
            examined.add_late(_DEVICE_VARIABLE, _storage(one), met_at, space_name(one.words))
        elif one.local and not one.flags & n.EXTERN and not examined.is_in_template(token):
            around = surroundings(examined, token)
            if around is not None and space_at(examined, spaces, around, token) & (DEVICE | GLOBAL):
                examined.add_late(_IN_DEVICE_CODE, _storage(one), one.declarator.end)


def _declarators(examined: ExaminedUnit, token: int) -> list[Declared]:
    """What the declaration around a token declares."""
    path = examined.cutter.path(token)
    if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE, c.CLASS, c.ENUM):
        return []
    piece = path[-1]
    brace = examined.brackets.enclosing(token)
    if brace <= piece.start:
        return parse_piece(examined, piece, path[:-1], False)
    inner = examined.cutter.cut_one(statement_start(examined.brackets, token), examined.brackets.close(brace))
    return parse_piece(examined, inner, path, True)


def _is_of_unknown_type(one: Declared) -> bool:
    """Whether nothing declares a name in the type."""
    tokens = range(one.declaration.specifiers.start, declarator_end(one.declarator))
    return not one.examined.told().undefined.isdisjoint(tokens)


def _storage(one: Declared) -> int:
    specifiers = one.declaration.specifiers
    for at in range(specifiers.start, specifiers.end):
        if one.examined.kinds[at] in _STORAGE:
            return at
    return one.name_token
