"""Copies of expressions, constants and initialisations: shallow ones, which are another object with the same
attributes, and deep ones (spec 36, part 3): a default argument at a call, a member initialiser in a constructor.

Everything below the copied node is new; entities and types are shared."""

from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Walk


def clone_expression(node: e.Expression) -> e.Expression:
    """The shallow copy of an expression."""
    made = _made(node)
    made.kind = node.kind
    made.category = node.category
    made.token = node.token
    made.start = node.start
    made.flags = node.flags
    made.lvalue_type = node.lvalue_type
    return made


def _made(node: e.Expression) -> e.Expression:
    type_, token, category = node.type, node.token, node.category
    if isinstance(node, e.Operation):
        operation = e.Operation(node.operation, type_, category, token, node.arguments)
        operation.type_kind = node.type_kind
        return operation
    if isinstance(node, e.ConstantExpression):
        constant = e.ConstantExpression(node.constant, token)
        constant.type = type_
        return constant
    if isinstance(node, e.VariableExpression):
        variable = e.VariableExpression(node.variable, type_, category, token)
        variable.name = node.name
        return variable
    if isinstance(node, e.FieldExpression):
        return e.FieldExpression(node.field, type_, token)
    if isinstance(node, e.RoutineExpression):
        routine = e.RoutineExpression(node.routine, type_, category, token)
        routine.name = node.name
        return routine
    if isinstance(node, e.TempInit):
        temporary = e.TempInit(node.init, type_, category, token)
        temporary.is_copy = node.is_copy
        return temporary
    if isinstance(node, e.InitializerExpression):
        return e.InitializerExpression(node.init, type_, token)
    if isinstance(node, e.ObjectLifetime):
        return e.ObjectLifetime(node.inner)
    if isinstance(node, e.TypeQuery):
        query = e.TypeQuery(node.kind, type_, category, token)
        query.type_operand = node.type_operand
        query.type_node = node.type_node
        query.operand = node.operand
        return query
    if isinstance(node, e.NewDelete):
        return _new_delete(node)
    return _rarer(node)


def _rarer(node: e.Expression) -> e.Expression:
    type_, token, category = node.type, node.token, node.category
    if isinstance(node, e.Throw):
        throw = e.Throw(node.init, type_, token)
        throw.destructor = node.destructor
        return throw
    if isinstance(node, e.Condition):
        condition = e.Condition(node.variable, node.init, node.value, token)
        condition.initialization = node.initialization
        return condition
    if isinstance(node, e.LambdaExpression):
        return e.LambdaExpression(node.lambda_node, type_, token)
    if isinstance(node, e.SizeofPack):
        pack = e.SizeofPack(node.name, type_, token)
        pack.operand = node.operand
        return pack
    if isinstance(node, e.StatementExpression):
        return e.StatementExpression(node.block, type_, token)
    if isinstance(node, e.ReuseValue):
        return e.ReuseValue(node.source)
    if isinstance(node, e.TypeOperand):
        return e.TypeOperand(node.operand, type_, token)
    if isinstance(node, e.BuiltinOperation):
        return e.BuiltinOperation(node.name, type_, category, token, node.arguments)
    if isinstance(node, e.ParamRef):
        return e.ParamRef(node.position, type_, token)
    if isinstance(node, e.BracedInitList):
        braces = e.BracedInitList(node.items, type_, token)
        braces.designators = node.designators
        braces.places = node.places
        return braces
    if isinstance(node, e.Await):
        await_ = e.Await(node.kind, node.operand, type_, category, token)
        await_.awaited = node.awaited
        await_.calls = node.calls
        return await_
    if isinstance(node, e.Fold):
        return e.Fold(node.operator, node.left_associative, type_, token, node.parts)
    if isinstance(node, e.ConceptId):
        return e.ConceptId(node.concept, type_, token, node.arguments)
    if isinstance(node, e.RequiresExpression):
        requires = e.RequiresExpression(node.node, type_, token)
        requires.requirements = node.requirements
        return requires
    if isinstance(node, e.DependentExpression):
        return e.DependentExpression(type_, token, node.start, node.end, node.parts)
    if isinstance(node, e.OverloadExpression):
        return _overload(node)
    error = e.ErrorExpression(type_, token, "")
    if isinstance(node, e.ErrorExpression):
        error.cause = node.cause
        error.parts = node.parts
        error.uses = node.uses
        error.end = node.end
        error.is_mistake = node.is_mistake
    return error


def _new_delete(node: e.NewDelete) -> e.NewDelete:
    made = e.NewDelete(node.is_new, node.type, node.token)
    made.is_array = node.is_array
    made.global_scope = node.global_scope
    made.object_type = node.object_type
    made.count = node.count
    made.routine = node.routine
    made.destructor = node.destructor
    made.arguments = node.arguments
    made.init = node.init
    made.placement = node.placement
    made.has_initializer = node.has_initializer
    made.braced = node.braced
    made.freeing = node.freeing
    made.by_constructor = node.by_constructor
    return made


def _overload(node: e.OverloadExpression) -> e.OverloadExpression:
    made = e.OverloadExpression(node.candidates, node.type, node.token)
    made.explicit = node.explicit
    made.object = node.object
    made.around = node.around
    made.lacks_object = node.lacks_object
    made.name = node.name
    made.qualified = node.qualified
    made.naming_class = node.naming_class
    made.shown_scope = node.shown_scope
    made.arrow = node.arrow
    made.path = node.path
    made.operator = node.operator
    made.address = node.address
    return made


def clone_constant(node: c.Constant) -> c.Constant:
    """The shallow copy of a constant."""
    made = _made_constant(node)
    made.type = node.type
    made.dependent = node.dependent
    made.implicit = node.implicit
    made.cast = node.cast
    made.expression = node.expression
    return made


def _made_constant(node: c.Constant) -> c.Constant:
    if isinstance(node, c.IntegerConstant):
        integer = c.IntegerConstant(node.type, node.value)
        integer.enumerator = node.enumerator
        integer.is_character = node.is_character
        integer.is_null_keyword = node.is_null_keyword
        return integer
    if isinstance(node, c.FloatConstant):
        return c.FloatConstant(node.type, node.numerator, node.scale, node.special)
    if isinstance(node, c.ComplexConstant):
        return c.ComplexConstant(node.type, node.real, node.imaginary)
    if isinstance(node, c.StringConstant):
        return c.StringConstant(node.type, node.units, node.literal)
    if isinstance(node, c.AddressConstant):
        address = c.AddressConstant(node.type, node.base_kind)
        address.routine = node.routine
        address.variable = node.variable
        address.constant = node.constant
        address.path = node.path
        address.offset = node.offset
        address.temporary = node.temporary
        return address
    if isinstance(node, c.LabelConstant):
        return c.LabelConstant(node.type, node.label)
    if isinstance(node, c.MemberPointerConstant):
        return c.MemberPointerConstant(node.type, node.member, node.computed)
    if isinstance(node, c.AggregateConstant):
        aggregate = c.AggregateConstant(node.type, node.elements)
        aggregate.member = node.member
        aggregate.braced = node.braced
        aggregate.partial = node.partial
        aggregate.dynamic = node.dynamic
        aggregate.designators = node.designators
        aggregate.leaves_out = node.leaves_out
        aggregate.places = node.places
        aggregate.expanded = node.expanded
        return aggregate
    if isinstance(node, c.RepeatConstant):
        return c.RepeatConstant(node.constant, node.count)
    if isinstance(node, c.DynamicInitConstant):
        return c.DynamicInitConstant(node.type, node.init)
    if isinstance(node, c.TemplateParamConstant):
        parameter = c.TemplateParamConstant(node.type, node.sort)
        parameter.parameter = node.parameter
        parameter.start = node.start
        parameter.end = node.end
        parameter.context = node.context
        parameter.text = node.text
        parameter.name = node.name
        parameter.qualifier = node.qualifier
        parameter.arguments = node.arguments
        parameter.scope = node.scope
        parameter.decayed = node.decayed
        return parameter
    return c.Constant(node.kind, node.type)


def clone_init(node: DynamicInit) -> DynamicInit:
    """The shallow copy of an initialisation."""
    made = DynamicInit(node.kind, node.type)
    made.variable = node.variable
    made.expression = node.expression
    made.constant = node.constant
    made.routine = node.routine
    made.arguments = node.arguments
    made.closure = node.closure
    made.destructor = node.destructor
    made.value_initialization = node.value_initialization
    made.is_constructor_init = node.is_constructor_init
    made.braced = node.braced
    made.token = node.token
    made.follows_statement = node.follows_statement
    made.temporary_lifetime = node.temporary_lifetime
    made.reused = node.reused
    made.explicit_cast = node.explicit_cast
    made.elided_casts = node.elided_casts
    made.partial = node.partial
    made.inside_conditional = node.inside_conditional
    made.implicit_copy = node.implicit_copy
    made.implied_source = node.implied_source
    made.partial_aggregate = node.partial_aggregate
    made.elided = node.elided
    return made


class Copy(Walk):
    """A walk that copies each node before it goes into it."""

    def __init__(self) -> None:
        super().__init__()
        self.replaces = True

    def expression(self, node: e.Expression) -> e.Expression:
        return super().expression(clone_expression(node))

    def constant(self, node: c.Constant) -> c.Constant:
        return super().constant(clone_constant(node))

    def init(self, node: DynamicInit) -> DynamicInit:
        return super().init(clone_init(node))

    def statement(self, node: s.Statement) -> s.Statement:
        """The statements of a statement expression stay those of the original."""
        return node

    def awaited(self, node: e.Await) -> None:
        self.implied_by_await(node)

    def captures(self, node: e.LambdaNode) -> None:
        """A lambda is not copied: each is one of its own ([expr.prim.lambda.closure])."""


def copied(node: e.Expression) -> e.Expression:
    """A deep copy of an expression."""
    return Copy().expression(node)
