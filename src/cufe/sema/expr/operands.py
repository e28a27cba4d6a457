"""Operands: what an expression becomes where a value is wanted ([conv.lval], [conv.array], [conv.func])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import AddressConstant, IntegerConstant
from cufe.il.types import ArrayType, PointerType, QualifiedType, ReferenceType, RoutineType, Type, TypedefType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.overload.type_tests import bare, is_scoped_enum, is_void
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: why an expression is not known whose entity looks like a variable and has the type of a function
FUNCTION_BY_TYPE_NAME: Final = "a function that is declared by the name of its type"
#: EDG gives it no type when it has reported it
VARIABLE_OF_VOID: Final = "a variable or data member of type void"


def _is_open_choice(expression: x.Expression) -> bool:
    """Whether only an instance knows which of two objects is read: that is a constant, whatever they are (observed)."""
    if not isinstance(expression, x.Operation) or expression.operation != eok.QUESTION:
        return False
    condition = expression.arguments[0]
    return isinstance(condition, x.ConstantExpression) and condition.constant.dependent


def operation(
    kind: int,
    type_: Type,
    category: int,
    token: int,
    arguments: list[x.Expression],
    type_kind: int = tk.TK_UNKNOWN,
    start: int | None = None,
) -> x.Operation:
    """An operation that was written; without `start` it starts where its first operand or its operator does."""
    made = x.Operation(kind, type_, category, token, arguments, type_kind)
    if start is not None:
        made.start = start
    elif arguments:
        first = arguments[0].start
        if 0 <= first < token or token < 0:
            made.start = first
    return made


def implied(
    kind: int,
    type_: Type,
    category: int,
    inner: x.Expression,
    type_kind: int = tk.TK_UNKNOWN,
    token: int | None = None,
) -> x.Operation:
    """An operation on one operand that the language implies; it starts where the operand does, and stands there as well
    unless `token` is given."""
    made = x.Operation(kind, type_, category, inner.start if token is None else token, [inner], type_kind)
    made.flags |= x.COMPILER_GENERATED
    made.start = inner.start
    return made


def _named_object(expression: x.Expression) -> en.Variable | None:
    """The variable that is read, or of which a member is; none for a reference by itself, which is named."""
    if isinstance(expression, x.VariableExpression):
        type_ = expression.variable.type
        return None if type_ is not None and reference_type(type_) is not None else expression.variable
    at = expression
    while isinstance(at, x.Operation) and at.operation in (eok.DOT_FIELD, eok.REF_INDIRECT):
        at = at.arguments[0]
    return at.variable if isinstance(at, x.VariableExpression) else None


def lacks_value(expression: x.Expression) -> bool:
    """Whether a scalar is a constant or behind a reference whose initialiser is ill-formed: to read it is an error of
    which nothing more is told, other than of members of constants on the stack (observed)."""
    variable = _named_object(expression)
    if variable is None or not variable.is_in_error or variable.type is None or class_of(expression.type) is not None:
        return False
    if reference_type(variable.type) is not None:
        return True
    qualifiers = variable.type.qualifiers()
    is_constant = bool(qualifiers & tk.CONST) and not qualifiers & tk.VOLATILE
    return is_constant and (
        class_of(variable.type) is None
        or variable.storage_class != en.SC_AUTO
        or bool(variable.flags & en.CONSTEXPR_VARIABLE)
    )


def kind_of(type_: Type) -> int:
    """The kind of a type under its typedef names, as operations name it."""
    return type_.skip_typerefs().kind


def mentions_parameters(operand: x.Expression) -> bool:
    """Whether anything in an operand has a type that template parameters decide: a dependent `this`, too."""
    return is_type_dependent(operand) or any(mentions_parameters(inner) for inner in operand.operands())


def is_mistaken(expression: x.Expression | None) -> bool:
    """Whether an expression is the result of a call with mistaken arguments."""
    return isinstance(expression, x.ErrorExpression) and expression.is_mistake


def class_of(type_: Type) -> en.ClassType | None:
    """The class, where it is one; what a template is read as stays that class."""
    at = type_.skip_typerefs()
    return at if isinstance(at, en.ClassType) else None


def is_type_dependent(expression: x.Expression) -> bool:
    """Whether the type is known only with the arguments of the template around ([temp.dep.expr])."""
    if isinstance(expression, x.OverloadExpression):
        # A set of functions has no type of its own.
        return bool(expression.flags & x.TYPE_DEPENDENT)
    return bool(expression.flags & x.TYPE_DEPENDENT) or expression.type.dependent


def is_known_integer(expression: x.Expression) -> bool:
    """Whether a value is an integer that is known: that of an enumerator may be, where its enumeration depends on the
    arguments of a template."""
    return isinstance(expression, x.ConstantExpression) and isinstance(expression.constant, IntegerConstant)


def is_call(expression: x.Expression) -> bool:
    return isinstance(expression, x.Operation) and expression.operation in eok.ALL_CALLS


def reference_type(type_: Type) -> ReferenceType | None:
    """The reference type under typedef names, or None."""
    at = type_
    while isinstance(at, (TypedefType, QualifiedType)):
        at = at.target
    return at if isinstance(at, ReferenceType) else None


def dereferenced(expression: x.Expression) -> x.Expression:
    """What an expression of reference type refers to ([expr.type]): an lvalue, or an xvalue of a call of `T&&`."""
    reference = reference_type(expression.type)
    if reference is None:
        return expression
    category = x.LVALUE
    if reference.rvalue and is_call(expression) and not isinstance(bare(reference.target), RoutineType):
        category = x.XVALUE
    if expression.category != x.PRVALUE:
        expression.lvalue_type = expression.type
        expression.category = x.PRVALUE
    # What a call gives stands where the call does, a variable or member where it begins.
    place = expression.token if is_call(expression) else expression.start
    made = x.Operation(eok.REF_INDIRECT, reference.target, category, place, [expression], tk.TK_POINTER)
    made.flags |= x.COMPILER_GENERATED | (expression.flags & x.TYPE_DEPENDENT)
    made.start = expression.start
    return made


def mark_read(expression: x.Expression, type_: Type) -> None:
    """Turns a glvalue node into its value, of type `type_`."""
    expression.lvalue_type = expression.type
    expression.type = type_
    expression.category = x.PRVALUE
    expression.flags &= ~x.RETURNS_LVALUE


class Operands:
    """Turns glvalues into values and values into conditions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: local variables that begin with a constant
        self.begun_with_constants: set[en.Variable] = set()

    def value(self, expression: x.Expression) -> x.Expression:
        """Lvalue-to-rvalue, array-to-pointer or function-to-pointer conversion, as the type asks for.

        The node itself changes; a dependent one is left alone."""
        if isinstance(expression, x.OverloadExpression):
            expression = self.engine.ids.settled(expression)
        if expression.category == x.PRVALUE:
            canonical = expression.type.canonical
            return self.decayed(expression) if isinstance(canonical, ArrayType) else expression
        type_ = expression.type
        canonical = type_.canonical
        if isinstance(canonical, ArrayType) or (
            isinstance(canonical, QualifiedType) and isinstance(canonical.target, ArrayType)
        ):
            return self.decayed(expression)
        if isinstance(canonical, RoutineType):
            return self.function_pointer(expression)
        if expression.flags & x.CAPTURED:
            expression = self.engine.odr_uses.read(expression)
        if expression.flags & x.CAPTURED:
            if not expression.type.dependent and not contains_placeholder(expression.type):
                expression.category = x.PRVALUE
            return expression
        self.read(expression)
        if self.is_open(expression):
            return self.engine.folding.constant(expression)
        if isinstance(expression, x.Operation) and expression.operation == eok.SUBSCRIPT and _is_of_object(expression):
            return expression
        made = self.engine.evaluator.fold(expression)
        self.require_value(made)
        return made

    def require_value(self, expression: x.Expression) -> None:
        """Raises where a scalar is read that has no value."""
        if lacks_value(expression):
            raise Unknown("an object whose initialiser is ill-formed", expression.token)

    def is_open(self, expression: x.Expression) -> bool:
        """Whether what was read is a constant that only an instance knows."""
        if isinstance(expression, x.VariableExpression):
            return expression.variable.value_dependent or self._is_dependent_constant(expression.variable)
        return _is_open_choice(expression)

    def _is_dependent_constant(self, variable: en.Variable) -> bool:
        """Whether a static data member has a value that is known with the template's arguments alone."""
        owner = variable.parent
        if not isinstance(owner, en.ClassType) or not owner.dependent or not variable.flags & en.STATIC_DATA_MEMBER:
            return False
        type_ = self.engine.declare_types.variable_type(variable)
        if type_.dependent or not type_.qualifiers() & tk.CONST or bare(type_).kind != tk.TK_INTEGER:
            return False
        declarator = variable.declarations[0].binding.declarator if variable.declarations else None
        if declarator is None or declarator.initialiser == n.NO_INITIALISER:
            return False
        try:
            return self.engine.evaluator.constant_of(variable, type_).dependent
        except (Dependent, IllFormed, Unknown):
            return True

    def read(self, expression: x.Expression) -> None:
        """[conv.lval]; a comma or conditional expression hands it on to its last operands."""
        type_ = expression.type
        if type_.qualifiers() & tk.VOLATILE:
            expression.flags |= x.VOLATILE_FETCH
        if isinstance(expression, x.Operation):
            kind = expression.operation
            arguments = expression.arguments
            if kind == eok.COMMA:
                arguments[1] = self._handed_on(arguments[1])
            elif kind == eok.QUESTION:
                for index in range(1, len(arguments)):
                    if arguments[index].category != x.PRVALUE:
                        arguments[index] = self._handed_on(arguments[index])
            elif kind in (eok.DOT_STATIC, eok.POINTS_TO_STATIC) and len(arguments) == 2:
                self.read(arguments[1])
        # Values of classes keep their qualifiers ([expr.type]/2).
        mark_read(expression, type_ if class_of(type_) is not None else self.engine.types.unqualified(type_))

    def _handed_on(self, operand: x.Expression) -> x.Expression:
        """An operand that is read because the operation around it is."""
        self.read(operand)
        if self.is_open(operand):
            made = self.engine.folding.constant(operand)
            made.token = -1
            return made
        return self.engine.evaluator.folder.handed_on(operand)

    def decayed(self, expression: x.Expression) -> x.Expression:
        """[conv.array]."""
        bare_type = self._array(expression.type)
        element = bare_type.element
        outer = expression.type.canonical
        if isinstance(outer, QualifiedType):
            element = self.engine.types.qualified(element, outer.own)
        if isinstance(expression, x.Operation) and expression.operation == eok.QUESTION:
            # The operands are converted, not the result.
            expression.arguments[1:] = [self.decayed(branch) for branch in expression.arguments[1:]]
            expression.type = self.engine.types.pointer(element)
            expression.category = x.PRVALUE
            expression.flags &= ~x.RETURNS_LVALUE
            return expression
        if isinstance(expression, x.Operation) and expression.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC):
            # The static member is converted, whatever object names it.
            expression.arguments[1] = self.decayed(expression.arguments[1])
            mark_read(expression, expression.arguments[1].type)
            return expression
        made = implied(eok.ARRAY_TO_POINTER, self.engine.types.pointer(element), x.PRVALUE, expression, tk.TK_ARRAY)
        made.token = expression.token
        return made

    def _array(self, type_: Type) -> ArrayType:
        found = type_.skip_typerefs()
        if not isinstance(found, ArrayType):
            raise Unknown("array type expected")
        return found

    def function_pointer(self, expression: x.Expression) -> x.Expression:
        """[conv.func]: the node itself becomes the pointer."""
        function = expression.type
        pointer = self.engine.types.pointer(function)
        if isinstance(expression, x.Operation) and expression.operation == eok.QUESTION:
            # The operands are converted, too.
            expression.arguments[1:] = [
                self.function_pointer(branch) if branch.category != x.PRVALUE else branch
                for branch in expression.arguments[1:]
            ]
        if isinstance(expression, x.Operation) and expression.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC):
            inner = expression.arguments[1]
            mark_read(inner, pointer)
            inner.lvalue_type = function
        mark_read(expression, pointer)
        return expression

    def discarded(self, expression: x.Expression) -> x.Expression:
        """A discarded-value expression ([expr.context]): its result is not used."""
        if isinstance(expression, x.OverloadExpression):
            expression = self.engine.ids.settled(expression)
        expression = self.engine.temporaries.materialised_call(expression)
        expression.flags |= x.RESULT_NOT_USED
        return expression

    def condition(self, expression: x.Expression) -> x.Expression:
        """Contextual conversion to bool ([conv]/4)."""
        types = self.engine.types
        if isinstance(expression, x.OverloadExpression):
            expression = self.engine.ids.settled(expression)
        found = bare(expression.type)
        if is_type_dependent(expression):
            return self.dependent_condition(expression)
        if isinstance(found, en.ClassType):
            return self.engine.casts.contextual(expression, types.bool)
        value = self.value(expression)
        if bare(value.type) is types.bool:
            return value
        if is_void(value.type):
            raise Mistake(num.NO_BOOL, "void as a condition", expression.start)
        if is_scoped_enum(value.type):
            mistake = Mistake(num.NO_BOOL, "a scoped enumerator as a condition", expression.start)
            if isinstance(expression, x.Operation) and expression.operation == eok.ASSIGN:
                if isinstance(expression.arguments[1], x.ConstantExpression):
                    # The warning that a comparison is more likely is given all the same.
                    mistake.others = [Mistake(num.ASSIGNMENT_AS_CONDITION, mistake.cause, expression.start)]
            raise mistake
        made = self.engine.value_conversions.convert(value, types.bool)
        return self.engine.folding.truth_of_address(made) if isinstance(bare(value.type), PointerType) else made

    def dependent_condition(self, expression: x.Expression) -> x.Expression:
        """A condition of a type that is not known yet; an object of a class that is not known is converted first."""
        cls = class_of(expression.type)
        is_object = expression.category != x.PRVALUE or isinstance(expression, x.TempInit)
        if is_object and cls is not None and cls.template is not None and not cls.is_prototype:
            expression = self.engine.casts.dependent(expression, self.engine.types.unknown)
        if isinstance(bare(expression.type), ArrayType):
            expression = self.decayed(expression)
        expression = self.initialised(expression)
        made = implied(eok.BOOL_CAST, self.engine.types.bool, x.PRVALUE, expression, kind_of_dependent(expression))
        return self.engine.folding.constant(made) if isinstance(expression, x.ConstantExpression) else made

    def initialised(self, expression: x.Expression) -> x.Expression:
        """What is read in a template where its value decides; a variable that is initialised may be a constant in an
        instance."""
        if expression.category != x.PRVALUE:
            self.read(expression)
        return self.engine.folding.constant(expression) if self.is_initialised(expression) else expression

    def beside(self, one: x.Expression, other: x.Expression) -> x.Expression:
        """A left operand beside a static member of the template around that is a constant: a variable that is
        computed when it is initialised may be a constant in an instance, too (observed)."""
        if not isinstance(other, x.ConstantExpression) or not self.is_initialised(one):
            return one
        if isinstance(one, x.VariableExpression) and one.variable in self.begun_with_constants:
            return one
        member = other.constant.expression
        if not isinstance(member, x.VariableExpression) or not member.variable.flags & en.STATIC_DATA_MEMBER:
            return one
        owner = member.variable.parent
        if not isinstance(owner, en.ClassType) or not owner.dependent or isinstance(one, x.ConstantExpression):
            return one
        return self.engine.folding.constant(one)

    def is_initialised(self, expression: x.Expression) -> bool:
        """Whether it names a variable that is declared with an initialiser, and is surely no pointer."""
        if not isinstance(expression, x.VariableExpression) or isinstance(bare(expression.type), PointerType):
            return False
        variable = expression.variable
        is_parameter = bool(variable.flags & (en.PARAMETER | en.THIS_PARAMETER))
        if is_parameter or not variable.declarations or variable.template is not None:
            return False
        declarator = variable.declarations[0].binding.declarator
        return declarator is not None and declarator.initialiser != n.NO_INITIALISER

    def routine(self, routine: en.Routine, token: int, called: bool) -> x.RoutineExpression:
        """A function as the callee of a call, or as an lvalue."""
        if not routine.operator:
            self.engine.functions.keep_deleted(routine, token, token + 1)
        # A deduced result belongs to the type from here on.
        self.engine.declare_types.result_type(routine)
        if called:
            type_ = self.engine.declare_types.routine_type(routine)
            made = x.RoutineExpression(routine, self.engine.types.pointer(type_), x.PRVALUE, token)
            made.lvalue_type = type_
            return made
        return x.RoutineExpression(routine, self.engine.declare_types.named_type(routine), x.LVALUE, token)


def kind_of_dependent(expression: x.Expression) -> int:
    """The kind by which operations with dependent operands go."""
    found = kind_of(expression.type)
    return tk.TK_TEMPLATE_PARAM if found in (tk.TK_UNKNOWN, tk.TK_TYPEREF) else found


def _is_of_object(element: x.Operation) -> bool:
    """Whether it is an element of an object, by a pointer that is an address constant: it is left as it is written."""
    pointer = element.arguments[0]
    address = pointer.constant if isinstance(pointer, x.ConstantExpression) else None
    return isinstance(address, AddressConstant) and address.variable is not None
