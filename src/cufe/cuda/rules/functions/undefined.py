"""Functions that are named and not defined, though no other unit can define them, or their template has to be."""

from cufe.checks.read_pieces import pieces_of
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.diagnostics.severity import ERROR
from cufe.final import Final
from cufe.il.entities import SFK_CONVERSION, Declared, Namespace, Routine
from cufe.il.templates import Template
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.failures import guarded
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# Functions that other units cannot define, and that are named and not defined in this one (114, 821); in the device
# pass an error where they are for the device.


_UNDEFINED_INLINE: Final = 821
_DEFINING: Final = frozenset(("alias", "ifunc", "weakref"))

_LOCAL: Final = (k.STATIC, k.INLINE, k.CONSTEXPR)
_INLINE: Final = n.INLINE | n.CONSTEXPR

_UNNAMED: Final = bytes((k.NAMESPACE,)) + b"{"


class _Undefined:
    """A function without a definition, or the template that it is an instance of."""

    def __init__(self, entity: Routine | Template, name: str) -> None:
        self.entity: Routine | Template = entity
        self.name: str = name


def check_undefined_functions(examined: ExaminedUnit) -> None:
    """Tells, at the end of the unit, of the functions of this unit alone that are named and have no definition."""
    functions: list[Routine] = []
    templates: list[Template] = []
    for path in pieces_of(examined, examined.in_full, with_idle=True):
        if _may_be_of_unit(examined, path):
            with guarded(token=path[-1].head):
                for entity in _lacking(examined, path):
                    if isinstance(entity, Routine):
                        functions.append(entity)
                    else:
                        templates.append(entity)
    found: list[_Undefined] = []
    if functions:
        from cufe.cuda.rules.functions.without_definition import NamedFunctions

        named = examined.once(NamedFunctions).tokens
        for routine in dict.fromkeys(functions):
            if any(one.binding.name in named for one in routine.declarations):
                found.append(_Undefined(routine, MessageNames().entities.qualified(routine)))
    if templates:
        from cufe.cuda.rules.functions.without_definition import undefined_instances

        found += [_Undefined(template, name) for template, name in undefined_instances(examined, templates)]
    for undefined in sorted(found, key=_place):
        _tell(examined, undefined)


def _place(undefined: _Undefined) -> tuple[bool, int]:
    """Instances of templates in namespaces are reported last."""
    entity = undefined.entity
    in_namespace = isinstance(entity.parent, Namespace) and entity.parent.parent is not None
    return isinstance(entity, Template) and in_namespace, entity.token


def _may_be_of_unit(examined: ExaminedUnit, path: list[Piece]) -> bool:
    """Whether a declaration in namespaces, without a body, may be that of a function of this unit alone."""
    kinds = examined.kinds
    piece = path[-1]
    if piece.sort != c.SIMPLE or any(one.sort not in (c.NAMESPACE, c.LINKAGE) for one in path[:-1]):
        return False
    if kinds.find(k.OPEN_ROUND, piece.start, piece.end) < 0:
        return False
    is_unnamed = any(kinds.startswith(_UNNAMED, one.body - 1) for one in path[:-1])
    return is_unnamed or any(kinds.find(word, piece.start, piece.end) >= 0 for word in _LOCAL)


def _lacking(examined: ExaminedUnit, path: list[Piece]) -> list[Routine | Template]:
    """The functions and templates of functions that a piece declares, that are of this unit alone, not defined in it,
    and spelt in more places than their declarations."""
    engine = examined.engine()
    context = engine.definitions.context_of(path, [])
    found: list[Routine | Template] = []
    if not isinstance(context, NamespaceContext):
        return found
    for binding in examined.bindings(path):
        if binding.sort != s.ROUTINE:
            continue
        for entity in engine.overload_sets.merged(context, engine.declare.binding_name(binding)):
            if not isinstance(entity, (Routine, Template)):
                continue
            own = {one.binding.name for one in entity.declarations}
            if binding.name not in own or any(
                one.piece.sort == c.FUNCTION
                or _names_definition(one)
                or not isinstance(one.context, NamespaceContext)
                or not examined.is_own(one.binding.name)
                for one in entity.declarations
            ):
                continue
            if _is_unnamed(entity) or _flags(entity) & (n.STATIC | _INLINE):
                # An operator is used without its name.
                mentions = examined.tokens_of({entity.name}) if entity.name.isidentifier() else [-1]
                if any(token not in own for token in mentions):
                    found.append(entity)
    return found


def _names_definition(declared: Declared) -> bool:
    """Whether an attribute of a declaration says which function stands for the one that it declares."""
    binding = declared.binding
    if binding.declaration is None or binding.declarator is None:
        return False
    attributes = binding.declaration.specifiers.of_declarators() + binding.declarator.attributes
    return any(one.gnu_name() in _DEFINING for one in attributes)


def _flags(entity: Routine | Template) -> int:
    """What the declarations of a function say."""
    flags = 0
    for one in entity.declarations:
        if one.binding.declaration is not None:
            flags |= one.binding.declaration.specifiers.flags
    return flags


def _is_unnamed(entity: Routine | Template) -> bool:
    return "<unnamed>" in MessageNames().entities.qualified(entity)


def _tell(examined: ExaminedUnit, undefined: _Undefined) -> None:
    entity = undefined.entity
    end = len(examined.kinds) - 1
    if _flags(entity) & n.STATIC or _is_unnamed(entity):
        for_device = examined.architecture is not None and isinstance(entity, Routine)
        words = [examined.marks.union(one.piece.start, one.piece.end) for one in entity.declarations]
        severity = ERROR if for_device and any(one & (DEVICE | GLOBAL) for one in words) else 0
        place = examined.unit.offset(entity.token)
        name = EntityName("function", undefined.name)
        examined.diagnoser.add(num.NOT_DEFINED, place, name, detected=examined.unit.offset(end), default=severity)
    else:
        name = EntityName("extern inline function", undefined.name)
        examined.add_late(_UNDEFINED_INLINE, entity.token, end, name)


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
            found += k.all_of(kinds, word, start, end)
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
                if engine.declare_types.definition(routine) is None and not _needs_none(examined, routine):
                    told[routine] = (piece.start + 1, names.of_function(routine))
    end = len(kinds) - 1
    for token, name in told.values():
        examined.add_late(_NO_DEFINITION, token, end, EntityName("function", name))


def _needs_none(examined: ExaminedUnit, routine: Routine) -> bool:
    """Whether a function is deleted, or declared by an explicit specialisation, which the directive has no effect on;
    definitions of conversion function templates by qualified names are not found."""
    if routine.special == SFK_CONVERSION or examined.engine().implicit.is_deleted_routine(routine):
        return True
    for declared in routine.declarations:
        path = examined.cutter.path(declared.binding.name)
        if path and _is_specialization(examined, path[-1]):
            return True
    return False


def _is_specialization(examined: ExaminedUnit, piece: Piece) -> bool:
    """`template <> ...`."""
    return examined.kinds[piece.start] == k.TEMPLATE and examined.kinds[piece.start + 2] == k.GREATER
