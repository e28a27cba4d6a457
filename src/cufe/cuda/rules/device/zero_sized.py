"""Variables without a size, an extension of the host compiler (observed: diagnostics-b 4): 20211.

Something of no size needs an array of no elements, so only units with such a declaration are looked at."""

from cufe.checks.typed_code import TypedFunction
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.calls.spaces import typed_for_device
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.device.declarations import device_variables, is_extern
from cufe.cuda.rules.device.types import declared_variable, variable_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.zero_sized import has_empty_array
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Variable
from cufe.il.statements import DeclStatement
from cufe.il.types import ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.failures import unanswered
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_ZERO_SIZED: Final = 20211


def check_zero_sized(examined: ExaminedUnit, found: Collection) -> None:
    """Judges variables with memory spaces, and those of functions of the device."""
    if not has_empty_array(examined):
        return
    engine = examined.engine()
    for one in device_variables(examined, found):
        if not one.is_template and not is_extern(one) and declared_variable(one) is not None:
            type_ = variable_type(one)
            if type_ is not None and is_empty(engine, type_):
                examined.add(_ZERO_SIZED, one.name_token, one.name)
    for typed, _ in typed_for_device(engine, device_functions(examined)):
        _check_function(examined, engine, typed)


def device_functions(examined: ExaminedUnit) -> list[list[Piece]]:
    """The functions with words for the device, and those that hold such words, as paths of pieces."""
    marks = examined.marks
    tokens = [slot.opening for slot in examined.slots if slot.words & DEVICE and examined.is_own(slot.opening)]
    for start, end in examined.near():
        for index in marks.between(start, end):
            if marks.words[index] & (DEVICE | GLOBAL):
                tokens.append(marks.first[index])
    found: dict[int, list[Piece]] = {}
    for token in tokens:
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.FUNCTION:
            found[path[-1].start] = path
    return [found[start] for start in sorted(found)]


class Locals(Walk):
    """The variables that a body declares, and its static assertions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: list[Variable] = []
        self.assertions: list[DeclStatement] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, DeclStatement):
            self.variables += [one for one in node.entities if isinstance(one, Variable)]
            if node.asserted is not None:
                self.assertions.append(node)
        return node


def _check_function(examined: ExaminedUnit, engine: "Engine", typed: TypedFunction) -> None:
    variables = Locals()
    variables.function(typed.scope)
    for variable in variables.variables:
        type_ = variable.type
        if variable.storage_class != en.SC_EXTERN and type_ is not None and is_empty(engine, type_):
            at = typed.used_at if typed.used_at >= 0 else variable.token
            examined.add_late(_ZERO_SIZED, variable.token, at, variable.name)


def is_empty(engine: "Engine", type_: Type) -> bool:
    if type_.dependent or isinstance(type_.skip_typerefs(), ReferenceType):
        return False
    with unanswered:
        return engine.layout.size(type_) == 0
    return False
