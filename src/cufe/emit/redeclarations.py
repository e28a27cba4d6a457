"""Spaces over redeclarations: the words of all declarations of a function are united (observed: diagnostics-a 7).

Only declarations outside of system headers are compared, and only under names that some declaration gives a space to
the device alone: those are the functions whose bodies would go.
"""

from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, GLOBAL, HOST, OTHER
from cufe.emit.context import Context
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_NAMED_FUNCTION: Final = bytes((k.IDENTIFIER, k.OPEN_ROUND))
_CALL_OPERATOR: Final = bytes((k.OPERATOR, k.OPEN_ROUND))


def unite_spaces(context: Context, routines: list[Routine]) -> list[Routine]:
    """Gives each routine the words of all its declarations; routines that had none of their own are added."""
    device_only: dict[str, list[Routine]] = {}
    for routine in routines:
        if routine.words & DEVICE and not routine.words & (HOST | GLOBAL | DEVICE_BUILTIN | OTHER):
            device_only.setdefault(routine.name(), []).append(routine)
    if not device_only:
        return routines
    known = {routine.piece.start: routine for routine in routines}
    # A member is declared once in its class, so only a definition outside of it, or a friend, can say more.
    defined_outside = {
        routine.name() for routine in routines if routine.declarator.id > routine.declarator.name_first >= 0
    }
    united: dict[tuple[str, str], list[Routine]] = {}
    for token in _user_tokens(context, device_only):
        if context.is_dropped(token):
            continue
        other = _routine_at(context, token, known, context.lexemes[token] in defined_outside)
        if other is not None:
            united.setdefault((_full_name(other), _signature(other)), []).append(other)
    added: list[Routine] = []
    for group in united.values():
        words = 0
        for routine in group:
            words |= routine.words
        for routine in group:
            if routine.words != words:
                routine.words = words
                if routine.piece.start not in known:
                    added.append(routine)
    return routines + added


def _user_tokens(context: Context, names: dict[str, list[Routine]]) -> list[int]:
    """Tokens outside of system headers that are spelt like one of the names, where that has declarations to compare,
    and that have a parameter list behind them."""
    wanted: set[str] = set()
    for name, group in names.items():
        if not all(context.places.in_system_header(routine.piece.start) for routine in group):
            wanted.add(name)
    if not wanted:
        return []
    kinds = context.kinds
    lexemes = context.lexemes
    starts = [_NAMED_FUNCTION, _CALL_OPERATOR] if "operator" in wanted else [_NAMED_FUNCTION]
    found: list[int] = []
    for start, end in context.places.user_stretches():
        for pattern in starts:
            for token in k.all_of(kinds, pattern, start, end + 1):
                if lexemes[token] in wanted:
                    found.append(token)
    if len(starts) > 1:
        found.sort()
    return found


def _routine_at(context: Context, token: int, known: dict[int, Routine], members: bool) -> Routine | None:
    """The function that `token` declares; members of classes only on demand."""
    path = context.cutter.path(token)
    if not path:
        return None
    piece = path[-1]
    if piece.start in known:
        return known[piece.start] if known[piece.start].declarator.id == token else None
    if piece.sort not in (c.FUNCTION, c.SIMPLE) or (piece.body >= 0 and token > piece.body):
        return None
    if context.kinds[piece.head] in bytes((k.USING, k.STATIC_ASSERT, k.NAMESPACE)):
        return None
    outer = path[-2] if len(path) > 1 else None
    if outer is not None and outer.sort == c.CLASS and not members:
        if context.kinds.find(k.FRIEND, piece.start, token) < 0:
            return None
    class_name = context.class_name(outer) if outer is not None and outer.sort == c.CLASS else ""
    declaration = context.parser.parse(piece, class_name)
    if (
        not declaration.declarators
        or declaration.declarators[0].id != token
        or declaration.declarators[0].function() is None
    ):
        return None
    limit = piece.body if piece.body >= 0 else piece.end
    return Routine(context, piece, path[:-1], declaration, context.marks.union(piece.start, limit))


def _full_name(routine: Routine) -> str:
    """Namespaces, classes and written qualifier without template arguments, and the name."""
    context = routine.context
    parts: list[str] = []
    for piece in routine.path:
        if piece.sort == c.NAMESPACE:
            parts.append(context.namespace_name(piece))
        elif piece.sort == c.CLASS and not routine.is_friend:
            parts.append(context.class_name(piece))
    depth = 0
    for at in range(routine.declarator.name_first, routine.declarator.id + 1):
        kind = context.kinds[at]
        if kind == k.LESS:
            depth += 1
        elif kind == k.GREATER:
            depth -= 1
        elif depth == 0 and kind == k.IDENTIFIER:
            parts.append(context.lexemes[at])
    return "::".join(parts)


def _signature(routine: Routine) -> str:
    """The parameter types as spelt, without names and default arguments."""
    context = routine.context
    types: list[str] = []
    for parameter in routine.parameters.parameters:
        declarator = parameter.declarator
        end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
        types.append(" ".join(context.lexemes[at] for at in range(parameter.start, end) if at != declarator.id))
    return ", ".join(types) + (" const" if routine.parameters.flags & n.CONST else "")
