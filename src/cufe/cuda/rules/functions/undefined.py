"""Functions that are named and not defined, though no other unit can define them, or their template has to be."""

from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import declarations_of, explicit_instantiations, function_of
from cufe.diagnostics.report import EntityName
from cufe.diagnostics.severity import ERROR
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.instance_names import InstanceNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# Functions that other units cannot define, and that are named and not defined in this one (114, 821); in the device
# pass an error where they are for the device.


_UNDEFINED: Final = 114
_UNDEFINED_INLINE: Final = 821

_LOCAL: Final = (k.STATIC, k.INLINE, k.CONSTEXPR)
_INLINE: Final = n.INLINE | n.CONSTEXPR

_UNNAMED: Final = bytes((k.NAMESPACE,)) + b"{"


def check_undefined_functions(examined: ExaminedUnit) -> None:
    """Tells, at the end of the unit, of the functions of this unit alone that are named and have no definition."""
    names = {one.name for one in _only_declared(examined)}
    if not names:
        return
    groups = [group for group in declarations_of(examined, names, []) if group[0].qualifier_token() < 0]
    lacking = [group for group in groups if _is_mentioned(examined, group) and _is_lacking(examined, group, False)]
    found: list[_Undefined] = []
    if lacking:
        from cufe.cuda.rules.functions.without_definition import named_functions

        named = named_functions(examined).tokens
        for group in lacking:
            if any(one.name_token in named for one in group):
                found.append(_Undefined(group, EntityName("function", group[0].full_name())))
    templates = {group[0].name_token: group for group in groups if _is_lacking(examined, group, True)}
    if templates:
        from cufe.cuda.rules.functions.without_definition import undefined_instances

        for one in undefined_instances(examined, [group[0] for group in templates.values()]):
            found.append(_Undefined(templates[one.declared.name_token], one.name))
    for undefined in sorted(found, key=_place):
        _tell(examined, undefined)


def _is_mentioned(examined: ExaminedUnit, group: list[Declared]) -> bool:
    """Whether the name of a function is spelt in more places than its declarations."""
    own = {one.name_token for one in group}
    return any(token not in own for token in examined.tokens_of({group[0].name}))


class _Undefined:
    """A function without a definition: its declarations, or those of the template that it is an instance of."""

    def __init__(self, group: list[Declared], name: EntityName) -> None:
        self.group: list[Declared] = group
        self.name: EntityName = name


def _place(undefined: _Undefined) -> tuple[bool, int]:
    """Instances of templates in namespaces are reported last."""
    first = undefined.group[0]
    return first.is_template and any(piece.sort == c.NAMESPACE for piece in first.path), first.name_token


def _tell(examined: ExaminedUnit, undefined: _Undefined) -> None:
    group = undefined.group
    first = group[0]
    end = len(examined.kinds) - 1
    if any(one.flags & n.STATIC for one in group) or _is_unnamed(first):
        for_device = examined.architecture is not None and not first.is_template
        severity = ERROR if for_device and any(one.words & (DEVICE | GLOBAL) for one in group) else 0
        place = examined.unit.offset(first.name_token)
        examined.diagnoser.add(_UNDEFINED, place, undefined.name, detected=examined.unit.offset(end), default=severity)
    else:
        name = EntityName("extern inline function", undefined.name.name)
        examined.add_late(_UNDEFINED_INLINE, first.name_token, end, name)


def _only_declared(examined: ExaminedUnit) -> list[Declared]:
    """Declarations without bodies that say static or inline, or stand in unnamed namespaces."""
    kinds = examined.kinds
    found: list[Declared] = []
    for start, end in examined.in_full:
        for kind in _LOCAL:
            for at in k.all_of(kinds, kind, start, end):
                path = examined.cutter.path(at)
                if path and path[-1].sort == c.SIMPLE and _is_namespace(path):
                    found += _functions(examined, path)
        at = kinds.find(_UNNAMED, start, end)
        while at >= 0:
            path = examined.cutter.path(at + 1)
            _inside(examined, path, found)
            # What is inside has been gone through.
            behind = max(path[-1].end, at + 1) if path else at + 1
            at = kinds.find(_UNNAMED, behind, end)
    return found


def _inside(examined: ExaminedUnit, path: list[Piece], found: list[Declared]) -> None:
    """The function declarations in a namespace and in those inside of it."""
    pending = [path] if path and path[-1].body >= 0 else []
    while pending:
        around = pending.pop()
        for piece in examined.cutter.pieces(around[-1].body):
            if piece.sort == c.NAMESPACE and piece.body >= 0:
                pending.append([*around, piece])
            elif piece.sort == c.SIMPLE and examined.kinds.find(b"(", piece.start, piece.end) >= 0:
                found += _functions(examined, [*around, piece])


def _functions(examined: ExaminedUnit, path: list[Piece]) -> list[Declared]:
    piece = path[-1]
    found: list[Declared] = []
    for token in range(piece.start, piece.end - 1):
        if examined.kinds[token] == k.IDENTIFIER and examined.kinds[token + 1] == k.OPEN_ROUND:
            one = function_of(examined, piece, path[:-1], token)
            if one is not None and not one.flags & (n.TYPEDEF | n.FRIEND):
                found.append(one)
    return found


def _is_namespace(path: list[Piece]) -> bool:
    """Whether what is around a declaration are namespaces alone."""
    return all(piece.sort in (c.NAMESPACE, c.LINKAGE) for piece in path[:-1])


def _is_unnamed(one: Declared) -> bool:
    return "<unnamed>" in one.full_name()


def _is_lacking(examined: ExaminedUnit, group: list[Declared], templates: bool) -> bool:
    """Whether a function, or with `templates` a template of one, is of this unit alone and surely not defined in it;
    members are left out."""
    first = group[0]
    if any(one.piece.sort == c.FUNCTION or one.is_template != templates for one in group):
        return False
    if any(len(one.declaration.heads) != int(templates) for one in group):
        return False
    if not all(_is_namespace([*one.path, one.piece]) for one in group):
        return False
    if not all(examined.is_own(one.name_token) for one in group) or first.is_special or first.is_operator:
        return False
    return _is_unnamed(first) or any(one.flags & (n.STATIC | _INLINE) for one in group)


# Whether a unit has classes whose member functions no other unit can define; what is reported about them is in
# `members_without_definition`. Asked of the compiled file.


def check_undefined_members(examined: ExaminedUnit) -> None:
    """Reports the members without a definition: of local classes where their functions end, of others behind all."""
    keys = _class_keys(examined)
    if keys and _has_classes(examined, keys):
        from cufe.cuda.rules.functions.without_definition import tell_undefined_members

        tell_undefined_members(examined, keys)


def _class_keys(examined: ExaminedUnit) -> list[int]:
    """The tokens that begin classes."""
    kinds = examined.kinds
    found: list[int] = []
    for start, end in examined.in_full:
        for word in k.CLASS_KEYS:
            for at in k.all_of(kinds, word, start, end):
                found.append(at)
    return sorted(found)


def _has_classes(examined: ExaminedUnit, keys: list[int]) -> bool:
    """Whether there are classes of one function, of an unnamed namespace, or without a name."""
    kinds = examined.kinds
    if any(kinds.find(_UNNAMED, start, end) >= 0 for start, end in examined.stretches):
        return True
    for key in keys:
        path = examined.cutter.path(key)
        if kinds[key + 1] == k.OPEN_BRACE or (path and path[-1].sort == c.FUNCTION and key > path[-1].body):
            return True
    return False


# Explicit instantiations of functions whose template has no definition in the unit (489), told of at its end.


_NO_DEFINITION: Final = 489


def check_undefined_templates(examined: ExaminedUnit) -> None:
    """Judges the directives for functions."""
    kinds = examined.kinds
    directives = [one for one in explicit_instantiations(examined) if kinds[one.start + 1] not in k.CLASS_KEYS]
    if not directives:
        return
    engine = examined.engine()
    names = InstanceNames(engine)
    told: dict[Routine, tuple[int, str]] = {}
    for piece in directives:
        with guarded():
            for routine in engine.instantiations.routines(piece.start, piece.end):
                if engine.declare_types.definition(routine) is None and not _is_specialised(examined, routine):
                    told[routine] = (piece.start + 1, names.of_function(routine))
    end = len(kinds) - 1
    for token, name in told.values():
        examined.add_late(_NO_DEFINITION, token, end, EntityName("function", name))


def _is_specialised(examined: ExaminedUnit, routine: Routine) -> bool:
    """Whether a function is declared by an explicit specialisation, which the directive has no effect on."""
    for declared in routine.declarations:
        path = examined.cutter.path(declared.binding.name)
        if path and _is_specialization(examined, path[-1]):
            return True
    return False


def _is_specialization(examined: ExaminedUnit, piece: Piece) -> bool:
    """`template <> ...`."""
    return examined.kinds[piece.start] == k.TEMPLATE and examined.kinds[piece.start + 2] == k.GREATER
