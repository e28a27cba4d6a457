"""Variables that device code does not have: `thread_local` ones and those without a size."""

from cufe.cuda.marks import DEVICE, GLOBAL, MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.device.declarations import device_variables, is_extern
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.meant_types import written_type
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.cuda.rules.variables.zero_sized import has_empty_array
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import Variable
from cufe.il.types import ReferenceType, Type
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# The types of declared variables and parameters, where the engine can tell.


def declared_variable(one: Declared) -> Variable | None:
    """The variable of a namespace or class that a declarator declares."""
    if one.local:
        return None
    engine = one.examined.engine()
    with guarded():
        for variable in engine.definitions.variables_at([*one.path, one.piece]):
            if any(declared.binding.name == one.name_token for declared in variable.declarations):
                return variable
    return None


def variable_type(one: Declared) -> Type | None:
    """The type of a variable; None where it cannot be told."""
    variable = declared_variable(one)
    if variable is None:
        return None
    with guarded():
        return one.examined.engine().declare_types.variable_type(variable)
    return None


def parameter_types(one: Declared) -> list[Type | None]:
    """The types of a function's parameters as they are written, with their qualifiers; None for those that cannot be
    told."""
    operator = one.function()
    if operator is None or not operator.parameters:
        return []
    engine = one.examined.engine()
    context: Context | None = None
    with guarded():
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
    if context is None:
        return [None for _ in operator.parameters]
    return [
        written_type(engine, parameter.specifiers, parameter.declarator, context) for parameter in operator.parameters
    ]


# `thread_local` where the device has no threads of that kind (observed: diagnostics-b 4): 20113, and in bodies
# 20114. Both are reported at the first storage class of the declaration.


_DEVICE_VARIABLE: Final = 20113

_STORAGE: Final = (k.STATIC, k.EXTERN, k.THREAD_LOCAL)


def check_thread_locals(examined: ExaminedUnit) -> None:
    """Judges the variables with a memory space that say `thread_local`; bodies for the device are restricted."""
    for at in k.each(examined.kinds, k.THREAD_LOCAL, examined.stretches):
        if examined.lexemes[at] == "thread_local":
            for one in _declarators(examined, at):
                _check_thread_local(one)


def _check_thread_local(one: Declared) -> None:
    if one.function() is not None or _is_of_unknown_type(one):
        return
    if one.words & MEMORY_SPACES or (one.examined.settings.default_device and not one.local and not one.in_class):
        # Behind what is reported about the initialiser and about the memory space.
        met_at = one.name_token if one.in_class else one.declarator.end
        storage = storage_token(one.examined.kinds, one.declaration.specifiers)
        one.examined.add_late(_DEVICE_VARIABLE, storage, met_at, space_name(one.words))


def _declarators(examined: ExaminedUnit, token: int) -> list[Declared]:
    """What the declaration around a token declares."""
    path = examined.cutter.path(token)
    if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE, c.CLASS, c.ENUM):
        return []
    piece = path[-1]
    brace = examined.brackets.enclosing(token)
    if brace <= piece.start:
        return declared_by(examined, path)
    return declared_by(examined, [*path, local_piece(examined.cutter, token)], True)


def _is_of_unknown_type(one: Declared) -> bool:
    """Whether nothing declares a name in the type or in a bound."""
    specifiers = one.declaration.specifiers
    places = [range(specifiers.type_start, specifiers.type_end)]
    places += [range(bound.first, bound.last) for bound in one.declarator.operators if bound.sort == n.ARRAY]
    return any(one.examined.lookup().is_unknown(at) for place in places for at in place)


def storage_token(kinds: bytes, specifiers: n.Specifiers) -> int:
    """The first storage class among some specifiers."""
    return next((at for at in range(specifiers.start, specifiers.end) if kinds[at] in _STORAGE), specifiers.start)


# Variables without a size, an extension of the host compiler (observed: diagnostics-b 4): 20211. Something of no size
# needs an array of no elements, so only units with such a declaration are looked at.


_ZERO_SIZED: Final = 20211


def check_zero_sized(examined: ExaminedUnit, found: Collection) -> None:
    """Judges variables with memory spaces; bodies for the device are restricted."""
    if not has_empty_array(examined):
        return
    engine = examined.engine()
    for one in device_variables(examined, found):
        if not one.is_template and not is_extern(one) and declared_variable(one) is not None:
            type_ = variable_type(one)
            if type_ is not None and is_empty(engine, type_):
                examined.add(_ZERO_SIZED, one.name_token, one.name)


def device_functions(examined: ExaminedUnit) -> list[list[Piece]]:
    """The functions with words for the device, and those that hold such words, as paths of pieces."""
    marks = examined.marks
    tokens = [slot.opening for slot in examined.slots if slot.words & DEVICE and examined.is_own(slot.opening)]
    for start, end in examined.stretches:
        tokens += [marks.first[index] for index in marks.between(start, end) if marks.words[index] & (DEVICE | GLOBAL)]
    found: dict[int, list[Piece]] = {}
    for token in tokens:
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.FUNCTION:
            found[path[-1].start] = path
    return [found[start] for start in sorted(found)]


def is_empty(engine: "Engine", type_: Type) -> bool:
    if type_.dependent or isinstance(type_.skip_typerefs(), ReferenceType):
        return False
    with unanswered:
        return engine.layout.size(type_) == 0
    return False


