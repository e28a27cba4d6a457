"""Types that variables and parameters of the device may not have, sought by their spelling."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, GLOBAL, TEXTURE
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.examined import ExaminedUnit, declaration_context
from cufe.cuda.rules.variables.memory_spaces import in_inline_unnamed
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Types that device code does not have, sought by the words in which they are spelt (20106).


_VECTORS: Final = frozenset(("vector_size", "__vector_size__"))
_NUMBERS: Final = frozenset(("__float128", "_Float128"))


def check_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of a unit in which such a type is spelt."""
    if names_unsupported(examined):
        from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes

        UnsupportedTypes(examined).check()


def names_unsupported(examined: ExaminedUnit) -> bool:
    """Whether a unit names types that its pass could miss."""
    words = _VECTORS if examined.architecture is None else _VECTORS | _NUMBERS
    return bool(examined.tokens_of(set(words), examined.stretches))


# Variables of texture and surface types in inline unnamed namespaces (20123; observed: diagnostics-b 3.6).


_IN_INLINE_UNNAMED: Final = 20123
_INLINE_UNNAMED: Final = TokenPattern(
    re.escape(bytes((k.INLINE, k.NAMESPACE))) + rb"[{" + bytes((k.ATTRIBUTE,)) + b"]", bytes((k.NAMESPACE,))
)
#: a pointer to a texture is none
_NO_TEXTURE: Final = (n.POINTER, n.REFERENCE, n.RVALUE_REFERENCE, n.ARRAY, n.PARAMETERS, n.MEMBER_POINTER)


def check_textures(examined: ExaminedUnit) -> None:
    """Judges the variables of such namespaces; next to no unit has one."""
    kinds = examined.kinds
    if not any(_INLINE_UNNAMED.search(kinds, start, end) for start, end in examined.stretches):
        return
    marks = examined.marks
    #: the tokens behind the attributes of texture and surface types, which are their names
    names = {last + 1 for last, words in zip(marks.last, marks.words, strict=True) if words & TEXTURE}
    if names:
        _scope(examined, -1, [], names)


def _scope(examined: ExaminedUnit, brace: int, path: list[Piece], names: set[int]) -> None:
    for piece in examined.cutter.pieces(brace):
        if piece.sort in (c.NAMESPACE, c.LINKAGE):
            _scope(examined, piece.body, [*path, piece], names)
        elif piece.sort == c.SIMPLE and examined.is_own(piece.start):
            for one in declared_by(examined, [*path, piece]):
                if in_inline_unnamed(one) and _is_texture(one, names):
                    examined.add(_IN_INLINE_UNNAMED, one.name_token)


def _is_texture(one: Declared, names: set[int]) -> bool:
    """Whether a declarator declares a variable of such a type."""
    if one.flags & n.TYPEDEF or any(operator.sort in _NO_TEXTURE for operator in one.declarator.operators):
        return False
    engine = one.examined.engine()
    with unanswered:
        for variable in engine.definitions.variables_at([*one.path, one.piece]):
            if isinstance(variable, Variable) and variable.name == one.name:
                type_ = bare(engine.declare_types.variable_type(variable))
                return isinstance(type_, ClassType) and type_.token in names
    return False


# Parameters of zero-sized classes in functions of the device (20212; observed: diagnostics-b 3.9).


_ZERO_SIZED: Final = 20212
#: the end of `int a[0];`: what makes classes of that size
_NO_ELEMENTS: Final = TokenPattern(
    re.escape(bytes((k.IDENTIFIER, k.OPEN_SQUARE, k.NUMBER, k.CLOSE_SQUARE))) + b"[;,]", b"["
)
_WORDS: Final = ("device", "global", "tile_global")
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.STAR, k.GREATER, k.CLOSE_SQUARE))


def check_zero_sized(examined: ExaminedUnit) -> None:
    """Judges the definitions of functions, where the unit's own text declares an array without elements."""
    if not has_empty_array(examined):
        return
    names = MessageNames()
    marks = examined.marks
    templates: dict[str, set[int]] = {}
    for start, end in examined.in_full:
        for index in marks.between(start, end):
            if marks.words[index] & (DEVICE | GLOBAL):
                _check(examined, names, marks.first[index], templates)
    if templates:
        _check_instances(examined, names, templates)


def has_empty_array(examined: ExaminedUnit) -> bool:
    """Whether the user's code declares an array without elements, behind the name of its type."""
    for start, end in examined.stretches:
        for match in _NO_ELEMENTS.finditer(examined.kinds, start, end):
            at = match.start()
            if examined.lexemes[at + 2] == "0" and examined.kinds[at - 1] in _TYPES:
                return True
    return False


def _check(examined: ExaminedUnit, names: MessageNames, at: int, templates: dict[str, set[int]]) -> None:
    """Judges the definition in whose head a mark stands; a function template waits for its instances: the first token
    of its definition is kept by its name."""
    path = examined.cutter.path(at)
    if not path or path[-1].sort != c.FUNCTION or at > path[-1].body:
        return
    if examined.is_template(path[:-1]):
        return
    if examined.is_template(path):
        for one in declared_by(examined, path):
            templates.setdefault(one.name, set()).add(path[-1].start)
        return
    engine = examined.engine()
    routine = engine.definitions.at(path)
    if routine is None:
        return
    for attribute in examined.parser.attribute_specifier(at):
        if attribute.name in _WORDS:
            for type_ in zero_sized_parameters(engine, routine):
                examined.add(_ZERO_SIZED, attribute.first, names.fill_in(type_))


def _check_instances(examined: ExaminedUnit, names: MessageNames, templates: dict[str, set[int]]) -> None:
    """Judges the instances of templates, at the words of the template, where the unit names them first."""
    from cufe.cuda.rules.named_instances import NamedInstances

    engine = examined.engine()
    own: set[int] = set().union(*templates.values())
    for routine, token in NamedInstances(examined, set(templates), own).in_order():
        declared = engine.declare_types.definition(routine)
        if declared is None or declared.piece.start not in own:
            continue
        declaration = declared.binding.declaration
        for type_ in zero_sized_parameters(engine, routine):
            for attribute in declaration.specifiers.attributes if declaration is not None else []:
                if attribute.name in _WORDS:
                    context = declaration_context(examined, routine, token)
                    examined.add_late(_ZERO_SIZED, attribute.first, token, names.fill_in(type_), context=context)


def zero_sized_parameters(engine: "Engine", routine: Routine) -> list[Type]:
    """The types of the parameters that are zero-sized classes."""
    found: list[Type] = []
    with unanswered:
        for type_ in engine.declare_types.routine_type(routine).parameters:
            if isinstance(bare(type_), ClassType) and _is_zero_sized(engine, type_):
                found.append(type_)
    return found


def _is_zero_sized(engine: "Engine", type_: Type) -> bool:
    """Whether a class has members, but nothing in them; or an array nothing in its elements."""
    found = bare(type_)
    if isinstance(found, ArrayType):
        return found.count == 0 or _is_zero_sized(engine, found.element)
    if not isinstance(found, ClassType) or found.template is not None or not engine.classes.is_complete(found):
        # An instance is made behind the place where this is asked.
        return False
    if engine.classes.bases(found):
        return False
    fields = engine.classes.fields(found)
    if not fields or engine.classes.is_polymorphic(found):
        return False
    return all(_is_zero_sized(engine, engine.declare_types.field_type(field)) for field in fields)
