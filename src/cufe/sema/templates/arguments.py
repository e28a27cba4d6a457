"""Template arguments read from syntax ([temp.arg])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import templates as tm
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_EXPRESSION, Constant, IntegerConstant, TemplateParamConstant, is_enumerator
from cufe.il.context import Context
from cufe.il.entities import ClassType, Typedef
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, ConstantExpression, Expression, OverloadExpression
from cufe.il.types import DependentOperandType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.evaluator import unnamed
from cufe.sema.declared.contexts import BoundParameter, is_in_body, is_plain
from cufe.sema.expr.operands import is_known_integer
from cufe.sema.templates.deduced import as_expansion
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: elements of a pack at most
_LONGEST_PACK: Final = 1 << 16


class WrittenValue:
    """A value argument: `counts` says whether it is read for good, so that what it names is used."""

    def __init__(self, expression: Expression, node: e.Node, counts: bool) -> None:
        self.expression: Expression = expression
        self.start: int = node.start
        self.end: int = node.end
        self.counts: bool = counts


class DefaultStretch:
    """The tokens of a default argument; `context` has the parameters without arguments, and is None for those of a
    function template."""

    def __init__(self, start: int, end: int, context: Context | None) -> None:
        self.start: int = start
        self.end: int = end
        self.context: Context | None = context


class Arguments:
    """Reads template argument lists; `ArgumentFitting` completes them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._opaque: dict[str, DependentOperandType] = {}
        #: values that are written outside of templates: what is wrong with them depends on no substitution
        self.outside: set[Expression] = set()
        #: where somebody asks for them: values as they are read, with the context
        self.written: list[WrittenValue] | None = None
        #: the default arguments that are being read
        self.defaults: list[DefaultStretch] = []

    # --- from syntax -----------------------------------------------------------------------------------------------

    def read(self, node: e.TemplateArguments, context: Context) -> list[tm.TemplateArgument]:
        """The arguments as they are written, expansions carried out as far as their packs are known."""
        found: list[tm.TemplateArgument] = []
        for item in node.items:
            if isinstance(item, e.PackExpansion):
                self._expand(item.pattern, context, found)
            elif isinstance(item, e.Binary) and isinstance(item.right, e.Dots):
                # `T*...` and `T&&...`: only a fold, in parentheses, has the `...` for an operand.
                self._expand(e.TypeId(item.start, item.right.start), context, found)
            else:
                found.append(self.item(item, context))
        return found

    def _expand(self, pattern: e.Node, context: Context, found: list[tm.TemplateArgument]) -> None:
        if self._is_integer_pack(pattern):
            self._integer_pack(pattern, context, found)
            return
        expansion = self.engine.expansions.of(pattern.start, pattern.end, context, pattern.end)
        if expansion.elements is None:
            if expansion.mixed:
                found.append(as_expansion(self._unread(pattern, context)))
            else:
                found.append(as_expansion(self.item(pattern, context)))
            return
        for element in expansion.elements:
            argument = self.item(pattern, element.context)
            found.append(as_expansion(argument) if element.is_expansion else argument)

    def _unread(self, pattern: e.Node, context: Context) -> tm.TemplateArgument:
        """A pattern of packs of which only some have arguments: it cannot be read before all have."""
        if self._is_value(pattern, context):
            return tm.constant_argument(self.dependent_value(pattern, context))
        return tm.type_argument(self.opaque(tk.IS_DECLTYPE, pattern.start, pattern.end, context))

    def _is_value(self, node: e.Node, context: Context) -> bool:
        """Whether an argument that is not read is one for a value."""
        if isinstance(node, e.TypeId):
            return not self._is_type_id(node, context)
        if not isinstance(node, e.Name):
            return not self.is_type(node, context)
        try:
            named = self.engine.written_names.resolve(node, context)
        except (Dependent, IllFormed):
            return True  # a member of what depends on the packs, without `typename`
        return named.dependent or not any(
            _is_type(entity) or (isinstance(entity, tm.Template) and _is_class_template(entity))
            for entity in named.entities
        )

    def _is_integer_pack(self, pattern: e.Node) -> bool:
        return (
            isinstance(pattern, e.Call)
            and isinstance(pattern.callee, e.Name)
            and self.engine.lexemes[pattern.callee.id] == "__integer_pack"
            and len(pattern.arguments) == 1
        )

    def _integer_pack(self, pattern: e.Node, context: Context, found: list[tm.TemplateArgument]) -> None:
        """GNU `__integer_pack(n)...`: 0, 1, ..., n - 1 in the type of n."""
        assert isinstance(pattern, e.Call)
        node = pattern.arguments[0]
        written = self.value(node, context)
        if written.constant is not None and written.constant.dependent:
            made = tm.constant_argument(self.dependent_value(pattern, context))
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
            found.append(tm.constant_argument(IntegerConstant(constant.type, value)))

    def opaque(self, sort: int, start: int, end: int, context: Context, declared: Type | None = None) -> Type:
        """The type of a dependent stretch that is not looked into: one object for equivalent stretches. `declared` is
        what the name in it was declared with."""
        text = f"{sort}:{self.engine.equivalence.text(start, end, context)}"
        if declared is not None:
            text = f"{text}:{declared.number}"
        known = self._opaque.get(text)
        if known is None:
            known = DependentOperandType(sort, start, end)
            known.context = context
            known.declared = declared
            self.engine.types.number(known)
            self._opaque[text] = known
        return known

    def item(self, node: e.Node, context: Context) -> tm.TemplateArgument:
        """One argument; a value stays an expression until the type of its parameter is known."""
        if isinstance(node, e.TypeId):
            if self._is_member_of_decltype(node):
                return self.item(self.engine.fragments.name(node.start, node.end), context)
            if self._is_type_id(node, context):
                return tm.type_argument(self.engine.specifiers.type_id(node.start, node.end, context))
            return self.value(self.engine.fragments.expression(node.start, node.end), context)
        if isinstance(node, e.Name):
            found = self._named(node, context)
            if found is not None:
                return found
        elif self.is_type(node, context):
            # `R(A)` and `T[n]` look like expressions; a type-id is preferred ([temp.arg]/2).
            return tm.type_argument(self.engine.specifiers.type_id(node.start, node.end, context))
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

    def _is_member_of_decltype(self, node: e.TypeId) -> bool:
        """Whether an argument is `decltype(x)::name` and no more, which may name a value as well as a type."""
        engine = self.engine
        if engine.kinds[node.start] != k.DECLTYPE:
            return False
        behind = engine.cutter.brackets.close(node.start + 1) + 1
        if behind >= node.end or engine.kinds[behind] != k.SCOPE:
            return False
        return engine.fragments.name(node.start, node.end).end == node.end

    def _is_type_id(self, node: e.Node, context: Context) -> bool:
        """Whether what is in the parentheses of `R(A)` are parameters and no operand, as in `bool(x)`."""
        declarator = self.engine.fragments.type_id(node.start, node.end).declarator
        if declarator.end < node.end or declarator.id >= 0:
            return False
        if any(operator.sort == n.POINTER for operator in declarator.operators):
            return True
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
        named = self.engine.written_names.resolve(node, context)
        return not named.dependent and any(_is_type(entity) for entity in named.entities)

    def _named(self, node: e.Name, context: Context) -> tm.TemplateArgument | None:
        """A type, a template or a value parameter; None for any other value."""
        engine = self.engine
        named = engine.written_names.resolve(node, context)
        if named.dependent:
            return None
        if not named.entities and not named.qualified and named.arguments is None:
            # Named by an elaborated type specifier in front, which nobody may have read yet.
            from cufe.sema.declared.elaborated import elaborated_class

            declared = elaborated_class(engine, named.name, context, node.start)
            return None if declared is None else tm.type_argument(declared)
        for entity in named.entities:
            if isinstance(entity, tm.Template) and named.arguments is None and _is_class_template(entity):
                engine.templates.enter(entity)
                return tm.template_argument(entity)
            if isinstance(entity, tm.TemplateParameter):
                return self._parameter(entity, node, context)
            if isinstance(entity, BoundParameter):
                return self._bound(entity.argument, node, context)
            if _is_type(entity):
                made = tm.type_argument(engine.specifiers.type_of_entity(entity, named.arguments, context, node.start))
                if isinstance(entity, ClassType) and named.arguments is None:
                    made.injected = entity.template
                return made
            if isinstance(entity, tm.Template) and _is_class_template(entity):
                return tm.type_argument(engine.specifiers.type_of_entity(entity, named.arguments, context, node.start))
        return None

    def _parameter(self, parameter: tm.TemplateParameter, node: e.Name, context: Context) -> tm.TemplateArgument | None:
        if parameter.kind == tm.TPK_TYPE:
            return tm.type_argument(self.engine.specifiers.type_of_name(node, context))
        if parameter.kind == tm.TPK_TEMPLATE:
            if node.own_arguments() is not None:
                return tm.type_argument(self.engine.specifiers.type_of_name(node, context))
            assert parameter.template is not None
            return tm.template_argument(parameter.template)
        assert parameter.constant is not None
        return tm.constant_argument(parameter.constant)

    def _bound(self, argument: tm.TemplateArgument, node: e.Name, context: Context) -> tm.TemplateArgument | None:
        if argument.kind == tm.PACK:
            raise IllFormed("a pack that is not expanded", node.id)
        if argument.kind == tm.TPK_TEMPLATE and node.own_arguments() is not None:
            return tm.type_argument(self.engine.specifiers.type_of_name(node, context))
        if argument.type is not None:
            return tm.type_argument(argument.type)
        if argument.constant is not None:
            return tm.constant_argument(argument.constant)
        if argument.template is not None:
            return tm.template_argument(argument.template)
        return None

    def value(self, node: e.Node, context: Context) -> tm.TemplateArgument:
        """A value argument as an expression, or as a dependent constant."""
        if isinstance(node, e.Paren) and len(node.items) == 1 and not isinstance(node.items[0], e.Fold):
            node = node.items[0]
        if isinstance(node, e.Name):
            known = self._named(node, context)
            if known is not None and known.constant is not None:
                return known
        made = tm.TemplateArgument(tm.TPK_NONTYPE)
        if self.engine.equivalence.is_dependent(node.start, node.end, context):
            made.constant = self.dependent_value(node, context)
            return made
        try:
            made.expression = self.engine.expressions.build(node, context)
        except Dependent:
            made.constant = self.dependent_value(node, context)
            return made
        if (
            made.expression.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT)
            or (
                made.expression.type.dependent
                and not isinstance(made.expression, OverloadExpression)
                and not is_known_integer(made.expression)
            )
            or self.engine.operands.is_open(made.expression)
        ):
            made.constant = self.dependent_value(node, context)
        elif isinstance(made.expression, ConstantExpression) and is_enumerator(made.expression.constant):
            # Outside of functions the name of an enumerator does not become a part of the type's name (observed).
            if not is_in_body(context):
                made.expression = ConstantExpression(unnamed(made.expression.constant), node.start)
        if made.expression is not None:
            if is_plain(context):
                self.outside.add(made.expression)
            if self.written is not None and not self._is_settled(node):
                self.written.append(WrittenValue(made.expression, node, not self.engine.trials.under_way))
        return made

    def _is_settled(self, node: e.Node) -> bool:
        """Whether a value stands in a default argument that depends on no parameter, or in one of a function template:
        the front end does not take it for a use of what it names (observed in the kernels of nvcc 13.0)."""
        for one in self.defaults:
            if one.start <= node.start < one.end:
                context = one.context
                return context is None or not self.engine.equivalence.is_dependent(one.start, one.end, context)
        return False

    def dependent_value(self, node: e.Node, context: Context) -> Constant:
        """The constant of an expression that depends on template parameters."""
        made = TemplateParamConstant(self.engine.types.unknown, TPCK_EXPRESSION)
        made.start = node.start
        made.end = node.end
        made.context = context
        made.text = self.engine.equivalence.expression(node, context)
        return made


def _is_class_template(template: tm.Template) -> bool:
    return template.is_parameter or template.kind in (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS, tm.TEMPLK_ALIAS)


def _is_type(entity: Entity) -> bool:
    """Whether an entity is a type, or a template parameter that stands for one."""
    if isinstance(entity, (Type, Typedef)):
        return True
    if isinstance(entity, tm.TemplateParameter):
        return entity.kind == tm.TPK_TYPE
    if isinstance(entity, BoundParameter):
        return entity.parameter.kind == tm.TPK_TYPE
    return isinstance(entity, tm.Template) and _is_class_template(entity)
