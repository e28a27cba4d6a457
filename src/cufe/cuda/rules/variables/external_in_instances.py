"""External variables of blocks whose type is a template parameter: all instances mean the same variable (159)."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.cuda.rules.variables.memory_spaces import namespace_name
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.il.templates import TemplateParameter
from cufe.il.types import Type
from cufe.sema.failures import guarded
from cufe.sema.instance_names import InstanceNames

_INCOMPATIBLE: Final = 159


def check_instances(examined: ExaminedUnit, found: list[Declared]) -> None:
    """Judges the variables `found`; one that the engine cannot stand does not end the run."""
    with guarded():
        for one in found:
            _check(examined, one)


def _check(examined: ExaminedUnit, one: Declared) -> None:
    engine = examined.engine()
    function = engine.definitions.at([*one.path])
    if function is None or function.template is None:
        return
    instances = NamedInstances(examined, {function.name}, {one.path[-1].start})
    parameter = examined.lexemes[one.declaration.specifiers.type_start]
    first: Type | None = None
    names = InstanceNames(engine)
    for routine, token in instances.in_order():
        if routine not in instances.asked_for or routine.template is not function.template:
            continue
        type_ = _argument(engine.templates.parameters(function.template), routine, parameter)
        if type_ is None:
            return
        if first is None:
            first = type_
        elif type_ is not first:
            offset = examined.unit.offset
            frame = Frame("instantiation of %sq", offset(token), names.of_routine(routine))
            place = offset(one.name_token)
            end = len(examined.kinds) - 1
            name = EntityName("", namespace_name(one) + one.name, place)
            examined.diagnoser.add(_INCOMPATIBLE, place, name, context=[frame], detected=offset(end))
            return


def _argument(parameters: list[TemplateParameter], routine: Routine, name: str) -> Type | None:
    """The type that a template parameter stands for in an instance."""
    for index, parameter in enumerate(parameters):
        if parameter.name == name and index < len(routine.arguments):
            type_ = routine.arguments[index].type
            return None if type_ is None else type_.canonical
    return None
