"""Attributes whose arguments depend on template parameters, applied to the instances that the unit names."""

from cufe.cuda.rules.attributes.launch_configuration import check_instance
from cufe.cuda.rules.attributes.values import AttributeValues, Instance
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il.entities import Routine
from cufe.il.templates import Template
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class AttributeInstances:
    """Applies attributes that were put off to instances."""

    def __init__(self, examined: ExaminedUnit, put_off: list[AttributeValues]) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self.names: MessageNames = MessageNames()
        self._put_off: list[AttributeValues] = put_off

    def check(self) -> None:
        """Judges the attributes of all instances."""
        names = {values.one.name for values in self._put_off}
        instances = NamedInstances(self.examined, names, {values.one.piece.start for values in self._put_off})
        for routine, token in instances.in_order():
            with unanswered:
                self._apply(routine, token)

    def _apply(self, routine: Routine, token: int) -> None:
        """The attributes of the declarations of the template."""
        template = routine.template
        if not isinstance(template, Template):
            return
        offset = self.examined.unit.offset(token)
        for declared in template.declarations:
            for values in self._put_off:
                if values.one.name_token != declared.binding.name:
                    continue
                parameters = self.engine.template_parameters.of_declaration(declared)
                context = TemplateContext(parameters, list(routine.arguments), declared.context)
                frame = self._frame(routine, offset)
                check_instance(values.one, Instance(context, token, frame, values.hanging, values.refused))

    def _frame(self, routine: Routine, offset: int) -> Frame:
        """`instantiation of "a" based on template arguments <1, int>`."""
        assert routine.template is not None
        name = self.names.entities.qualified(routine.template)
        arguments = self.names.arguments(routine.arguments)
        count = sum([len(argument.pack) if argument.pack else 1 for argument in routine.arguments])
        plural = "s" if count > 1 else ""
        return Frame(f"instantiation of %sq based on template argument{plural} %s", offset, name, arguments)


def check_attribute_instances(examined: ExaminedUnit, put_off: list[AttributeValues]) -> None:
    """Applies the attributes that were put off."""
    with guarded():
        AttributeInstances(examined, put_off).check()
