"""Types that an initialiser tells ([dcl.type.auto.deduct], [over.match.class.deduct], [dcl.array])."""

from cufe.final import TYPE_CHECKING
from cufe.il.constants import AggregateConstant, RepeatConstant, StringConstant
from cufe.il.entities import SC_EXTERN, ClassType, Declared, Variable
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import Template
from cufe.il.types import ArrayType, DeducedTemplateType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import class_placeholder
from cufe.sema.expr.operands import mentions_parameters
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class DeducedTypes:
    """Completes declared types."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: variables whose initialisers were read for their types, in that order
        self.read: list[Variable] = []

    def deduced(self, pattern: Type, value: Expression, direct_list: bool) -> Type:
        """The type of `pattern` with `auto` deduced; `direct_list` is `auto x{e}` ([dcl.type.auto.deduct])."""
        engine = self.engine
        if direct_list and isinstance(value, BracedInitList):
            if len(value.items) != 1:
                raise IllFormed("auto with a list of several items", value.start)
            value = value.items[0]
        if isinstance(value, OverloadExpression):
            if engine.addresses.single(value) is None:
                raise IllFormed("auto for several functions", value.start)
            value = engine.ids.settled(value)
        return engine.placeholders.deduce(pattern, value)

    def deduced_class(self, pattern: Type, values: list[Expression], token: int) -> Type:
        """A class template's name with an initialiser ([over.match.class.deduct])."""
        engine = self.engine
        found = pattern.skip_typerefs()
        if not isinstance(found, DeducedTemplateType):
            raise Unknown("class template argument deduction", token)
        if engine.calls.any_dependent(values) or self.waits(values):
            return engine.types.qualified(engine.types.open_class(found.template), pattern.qualifiers())
        cls = engine.class_deduction.deduce_class(found.template, values)
        return engine.types.qualified(cls, pattern.qualifiers())

    def placed(self, mistake: Mistake, token: int, type_token: int, has_value: bool) -> Mistake:
        """A class whose arguments cannot be deduced: told of at the object, and, with an initialiser, at the type."""
        if mistake.number == num.NO_MATCHING_CONSTRUCTOR and mistake.token < 0 and isinstance(mistake.entity, Template):
            mistake.token = token
            if has_value:
                mistake.others = [Mistake(num.NO_CLASS_DEDUCTION, mistake.cause, type_token)]
        elif mistake.number == num.NO_ARGUMENTS and mistake.token < 0:
            mistake.token = type_token
        return mistake

    def waits(self, values: list[Expression]) -> bool:
        """Whether a class template's arguments are left to the instance: a member of the template is among the values,
        whatever its type is."""
        if not self.engine.prototype_reading.active:
            return False
        return any(mentions_parameters(item) for value in values for item in _items(value))

    def class_of_variable(
        self, variable: Variable, declared: Declared, pattern: Type, values: list[Expression], has_value: bool
    ) -> Type:
        """`deduced_class` for a variable; what is wrong is reported at its name."""
        declaration = declared.binding.declaration
        try:
            return self.deduced_class(pattern, values, variable.token)
        except Mistake as mistake:
            type_token = declaration.specifiers.type_start if declaration is not None else variable.token
            raise self.placed(mistake, variable.token, type_token, has_value) from None

    def require_whole(self, variable: Variable, type_: Type, has_value: bool) -> None:
        """Raises the mistake in the name of a class template that is a part of a variable's type alone, or of what
        is not defined: `C *p;`, `extern C c;`."""
        found = class_placeholder(type_)
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        if found is None or declaration is None:
            return
        token = declaration.specifiers.type_start
        plain = type_.skip_typerefs()
        is_deducible = self.engine.class_deduction.is_deducible(found.template)
        if isinstance(plain, ArrayType) or plain is found or not is_deducible:
            raise Mistake(num.NO_ARGUMENTS, "a template without arguments", token, entity=found.template)
        if has_value:
            raise Mistake(num.NO_CLASS_DEDUCTION, "a pointer to a class that is to be deduced", token)
        raise Mistake(num.NO_PLACEHOLDER, "a pointer to a class that is to be deduced", token)

    def _is_defined_by_nothing(self, variable: Variable) -> bool:
        """Whether the only declaration of a variable of a namespace defines it without an initialiser."""
        return (
            len(variable.declarations) == 1
            and variable.storage_class != SC_EXTERN
            and not isinstance(variable.parent, ClassType)
        )

    def completed_array(self, type_: Type, init: DynamicInit) -> Type:
        """An array of unknown bound with the bound that its initialiser gives ([dcl.array])."""
        array = type_.skip_typerefs()
        assert isinstance(array, ArrayType)
        constant = init.constant
        count = -1
        if isinstance(constant, AggregateConstant) and constant.expanded:
            made: Type = self.engine.types.unsized(array.element)
            if constant.type.skip_typerefs() is array:
                constant.type = made
            return made
        if isinstance(constant, AggregateConstant):
            count = len(constant.elements)
            if constant.places:
                last = constant.elements[-1]
                count = constant.places[-1] + (last.count if isinstance(last, RepeatConstant) else 1)
        elif isinstance(constant, StringConstant):
            count = len(constant.units) + 1
        if count < 0:
            raise Unknown("array of unknown bound", init.token)
        made = self.engine.types.array(array.element, count)
        if constant is not None and constant.type.skip_typerefs() is array:
            constant.type = made
        return made

    def deduced_type(self, variable: Variable, type_: Type, outside: Declared | None) -> Type:
        """The type of a variable outside of functions whose declared type is not complete: from its initialiser, which
        may be that of its definition by a qualified name."""
        engine = self.engine
        self.read.append(variable)
        for declared in variable.declarations if outside is None else [outside]:
            declarator = declared.binding.declarator
            if declarator is None or declarator.initialiser == n.NO_INITIALISER:
                continue
            start = declarator.initialiser_start
            values = engine.expressions.list_of(engine.declared_initialisers.syntax(declarator), declared.context)
            holder = Variable(variable.name, variable.token, variable.parent)
            mark = engine.lifetimes.mark()
            if isinstance(type_.skip_typerefs(), DeducedTemplateType):
                type_ = self.class_of_variable(variable, declared, type_, values, True)
            engine.local_declarations.settle(holder, type_, declarator.initialiser, values, start, declared)
            engine.lifetimes.forget(mark)
            assert holder.type is not None
            return holder.type
        if isinstance(type_.skip_typerefs(), ArrayType) and class_placeholder(type_) is None:
            return type_
        if isinstance(type_.skip_typerefs(), DeducedTemplateType) and self._is_defined_by_nothing(variable):
            return self.class_of_variable(variable, variable.declarations[0], type_, [], False)
        self.require_whole(variable, type_, False)
        raise Unknown(f"type of {variable.name} without an initialiser", variable.token)


def _items(value: Expression) -> list[Expression]:
    return value.items if isinstance(value, BracedInitList) else [value]
