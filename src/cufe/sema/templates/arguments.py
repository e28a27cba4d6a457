"""Template arguments: read from syntax, and made to fit the parameters of a template ([temp.arg])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_EXPRESSION, Constant, IntegerConstant, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType, Typedef
from cufe.il.entity import Entity
from cufe.il.expressions import (
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
    OverloadExpression,
)
from cufe.il.templates import (
    PACK,
    TEMPLK_ALIAS,
    TEMPLK_CLASS,
    TEMPLK_MEMBER_CLASS,
    TEMPLK_NONE,
    TPK_NONTYPE,
    TPK_TEMPLATE,
    TPK_TYPE,
    Template,
    TemplateArgument,
    TemplateParameter,
    constant_argument,
    pack_argument,
    template_argument,
    type_argument,
)
from cufe.il.types import DeducedTemplateType, DependentOperandType, IntegerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import BoundParameter, TemplateContext
from cufe.sema.templates.deduced import as_expansion
from cufe.sema.templates.dependence import holds_placeholder
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: elements of a pack at most
_LONGEST_PACK: Final = 1 << 16


class Arguments:
    """Reads and completes template argument lists."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._opaque: dict[str, DependentOperandType] = {}
        self._templates: dict[str, Template] = {}

    # --- from syntax -----------------------------------------------------------------------------------------------

    def read(self, node: e.TemplateArguments, context: Context) -> list[TemplateArgument]:
        """The arguments as they are written, expansions carried out as far as their packs are known."""
        found: list[TemplateArgument] = []
        for item in node.items:
            if isinstance(item, e.PackExpansion):
                self._expand(item.pattern, context, found)
            elif isinstance(item, e.Binary) and isinstance(item.right, e.Dots):
                # `T*...` and `T&&...`: only a fold, in parentheses, has the `...` for an operand.
                self._expand(e.TypeId(item.start, item.right.start), context, found)
            else:
                found.append(self.item(item, context))
        return found

    def _expand(self, pattern: e.Node, context: Context, found: list[TemplateArgument]) -> None:
        if self._is_integer_pack(pattern):
            self._integer_pack(pattern, context, found)
            return
        expansion = self.engine.expansions.of(pattern.start, pattern.end, context)
        if expansion.elements is None:
            if expansion.mixed:
                opaque = self.opaque(tk.IS_DECLTYPE, pattern.start, pattern.end, context)
                found.append(as_expansion(type_argument(opaque)))
            else:
                found.append(as_expansion(self.item(pattern, context)))
            return
        for element in expansion.elements:
            argument = self.item(pattern, element.context)
            found.append(as_expansion(argument) if element.is_expansion else argument)

    def _is_integer_pack(self, pattern: e.Node) -> bool:
        return (
            isinstance(pattern, e.Call)
            and isinstance(pattern.callee, e.Name)
            and self.engine.lexemes[pattern.callee.id] == "__integer_pack"
            and len(pattern.arguments) == 1
        )

    def _integer_pack(self, pattern: e.Node, context: Context, found: list[TemplateArgument]) -> None:
        """GNU `__integer_pack(n)...`: 0, 1, ..., n - 1 in the type of n."""
        assert isinstance(pattern, e.Call)
        node = pattern.arguments[0]
        written = self.value(node, context)
        if written.constant is not None and written.constant.dependent:
            made = constant_argument(self.dependent_value(pattern, context))
            found.append(as_expansion(made))
            return
        constant = written.constant
        if constant is None:
            assert written.expression is not None
            constant = self.engine.evaluator.value(self.engine.expressions.rvalue(written.expression))
        if not isinstance(constant, IntegerConstant):
            raise IllFormed("__integer_pack of something that is no integer", node.start)
        if constant.value > _LONGEST_PACK:
            raise Unknown("__integer_pack of a large number", node.start)
        for value in range(constant.value):
            found.append(constant_argument(IntegerConstant(constant.type, value)))

    def opaque(self, sort: int, start: int, end: int, context: Context) -> Type:
        """The type of a dependent stretch that is not looked into: one object for equivalent stretches."""
        text = f"{sort}:{self.engine.equivalence.text(start, end, context)}"
        known = self._opaque.get(text)
        if known is None:
            known = DependentOperandType(sort, start, end)
            known.context = context
            self.engine.types.number(known)
            self._opaque[text] = known
        return known

    def item(self, node: e.Node, context: Context) -> TemplateArgument:
        """One argument; a value stays an expression until the type of its parameter is known."""
        if isinstance(node, e.TypeId):
            if self._is_type_id(node, context):
                return type_argument(self.engine.specifiers.type_id(node.start, node.end, context))
            return self.value(self.engine.fragments.expression(node.start, node.end), context)
        if isinstance(node, e.Name):
            found = self._named(node, context)
            if found is not None:
                return found
        elif self.is_type(node, context):
            # `R(A)` and `T[n]` look like expressions; a type-id is preferred ([temp.arg]/2).
            return type_argument(self.engine.specifiers.type_id(node.start, node.end, context))
        return self.value(node, context)

    def is_type(self, node: e.Node, context: Context) -> bool:
        """Whether a call or subscript is the type-id of a function or array."""
        at: e.Node = node
        if isinstance(at, e.Binary):
            # `T & (...)`: a type is no operand.
            while isinstance(at, e.Binary):
                at = at.left
            return isinstance(at, e.Name) and self._names_type(at, context)
        while True:
            if isinstance(at, e.Call):
                at = at.callee
            elif isinstance(at, e.Subscript):
                at = at.object
            else:
                break
        if at is node or not isinstance(at, e.Name) or not self._names_type(at, context):
            return False
        return self._is_type_id(node, context)

    def _is_type_id(self, node: e.Node, context: Context) -> bool:
        """Whether what is in the parentheses of `R(A)` are parameters and no operand, as in `bool(x)`."""
        declarator = self.engine.fragments.type_id(node.start, node.end).declarator
        if declarator.end < node.end or declarator.id >= 0:
            return False
        for operator in declarator.operators:
            if operator.sort == n.PARAMETERS and operator.parameters:
                specifiers = operator.parameters[0].specifiers
                if specifiers.sort == n.NO_TYPE:
                    return False
                if specifiers.sort == n.NAMED and self.engine.kinds[specifiers.type_start] != k.TYPENAME:
                    inner = self.engine.fragments.name(specifiers.type_start, specifiers.type_end)
                    return self._names_type(inner, context)
        return True

    def _names_type(self, node: e.Name, context: Context) -> bool:
        named = self.engine.names.resolve(node, context)
        return not named.dependent and any(_is_type(entity) for entity in named.entities)

    def _named(self, node: e.Name, context: Context) -> TemplateArgument | None:
        """A type, a template or a value parameter; None for any other value."""
        engine = self.engine
        named = engine.names.resolve(node, context)
        if named.dependent:
            return None
        for entity in named.entities:
            if isinstance(entity, Template) and named.arguments is None and _is_class_template(entity):
                engine.templates.enter(entity)
                return template_argument(entity)
            if isinstance(entity, TemplateParameter):
                return self._parameter(entity, node, context)
            if isinstance(entity, BoundParameter):
                return self._bound(entity.argument, node, context)
            if _is_type(entity):
                made = type_argument(engine.specifiers.type_of_entity(entity, named.arguments, context, node.start))
                if isinstance(entity, ClassType) and named.arguments is None:
                    made.injected = entity.template
                return made
            if isinstance(entity, Template) and _is_class_template(entity):
                return type_argument(engine.specifiers.type_of_entity(entity, named.arguments, context, node.start))
        return None

    def _parameter(self, parameter: TemplateParameter, node: e.Name, context: Context) -> TemplateArgument | None:
        if parameter.kind == TPK_TYPE:
            return type_argument(self.engine.specifiers.type_of_name(node, context))
        if parameter.kind == TPK_TEMPLATE:
            if node.own_arguments() is not None:
                return type_argument(self.engine.specifiers.type_of_name(node, context))
            assert parameter.template is not None
            return template_argument(parameter.template)
        assert parameter.constant is not None
        return constant_argument(parameter.constant)

    def _bound(self, argument: TemplateArgument, node: e.Name, context: Context) -> TemplateArgument | None:
        if argument.kind == PACK:
            raise IllFormed("a pack that is not expanded", node.id)
        if argument.kind == TPK_TEMPLATE and node.own_arguments() is not None:
            return type_argument(self.engine.specifiers.type_of_name(node, context))
        if argument.type is not None:
            return type_argument(argument.type)
        if argument.constant is not None:
            return constant_argument(argument.constant)
        if argument.template is not None:
            return template_argument(argument.template)
        return None

    def value(self, node: e.Node, context: Context) -> TemplateArgument:
        """A value argument as an expression, or as a dependent constant."""
        if isinstance(node, e.Paren) and len(node.inner) == 1 and not isinstance(node.inner[0], e.Fold):
            node = node.inner[0]
        if isinstance(node, e.Name):
            known = self._named(node, context)
            if known is not None and known.constant is not None:
                return known
        made = TemplateArgument(TPK_NONTYPE)
        if self.engine.equivalence.is_dependent(node.start, node.end, context):
            made.constant = self.dependent_value(node, context)
            return made
        try:
            made.expression = self.engine.expressions.build(node, context)
        except Dependent:
            made.constant = self.dependent_value(node, context)
            return made
        if made.expression.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT) or (
            made.expression.type.dependent and not isinstance(made.expression, OverloadExpression)
        ):
            made.constant = self.dependent_value(node, context)
        return made

    def dependent_value(self, node: e.Node, context: Context) -> Constant:
        """The constant of an expression that hangs on template parameters."""
        made = TemplateParamConstant(self.engine.types.unknown, TPCK_EXPRESSION)
        made.start = node.start
        made.end = node.end
        made.context = context
        made.text = self.engine.equivalence.expression(node, context)
        return made

    # --- against parameters ----------------------------------------------------------------------------------------

    def complete(self, template: Template, written: list[TemplateArgument], token: int) -> tuple[TemplateArgument, ...]:
        """One argument for each parameter: defaults added, packs gathered, values converted.

        IllFormed where they do not fit.  A list in which an expansion meets a parameter that is no pack stays as it is
        written: what it means is known with the elements."""
        parameters = self.engine.templates.parameters(template)
        if self._is_open(parameters, written):
            return tuple(written)
        found: list[TemplateArgument] = []
        outer = self.engine.templates.outer(template)
        own = TemplateContext(parameters, found, outer)
        at = 0
        for index, parameter in enumerate(parameters):
            if parameter.pack:
                behind = len(parameters) - index - 1
                stop = max(at, len(written) - behind) if behind else len(written)
                elements: list[TemplateArgument] = []
                while at < stop:
                    elements.append(self.fitted(parameter, written[at], own, token))
                    at += 1
                found.append(pack_argument(elements))
            elif at < len(written):
                found.append(self.fitted(parameter, written[at], own, token))
                at += 1
            else:
                found.append(self.default(parameter, found, token))
        if at < len(written):
            raise IllFormed("too many template arguments", token)
        return tuple(found)

    def _is_open(self, parameters: list[TemplateParameter], written: list[TemplateArgument]) -> bool:
        fixed = 0
        for parameter in parameters:
            if parameter.pack:
                break
            fixed += 1
        return any(argument.is_expansion for argument in written[:fixed])

    def default(self, parameter: TemplateParameter, known: list[TemplateArgument], token: int) -> TemplateArgument:
        """The default argument, read with the arguments in front of it; IllFormed where there is none."""
        context = parameter.default_context
        if parameter.default < 0 or not isinstance(context, TemplateContext) or parameter.node is None:
            raise IllFormed("too few template arguments", token)
        return self.default_in(parameter, context.parameters, known, _around(context), token)

    def default_in(
        self,
        parameter: TemplateParameter,
        parameters: list[TemplateParameter],
        known: list[TemplateArgument],
        outer: Context,
        token: int,
    ) -> TemplateArgument:
        """The default argument read in the scope `outer`."""
        if parameter.default < 0 or parameter.node is None:
            raise IllFormed("too few template arguments", token)
        bound = TemplateContext(parameters, known.copy(), outer)
        items = self.engine.fragments.items(parameter.default + 1, parameter.node.end)
        if len(items) != 1:
            raise Unknown("default template argument", parameter.default)
        return self.fitted(parameter, self.item(items[0], bound), bound, token)

    def fitted(
        self, parameter: TemplateParameter, argument: TemplateArgument, own: TemplateContext, token: int
    ) -> TemplateArgument:
        """The argument as one of `parameter`; `own` binds the parameters in front of it."""
        made = argument
        if parameter.kind == TPK_TYPE:
            if argument.type is None:
                raise IllFormed("a type is expected as template argument", token)
        elif parameter.kind == TPK_TEMPLATE:
            made = self._template(parameter, argument, token)
        else:
            if argument.type is not None or argument.template is not None:
                raise IllFormed("a value is expected as template argument", token)
            made = self._value(parameter, argument, own, token)
        if argument.is_expansion and not made.is_expansion:
            made = as_expansion(made)
        return made

    def _template(self, parameter: TemplateParameter, argument: TemplateArgument, token: int) -> TemplateArgument:
        template = argument.template if argument.template is not None else argument.injected
        constant = argument.constant
        if template is None and isinstance(constant, TemplateParamConstant) and constant.parameter is None:
            # `T::template C` was read as a value.
            return template_argument(self._dependent_template(constant))
        if template is None or parameter.template is None:
            raise IllFormed("a template is expected as template argument", token)
        if not template.is_parameter and not self.engine.templates.fits(parameter.template, template):
            raise IllFormed("a template with other parameters is expected as template argument", token)
        if argument.template is not None:
            return argument
        self.engine.templates.enter(template)
        return template_argument(template)

    def _dependent_template(self, constant: TemplateParamConstant) -> Template:
        """A member template of a dependent type: of no kind, and the same for equivalent names."""
        known = self._templates.get(constant.text)
        if known is None:
            known = Template(self.engine.lexemes[constant.end - 1], constant.start, None, TEMPLK_NONE)
            known.is_parameter = True
            known.parameters = []
            self.engine.templates.enter(known)
            self._templates[constant.text] = known
        return known

    def value_type(self, parameter: TemplateParameter, own: TemplateContext) -> Type:
        """The type of a value parameter with the arguments in front of it."""
        type_ = parameter.type
        if type_ is None or type_.dependent:
            if parameter.node is None:
                raise Unknown("type of a value parameter", parameter.token)
            return self.engine.template_parameters.value_type(parameter.node, own)
        return type_

    def _value(
        self, parameter: TemplateParameter, argument: TemplateArgument, own: TemplateContext, token: int
    ) -> TemplateArgument:
        constant = argument.constant
        if constant is not None and constant.dependent:
            return argument
        type_ = self.value_type(parameter, own)
        expression = argument.expression
        if expression is None:
            assert constant is not None
            if constant.type.canonical is type_.canonical:
                return argument
            expression = ConstantExpression(constant, token)
        try:
            if type_.dependent:
                value = self.engine.evaluator.value(self.engine.expressions.rvalue(expression))
                return constant_argument(value)
            if isinstance(type_, DeducedTemplateType):
                type_ = self._deduced_class(type_, expression)
            elif holds_placeholder(type_):
                if self.engine.language.standard < 2017:
                    raise IllFormed("placeholder type of a value parameter", token)
                type_ = self.engine.placeholders.deduce(type_, expression)
            return constant_argument(self.converted(expression, type_, token))
        except Dependent:
            # A constant of the template around, whose initialiser is dependent.
            unknown = TemplateParamConstant(self.engine.types.unknown, TPCK_EXPRESSION)
            unknown.text = f"@{expression.token}"
            return constant_argument(unknown)

    def _deduced_class(self, placeholder: DeducedTemplateType, expression: Expression) -> Type:
        """The class of a value parameter `C v` that names a class template ([temp.param]/6)."""
        given = expression.type.skip_typerefs()
        if isinstance(given, ClassType) and given.template is placeholder.template:
            return given
        return self.engine.class_deduction.deduce_class(placeholder.template, [expression])

    def converted(self, expression: Expression, type_: Type, token: int) -> Constant:
        """A converted constant expression of the type of a parameter ([expr.const])."""
        if isinstance(expression, ConstantExpression):
            quick = self._integer(expression.constant, type_.skip_typerefs(), token)
            if quick is not None:
                return quick
        if isinstance(expression, OverloadExpression):
            routine = self.engine.addresses.find(expression, type_)
            if routine is None:
                raise IllFormed("no function of the name has the type of the parameter", token)
            expression = self.engine.addresses.operand(expression, routine)
        found = self.engine.evaluator.converted(expression, type_)
        if isinstance(found, IntegerConstant) and found.type.canonical is not type_.canonical:
            return IntegerConstant(type_, found.value)
        return found

    def _integer(self, constant: Constant, target: Type, token: int) -> Constant | None:
        """An integer constant that goes to an integer type; IllFormed where it is narrowed."""
        if not isinstance(constant, IntegerConstant) or not isinstance(target, IntegerType):
            return None
        source = constant.type.skip_typerefs()
        if source is target:
            return constant
        if isinstance(source, EnumType) and source.scoped:
            return None
        if target.sort == tk.BOOL:
            if constant.value not in (0, 1):
                raise IllFormed("narrowing to bool", token)
        elif not _fits(constant.value, target.int_kind):
            raise IllFormed("narrowing of a template argument", token)
        return IntegerConstant(target, constant.value)


def _around(context: TemplateContext) -> Context:
    outer = context.outer
    assert outer is not None
    return outer


def _fits(value: int, kind: int) -> bool:
    bits = 8 * tk.INTEGER_SIZES[kind]
    if kind == tk.CHAR or kind in (
        tk.SIGNED_CHAR, tk.SHORT, tk.INT, tk.LONG, tk.LONG_LONG, tk.INT128
    ):  # fmt: skip
        return -(1 << (bits - 1)) <= value < 1 << (bits - 1)
    return 0 <= value < 1 << bits


def _is_class_template(template: Template) -> bool:
    return template.is_parameter or template.kind in (TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, TEMPLK_ALIAS)


def _is_type(entity: Entity) -> bool:
    """Whether an entity is a type, or a template parameter that stands for one."""
    if isinstance(entity, (Type, Typedef)):
        return True
    if isinstance(entity, TemplateParameter):
        return entity.kind == TPK_TYPE
    if isinstance(entity, BoundParameter):
        return entity.parameter.kind == TPK_TYPE
    return isinstance(entity, Template) and _is_class_template(entity)

