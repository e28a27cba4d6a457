"""Type- and value-dependence ([temp.dep.type], [temp.dep.constexpr]): which types may turn out to be anything, which
values only an instance knows, and what is put off while a template is read for itself.

While a template is read for itself calls are not evaluated, constructors do not make constants of their arguments,
`C(x)` chooses no constructor even where C is a class that is known, and nothing says where temporaries end. A variable
whose value may be asked for in the template itself ([expr.const]) is initialised as anywhere."""

from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import types as t
from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant, is_not_finite
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.expr.operands import class_of, is_call
from cufe.sema.overload.type_tests import bare


def is_open(type_: t.Type) -> bool:
    """Whether nothing is known of a type: `T`, `T::x`, `decltype(t.x)`, and a class or enumeration nested in a
    template, of which a specialisation may make something else."""
    found = bare(type_)
    if isinstance(found, EnumType):
        return found.dependent
    if isinstance(found, ClassType):
        return found.dependent and found.template is None and isinstance(found.parent, ClassType)
    if isinstance(found, t.DependentOperandType):
        return found.declared is None
    return isinstance(found, (t.TemplateParamType, t.DependentNameType))


def is_surely_class(type_: t.Type) -> bool:
    """Whether a type is a class whatever the arguments are: one that is known, or a template's instance; `TT<T>` and
    `T::template C<U>` are taken for that, too (observed)."""
    found = bare(type_)
    if isinstance(found, t.DependentNameType):
        return found.arguments is not None
    if isinstance(found, t.DependentSpecializationType):
        return found.template.is_parameter
    return class_of(type_) is not None and not is_open(type_)


def is_dependent_pointer(type_: t.Type) -> bool:
    """Whether a type is a pointer to something that depends on a template's parameters."""
    found = bare(type_)
    return found.dependent and isinstance(found, t.PointerType)


def is_plain_constant(expression: x.Expression) -> bool:
    """Whether an operand is a constant, perhaps one of an instance."""
    return isinstance(expression, x.ConstantExpression) and expression.category == x.PRVALUE


def is_value_dependent(expression: x.Expression) -> bool:
    """Whether an operand somewhere in an expression waits for template arguments."""
    stack = [expression]
    while stack:
        at = stack.pop()
        if _waits(at):
            return True
        stack += at.operands()
    return False


def has_dependent_value(init: DynamicInit) -> bool:
    """Whether an initialisation gives a value that waits for template arguments.

    Variables pass that on, whatever their type and whether they are const: after `int a = N;` also `const int b = a;`
    (observed)."""
    if init.constant is not None:
        return _hangs(init.constant)
    stack = list(init.arguments) if init.expression is None else [init.expression]
    while stack:
        at = stack.pop()
        if _waits(at) or (isinstance(at, x.VariableExpression) and at.variable.dependent_initialiser):
            return True
        stack += at.operands()
    return False


def _waits(at: x.Expression) -> bool:
    if at.flags & (x.TYPE_DEPENDENT | x.VALUE_DEPENDENT) or at.type.dependent:
        return True
    return isinstance(at, x.ConstantExpression) and at.constant.dependent


def _hangs(constant: Constant) -> bool:
    """Whether a constant, or a part of it, has a value that waits for template arguments."""
    if isinstance(constant, AggregateConstant):
        return any(_hangs(element) for element in constant.elements)
    if isinstance(constant, DynamicInitConstant):
        return has_dependent_value(constant.init)
    return constant.dependent


class PrototypeReading:
    """Tells whether a template is being read for itself, without arguments."""

    def __init__(self) -> None:
        #: whether values are put off
        self.active: bool = False
        #: the context that was found to be a template's last
        self._generic: Context | None = None

    def enter(self, context: Context | None) -> bool:
        """Reading goes on in another context; what `leave` needs to come back."""
        before = self.active
        self.active = is_dependent_context(context)
        return before

    def strays(self, context: Context) -> bool:
        """Whether something is read for another place on the way, an instance that a template asks for: nothing of it
        is put off."""
        if context is self._generic:
            return False
        if is_dependent_context(context):
            self._generic = context
            return False
        return True

    def leave(self, before: bool) -> None:
        self.active = before

    def puts_off(self, value: x.Expression, of_constant: bool) -> bool:
        """Whether a converted initialiser stays unfolded: it holds a call, or computes with an infinity or an element
        of an array, and does not initialise a constant."""
        if not self.active:
            return False
        stack = [value]
        while stack:
            at = stack.pop()
            if is_call(at) or (isinstance(at, x.TempInit) and at.init.kind == DIK_CONSTRUCTOR):
                return True
            if isinstance(at, x.ConstantExpression) and not of_constant and is_not_finite(at.constant):
                return True
            if isinstance(at, x.Operation):
                if at.operation == eok.SUBSCRIPT and at.category == x.PRVALUE and not of_constant:
                    return True
                stack += at.arguments
        return False

    def puts_off_construction(self, init: DynamicInit) -> bool:
        """Whether a constructor call stays unfolded, as all do that have arguments."""
        return self.active and any(not argument.flags & x.DEFAULT_ARGUMENT for argument in init.arguments)
