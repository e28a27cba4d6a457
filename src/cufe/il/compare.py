"""Whether two expressions, constants or initialisations are the same (spec 36; [temp.over.link], [temp.type]).

Places, spellings and parentheses do not count; types are the same where their canonical types are."""

from cufe.final import Final
from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import arguments_key
from cufe.il.types import Type

#: flags that do not make two expressions different
_IRRELEVANT: Final = e.PARENTHESIZED | e.COMPILER_GENERATED | e.RESULT_NOT_USED | e.DEFAULT_ARGUMENT


def same_types(one: Type | None, other: Type | None) -> bool:
    """Whether two types are one ([basic.types]); None is the same as None."""
    if one is None or other is None:
        return one is other
    return one.canonical is other.canonical


def same_expressions(one: e.Expression | None, other: e.Expression | None) -> bool:
    """Whether two expressions have the same form, operands, entities and types."""
    if one is other:
        return one is not None
    if one is None or other is None or one.kind != other.kind or one.kind == e.ENK_ERROR:
        return False
    if one.category != other.category or not same_types(one.type, other.type):
        return False
    if (one.flags ^ other.flags) & ~_IRRELEVANT:
        return False
    if isinstance(one, e.Operation) and isinstance(other, e.Operation):
        return one.operation == other.operation and _same_lists(one.arguments, other.arguments)
    if isinstance(one, e.ConstantExpression) and isinstance(other, e.ConstantExpression):
        return same_constants(one.constant, other.constant)
    if isinstance(one, e.VariableExpression) and isinstance(other, e.VariableExpression):
        return one.variable is other.variable
    if isinstance(one, e.RoutineExpression) and isinstance(other, e.RoutineExpression):
        return one.routine is other.routine
    if isinstance(one, e.FieldExpression) and isinstance(other, e.FieldExpression):
        return one.field is other.field
    if isinstance(one, e.TempInit) and isinstance(other, e.TempInit):
        return same_inits(one.init, other.init)
    if isinstance(one, e.InitializerExpression) and isinstance(other, e.InitializerExpression):
        return same_inits(one.init, other.init)
    if isinstance(one, e.ObjectLifetime) and isinstance(other, e.ObjectLifetime):
        return same_expressions(one.inner, other.inner)
    return _same_rarer(one, other)


def _same_rarer(one: e.Expression, other: e.Expression) -> bool:
    if isinstance(one, e.TypeQuery) and isinstance(other, e.TypeQuery):
        if one.operand is None and other.operand is None:
            return same_types(one.type_operand, other.type_operand)
        return same_expressions(one.operand, other.operand)
    if isinstance(one, e.BuiltinOperation) and isinstance(other, e.BuiltinOperation):
        return one.name == other.name and _same_lists(one.arguments, other.arguments)
    if isinstance(one, e.TypeOperand) and isinstance(other, e.TypeOperand):
        return same_types(one.operand, other.operand)
    if isinstance(one, e.ParamRef) and isinstance(other, e.ParamRef):
        return one.position == other.position
    if isinstance(one, e.SizeofPack) and isinstance(other, e.SizeofPack):
        return one.name == other.name
    if isinstance(one, e.BracedInitList) and isinstance(other, e.BracedInitList):
        return one.designators == other.designators and _same_lists(one.items, other.items)
    if isinstance(one, e.Fold) and isinstance(other, e.Fold):
        same = one.operator == other.operator and one.left_associative == other.left_associative
        return same and _same_lists(one.parts, other.parts)
    if isinstance(one, e.ConceptId) and isinstance(other, e.ConceptId):
        return one.concept is other.concept and arguments_key(one.arguments) == arguments_key(other.arguments)
    if isinstance(one, e.Throw) and isinstance(other, e.Throw):
        if one.init is None or other.init is None:
            return one.init is other.init
        return same_inits(one.init, other.init)
    if isinstance(one, e.NewDelete) and isinstance(other, e.NewDelete):
        return _same_new(one, other)
    # Lambdas, statements and what depends on tokens are themselves alone ([temp.over.link]/5).
    return False


def _same_new(one: e.NewDelete, other: e.NewDelete) -> bool:
    same = one.is_new == other.is_new and one.is_array == other.is_array and one.routine is other.routine
    if not same or not same_types(one.object_type, other.object_type):
        return False
    if (one.init is None) != (other.init is None) or (one.count is None) != (other.count is None):
        return False
    if one.init is not None and other.init is not None and not same_inits(one.init, other.init):
        return False
    if one.count is not None and not same_expressions(one.count, other.count):
        return False
    return _same_lists(one.arguments, other.arguments)


def _same_lists(one: list[e.Expression], other: list[e.Expression]) -> bool:
    return len(one) == len(other) and all(same_expressions(a, b) for a, b in zip(one, other, strict=True))


def same_constants(one: c.Constant, other: c.Constant) -> bool:
    """Whether two constants are one value of one type."""
    if one is other:
        return True
    if one.kind != other.kind or not same_types(one.type, other.type):
        return False
    if isinstance(one, c.AggregateConstant) and isinstance(other, c.AggregateConstant):
        if one.member is not other.member or len(one.elements) != len(other.elements):
            return False
        return all(same_constants(a, b) for a, b in zip(one.elements, other.elements, strict=True))
    if isinstance(one, c.RepeatConstant) and isinstance(other, c.RepeatConstant):
        return one.count == other.count and same_constants(one.constant, other.constant)
    if isinstance(one, c.DynamicInitConstant) and isinstance(other, c.DynamicInitConstant):
        return same_inits(one.init, other.init)
    if isinstance(one, c.TemplateParamConstant) and isinstance(other, c.TemplateParamConstant):
        if one.parameter is None and other.parameter is None and one.expression is not None:
            return same_expressions(one.expression, other.expression)
    return one.key() == other.key()


def same_inits(one: DynamicInit, other: DynamicInit) -> bool:
    """Whether two initialisations do the same."""
    if one is other:
        return True
    if one.kind != other.kind or one.routine is not other.routine or one.destructor is not other.destructor:
        return False
    if not same_types(one.type, other.type) or one.value_initialization != other.value_initialization:
        return False
    if (one.expression is None) != (other.expression is None) or (one.constant is None) != (other.constant is None):
        return False
    if one.expression is not None and not same_expressions(one.expression, other.expression):
        return False
    if one.constant is not None and other.constant is not None and not same_constants(one.constant, other.constant):
        return False
    return one.closure is other.closure and _same_lists(one.arguments, other.arguments)
