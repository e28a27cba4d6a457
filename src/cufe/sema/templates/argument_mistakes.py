"""What is wrong with a written list of template arguments ([temp.arg]): too few (442), too many (443), values where
types are wanted (79, 757), types where values are (254), what is no class template (40, 730, 999), templates without
their arguments (441), and names that nothing declares.

It is asked once a list has failed. EDG reads each argument as its parameter wants it and goes on behind a wrong one, so
a list may have several mistakes; the first is raised, and holds the others."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import templates as tm
from cufe.il.context import Context
from cufe.il.entities import ClassType, Enumerator, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.types import Type
from cufe.sema.answers import UNSATISFIED, Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import is_dependent_context, is_instance_context
from cufe.sema.declared.written_names import Named, not_found
from cufe.sema.engine_part import EnginePart
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_CLASS_TEMPLATES: Final = (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS, tm.TEMPLK_ALIAS)
#: tokens that an expression begins with, and no type
_VALUES: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR, k.MINUS, k.SIZEOF, k.THIS)) + b"(+!~&"


class ArgumentMistakes(EnginePart):
    """Tells why a list of template arguments does not fit."""

    def explained(
        self, node: e.TemplateArguments, context: Context, template: tm.Template, failure: IllFormed
    ) -> IllFormed:
        """The mistakes in a list that has failed, or the failure itself where they cannot be told for certain."""
        if self.engine.trials.under_way or is_instance_context(context):
            return failure
        if template.is_parameter or template.builtin:
            return failure
        if failure.cause == UNSATISFIED and failure.token == template.token:
            return Mistake(num.CONSTRAINT, failure.cause, node.end - 1)
        found: list[Mistake] = []
        try:
            self._list(node, context, template, found)
        except (Unknown, Dependent, IllFormed):
            return failure
        if not found:
            return failure
        if template.kind == tm.TEMPLK_CONCEPT and found[-1].number in (num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS):
            # Nothing is named, so an operand is missing.
            found.append(Mistake(num.EXPRESSION_EXPECTED, failure.cause, node.end))
        found[0].others = found[1:]
        return found[0]

    def _list(self, node: e.TemplateArguments, context: Context, template: tm.Template, found: list[Mistake]) -> None:
        parameters = self.engine.template_parameters.of(template)
        index = 0
        wrong: list[int] = []
        for item in node.items:
            if isinstance(item, e.PackExpansion) or (isinstance(item, e.Binary) and isinstance(item.right, e.Dots)):
                raise Unknown("a pack among template arguments", item.start)
            if index == len(parameters):
                found.append(_of_list(num.TOO_MANY_ARGUMENTS, "too many template arguments", item.start, template))
                return
            mistake = self.of_item(item, context, parameters[index])
            if mistake is not None:
                found.append(mistake)
                if parameters[index].kind == tm.TPK_TYPE:
                    wrong.append(index)
            if not parameters[index].pack:
                index += 1
        if index < len(parameters) and not parameters[index].pack and parameters[index].default < 0:
            found.append(_of_list(num.TOO_FEW_ARGUMENTS, "too few template arguments", node.end - 1, template))
        elif wrong and not is_dependent_context(context) and self.engine.constraints.fail_with(template, wrong):
            found.append(Mistake(num.CONSTRAINT, UNSATISFIED, node.end - 1))

    def of_item(self, item: e.Node, context: Context, parameter: tm.TemplateParameter) -> Mistake | None:
        """The mistake in one argument, or in the default argument, of a parameter."""
        if parameter.kind == tm.TPK_TYPE:
            return self._type(item, context)
        if parameter.kind == tm.TPK_TEMPLATE:
            return self._template(item, context, parameter)
        return self._value(item, context)

    # --- types -----------------------------------------------------------------------------------------------------

    def _type(self, item: e.Node, context: Context) -> Mistake | None:
        if isinstance(item, e.Name):
            return self._named_type(item, context)
        if self.engine.kinds[item.start] in _VALUES:
            return Mistake(num.TYPE_EXPECTED, "expected a type specifier", item.start)
        if not isinstance(item, e.TypeId):
            raise Unknown("a type as template argument", item.start)
        return self._type_id(item, context)

    def _type_id(self, item: e.TypeId, context: Context) -> Mistake | None:
        try:
            self.engine.specifiers.type_id(item.start, item.end, context)
        except Mistake as mistake:
            if item.start <= mistake.token < item.end:
                return mistake
            raise
        return None

    def _named_type(self, item: e.Name, context: Context) -> Mistake | None:
        named = self._named(item, context)
        if named is None:
            return None
        if not named.entities:
            return self._undefined(item, named)
        if _names_class_template(named.entities[0]) and named.arguments is None:
            return self._without_arguments(item, named.entities[0])
        try:
            self.engine.specifiers.type_of_name(item, context)
        except Mistake as mistake:
            if item.start <= mistake.token < item.end:
                return mistake
            raise
        return None

    def _without_arguments(self, item: e.Name, entity: Entity) -> Mistake:
        return Mistake(num.NO_ARGUMENTS, "a template without arguments", item.start, entity=entity)

    def _named(self, item: e.Name, context: Context) -> Named | None:
        """What a name means; None where that depends on a template parameter."""
        named = self.engine.written_names.resolve(item, context)
        if named.dependent or (not named.qualified and self.engine.names.is_used_from_dependent(named.name, context)):
            return None
        return named

    def _undefined(self, item: e.Name, named: Named) -> Mistake:
        failure = not_found(self.engine, named, f'identifier "{named.name}" is undefined', item.id)
        if not isinstance(failure, Mistake):
            raise failure
        if failure.number == num.UNDEFINED and named.arguments is not None:
            return Mistake(num.NO_TEMPLATE, f"{named.name} is not a template", item.id, name=named.name)
        return failure

    # --- values ----------------------------------------------------------------------------------------------------

    def _value(self, item: e.Node, context: Context) -> Mistake | None:
        if isinstance(item, e.Name):
            return self._named_value(item, context)
        if isinstance(item, e.TypeId):
            if not self._is_builtin(item):
                raise Unknown("a type where a value is wanted", item.start)
            return Mistake(num.TYPE_NAME, "type name is not allowed", item.start)
        # What is wrong with the value itself is told by those who convert it.
        self.engine.template_arguments.value(item, context)
        return None

    def _is_builtin(self, item: e.TypeId) -> bool:
        """Whether a type-id is the name of a fundamental type alone."""
        syntax = self.engine.fragments.type_id(item.start, item.end)
        specifiers = syntax.specifiers
        return (
            specifiers.sort == n.BUILTIN
            and not syntax.declarator.operators
            and specifiers.type_start == item.start
            and specifiers.type_end == item.end
            and not specifiers.flags & (n.CONST | n.VOLATILE)
        )

    def _named_value(self, item: e.Name, context: Context) -> Mistake | None:
        named = self._named(item, context)
        if named is None:
            return None
        if not named.entities:
            return self._undefined(item, named)
        entity = named.entities[0]
        if isinstance(entity, Namespace):
            return Mistake(num.NAMESPACE_NAME, "a namespace name is not allowed", item.start)
        if _names_class_template(entity) and named.arguments is None:
            return self._without_arguments(item, entity)
        if isinstance(entity, (Type, Typedef)) or (
            isinstance(entity, tm.TemplateParameter) and entity.kind == tm.TPK_TYPE
        ):
            return Mistake(num.TYPE_NAME, "type name is not allowed", item.start)
        if _names_class_template(entity):
            mistake = self._named_type(item, context)
            return mistake or Mistake(num.TYPE_NAME, "type name is not allowed", item.start)
        return None

    # --- templates -------------------------------------------------------------------------------------------------

    def _template(self, item: e.Node, context: Context, parameter: tm.TemplateParameter) -> Mistake | None:
        if not isinstance(item, e.Name):
            if isinstance(item, e.TypeId) and self.engine.kinds[item.start] != k.BUILTIN_TYPE:
                raise Unknown("a type where a template is wanted", item.start)
            return Mistake(num.IDENTIFIER_EXPECTED, "expected an identifier", item.start)
        named = self._named(item, context)
        if named is None:
            return None
        if not named.entities:
            return self._undefined(item, named)
        entity = named.entities[0]
        if isinstance(entity, tm.TemplateParameter) and entity.kind == tm.TPK_TEMPLATE:
            return None
        if isinstance(entity, tm.Template) and named.arguments is None and _names_class_template(entity):
            wanted = parameter.template
            if wanted is None or entity.is_parameter or self.engine.template_heads.fits(wanted, entity):
                return None
            cause = "a template with other parameters"
            name = parameter.name or "<unnamed>"
            return Mistake(num.OTHER_TEMPLATE, cause, item.start, entity=entity, name=name)
        if isinstance(entity, ClassType) and entity.template is not None and named.arguments is None:
            # The name of the class in itself is that of its template, too.
            return None
        if isinstance(entity, tm.Template) and named.arguments is not None:
            type_ = self.engine.specifiers.type_of_name(item, context)
            bare_type = type_.skip_typerefs()
            if not isinstance(bare_type, ClassType):
                raise Unknown("an instance where a template is wanted", item.start)
            entity = bare_type
        if not isinstance(entity, (ClassType, Typedef, Variable, Routine, tm.Template, Enumerator)):
            raise Unknown("what is wanted as a template", item.start)
        return Mistake(num.NO_CLASS_TEMPLATE, "not a class template", item.start, entity=entity)


def _of_list(number: int, cause: str, token: int, template: tm.Template) -> Mistake:
    return Mistake(number, cause, token, entity=template)


def _names_class_template(entity: Entity) -> bool:
    return isinstance(entity, tm.Template) and (entity.is_parameter or entity.kind in _CLASS_TEMPLATES)
