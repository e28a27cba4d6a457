"""Variables whose declarations name different memory spaces, or have no definition (observed: diagnostics-a 7, 8.1)."""

from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, HOST, MANAGED, MEMORY_SPACES, SHARED
from cufe.cuda.rules.declared import Declared, scope_name
from cufe.cuda.rules.device.declarations import is_extern
from cufe.cuda.rules.device.entity_names import entity_name
from cufe.cuda.rules.device.types import variable_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import is_directive
from cufe.text import kinds as k

_WITH: Final = 20042
_WITHOUT: Final = 20043
_STATIC_DEFINITION: Final = 20044

#: functions that are written out only if something calls them, and operands that are not evaluated
_NOT_WRITTEN: Final = bytes((k.STATIC, k.INLINE, k.TEMPLATE, k.CONSTEXPR))
_UNEVALUATED: Final = bytes((k.SIZEOF, k.ALIGNOF, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT))

_NAMES: Final = (
    (CONSTANT, "__constant__"), (SHARED, "__shared__"), (MANAGED, "__managed__"), (DEVICE, "__device__"),
)  # fmt: skip
_HOST: Final = "host"


def check_redeclared_variables(groups: list[list[Declared]]) -> None:
    """Compares each declaration with what earlier ones said, of which the foremost space counts."""
    for group in groups:
        words = -1
        if group[0].examined.kinds[group[0].name_token] == k.OPEN_SQUARE:
            # Structured bindings, of which none declares another one again.
            continue
        for one in group:
            if one.name_token in one.examined.misfits:
                continue
            own = one.words & MEMORY_SPACES
            if one.examined.settings.default_device and not one.local:
                own = own or DEVICE
            if words >= 0:
                _compare(one, words, own, group[0])
            words = max(words, 0) | own


def _compare(one: Declared, words: int, own: int, first: Declared) -> None:
    space, name = _foremost(words)
    added, added_name = _foremost(own)
    if space and not own & space:
        if space != DEVICE or not own:
            one.examined.add(_WITHOUT, one.name_token, name, entity_name(first))
            return
    if added and space in (0, DEVICE) and added != space:
        one.examined.add(_WITH, one.name_token, name, entity_name(first), added_name)


def _foremost(words: int) -> tuple[int, str]:
    """The space that a variable counts as, and its name in messages."""
    for space, name in _NAMES:
        if words & space:
            return space, name
    return 0, _HOST


def check_definitions(examined: ExaminedUnit, groups: list[list[Declared]]) -> None:
    """In whole-program mode an `extern` variable of the device that nothing defines becomes a static one (20044), told
    behind everything else: variables of the global namespace first."""
    if examined.settings.device_c or examined.settings.partial_link:
        return
    end = len(examined.kinds) - 1
    undefined = [group[0] for group in groups if _lacks_definition(group)]
    for one in sorted(undefined, key=_is_in_namespace):
        examined.add_late(_STATIC_DEFINITION, one.name_token, end, entity_name(one).name)


def _lacks_definition(group: list[Declared]) -> bool:
    words = 0
    for one in group:
        words |= one.words
        if one.is_template or not is_extern(one):
            return False
    # What one block says of a type another one does not know.
    if all(_is_incomplete(one) for one in (group[:1] if group[0].local else group)):
        return False
    unnamed = any(piece.sort == c.NAMESPACE and _is_unnamed(group[0], piece) for piece in group[0].path)
    return not unnamed and (not words & SHARED or _is_used(group))


def _is_used(group: list[Declared]) -> bool:
    """Whether a variable is named in a function that is surely written out, and evaluated there: what is `__shared__`
    needs a definition only then."""
    return _is_named(group[0].examined, group[0].name, {one.name_token for one in group}, set(), 0)


def _is_named(examined: ExaminedUnit, name: str, own: set[int], asked: set[int], words: int) -> bool:
    """Whether a function that is surely written out evaluates a name that is declared at some tokens; with `words` only
    a function counts that has one of them.  `asked` are the functions that are under way."""
    for token in examined.tokens_of({name}, examined.near()):
        path = examined.cutter.path(token)
        if path and _is_directive(examined, path[-1]) and asked:
            return True
        if token in own or not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
            continue
        if any(piece.sort not in (c.NAMESPACE, c.LINKAGE) for piece in path[:-1]) or _is_unevaluated(examined, token):
            continue
        if words and not examined.marks.union(path[-1].start, path[-1].body) & words:
            continue
        entity = examined.lookup().resolve(token)
        if entity is None or own.isdisjoint(entity.tokens()):
            continue
        if _is_written(examined, path, asked):
            return True
    return False


def _is_directive(examined: ExaminedUnit, piece: c.Piece) -> bool:
    """Whether a piece is `template ...;`, which makes instances."""
    return piece.sort == c.SIMPLE and is_directive(piece.start, examined.kinds)


def _is_written(examined: ExaminedUnit, path: list[c.Piece], asked: set[int]) -> bool:
    """Whether a function is surely written out: by itself, or since such a one calls it."""
    piece = path[-1]
    head = k.stretch(examined.kinds, piece.start, piece.body)
    marks = examined.marks.union(piece.start, piece.body)
    if not any(kind in _NOT_WRITTEN for kind in head) or (marks & GLOBAL and k.TEMPLATE not in head):
        return True
    declared = next((binding.name for binding in examined.bindings(path)), -1)
    if declared < 0 or declared in asked:
        return False
    asked.add(declared)
    # Kernels are launched by the host, too.
    words = 0 if marks & (GLOBAL | HOST) else DEVICE | GLOBAL
    return _is_named(examined, examined.lexemes[declared], {declared}, asked, words)


def _is_unevaluated(examined: ExaminedUnit, token: int) -> bool:
    """Whether a token stands in the operand of `sizeof` and the like."""
    kinds = examined.kinds
    at = token - 1
    while at > 0 and kinds[at] not in b";{}":
        if kinds[at] == k.CLOSE_ROUND:
            at = examined.brackets.open_before(at)
        elif kinds[at] == k.OPEN_ROUND and kinds[at - 1] in _UNEVALUATED:
            return True
        at -= 1
    return kinds[token - 1] == k.SIZEOF


def _is_incomplete(one: Declared) -> bool:
    """`extern __device__ int a[];`, or of a class that is only declared."""
    operators = one.declarator.operators
    if operators:
        return operators[0].sort == n.ARRAY and operators[0].first + 1 == operators[0].last
    if one.declaration.specifiers.sort == n.BUILTIN:
        return False
    type_ = variable_type(one)
    return type_ is None or not one.examined.engine().classes.is_complete(type_)


def _is_unnamed(one: Declared, piece: c.Piece) -> bool:
    return scope_name(one.examined, piece) == "<unnamed>"


def _is_in_namespace(one: Declared) -> bool:
    return any(piece.sort == c.NAMESPACE for piece in one.path)
