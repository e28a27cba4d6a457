"""Parameters of zero-sized classes in functions of the device (20212; observed: diagnostics-b 3.9)."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit, declaration_context
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.types import ArrayType, Type
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

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
