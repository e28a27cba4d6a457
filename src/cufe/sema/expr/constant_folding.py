"""Operations on constants: folded at once, as values of their own that remember what was written."""

from cufe.final import Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import initialisation as i
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.copy import clone
from cufe.il.entities import CONSTEXPR_VARIABLE, ClassType, Variable
from cufe.il.types import ArrayType, IntegerType, PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.places import root
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import is_value_dependent
from cufe.sema.expr.operands import class_of, is_call
from cufe.sema.overload.type_tests import bare

#: operations on pointers that are folded where both are addresses
_OF_ADDRESSES: Final = (eok.EQ, eok.NE, eok.LT, eok.GT, eok.LE, eok.GE, eok.PDIFF)

#: conversions of values
_VALUE_CASTS: Final = (eok.CAST, eok.BOOL_CAST)

#: conversions of pointers to members
_OF_MEMBER_POINTERS: Final = (eok.PM_DERIVED_CLASS_CAST, eok.PM_BASE_CLASS_CAST, eok.CAST)

#: operations that lead from an object to a part of it, or to itself as another type
_PARTS: Final = (eok.LVALUE_ADJUST, eok.DOT_FIELD, eok.BASE_CLASS_CAST, eok.REF_CAST)


class Folding(EnginePart):
    """Makes constants of operations whose operands are constants."""

    def finished(self, made: x.Expression) -> x.Expression:
        """The operation, or the constant that it is."""
        dependent = False
        if isinstance(made, x.Operation):
            self.engine.demanded_constants.work_out(made)
        for operand in made.operands():
            if isinstance(operand, x.ConstantExpression):
                dependent = dependent or operand.constant.dependent
            elif isinstance(operand, (x.ConceptId, x.RequiresExpression)):
                dependent = True
            elif isinstance(made, x.Operation) and made.operation in _OF_ADDRESSES and made.type_kind == tk.TK_POINTER:
                return self.engine.evaluator.fold(made)
            elif self._is_demanded(made) and is_value_dependent(made):
                return self.constant(made)
            else:
                return made
        return self.constant(made) if dependent or made.type.dependent else self.engine.evaluator.fold(made)

    def _is_demanded(self, made: x.Expression) -> bool:
        """Whether an operation in a template has to be a constant, whatever it operates on: `f() / sizeof(T)`."""
        if not self.engine.demanded_constants.waiting or not isinstance(made, x.Operation):
            return False
        return made.operation not in _VALUE_CASTS and made.operation != eok.QUESTION

    def initializer(self, value: x.Expression, of_constant: bool = False) -> x.Expression:
        """An initialiser that is converted already; addresses of what lives for the whole program are constants."""
        if isinstance(value, x.ConstantExpression) or self.engine.prototype_reading.puts_off(value, of_constant):
            return value
        return self.engine.evaluator.initializer(value)

    def address(self, value: x.Expression) -> x.Expression:
        """A pointer where its value counts, in comparisons and conditions: an address that is known is a constant."""
        if isinstance(value, x.ConstantExpression) or not isinstance(bare(value.type), PointerType):
            return value
        if isinstance(value, x.VariableExpression):
            return value
        return self.engine.evaluator.initializer(value)

    def truth_of_address(self, made: x.Expression) -> x.Expression:
        """A pointer as a condition: the address of an object or function is true."""
        if not isinstance(made, x.Operation) or isinstance(made.arguments[0], x.VariableExpression):
            return made
        return self.engine.evaluator.initializer(made)

    def named(self, value: x.ConstantExpression, type_: Type) -> c.Constant:
        """The constant that an initialiser or case label takes over.  The constant of a name, also behind casts, keeps
        the whole expression; any other constant keeps its spelling.  An enumerator has the type as it is spelled
        there."""
        constant = value.constant
        at: x.Expression | None = constant.expression
        converted = isinstance(at, x.Operation) and at.operation in _OF_MEMBER_POINTERS
        if isinstance(constant, c.MemberPointerConstant) and constant.member is not None and (at is None or converted):
            member = c.MemberPointerConstant(constant.type, constant.member)
            member.expression = value
            value.token = -1
            return member
        named = c.is_enumerator(constant)
        while isinstance(at, x.Operation) and at.operation in (eok.CAST, eok.BOOL_CAST):
            at = at.arguments[0]
        if isinstance(at, x.ConstantExpression) and not named:
            named = c.is_enumerator(at.constant)
        if isinstance(at, x.Operation) and at.operation == eok.REF_INDIRECT:
            at = at.arguments[0]
            at = at.constant.expression if isinstance(at, x.ConstantExpression) else at
        if not named and not isinstance(at, x.VariableExpression):
            return constant
        made = copied(constant)
        if made is constant:
            # It has no copy, and cannot be what it was written as.
            return constant
        if c.is_enumerator(constant):
            made.type = self.engine.types.unqualified(type_)
        made.expression = value
        value.token = -1
        return made

    def object_of_call(self, made: x.Operation) -> x.Expression:
        """A call that gives an object of a class with a constant value: a temporary with that value, or the value where
        a constant is demanded."""
        folded = self.engine.evaluator.initializer(made)
        if not isinstance(folded, x.ConstantExpression):
            return made
        if self.engine.demanded_constants.strict:
            return folded
        init = i.DynamicInit(i.DIK_CONSTANT, made.type, constant=folded.constant, expression=folded)
        init.temporary_lifetime = True
        init.token = made.token
        return x.TempInit(init, made.type, x.PRVALUE, made.token, start=made.start)

    def object_read(self, init: i.DynamicInit, source: x.Expression) -> i.DynamicInit:
        """A bitwise copy of an object; one of a constexpr variable, or of a const object, is its value."""
        at = root(source)
        if isinstance(at, x.VariableExpression) and self._is_const_object(at.variable):
            folded = self.engine.evaluator.initializer(source)
        else:
            folded = self.object_value(source, source.type)
        if not isinstance(folded, x.ConstantExpression):
            return init
        return i.DynamicInit(i.DIK_CONSTANT, init.type, constant=folded.constant, expression=folded, token=init.token)

    def object_value(self, source: x.Expression, type_: Type) -> x.Expression:
        """An object that is read; that of a constexpr variable is its value."""
        at = root(source)
        constant = isinstance(at, x.VariableExpression) and bool(at.variable.flags & CONSTEXPR_VARIABLE)
        if not constant and not isinstance(at, x.ConstantExpression):
            return source
        folded = self.engine.evaluator.initializer(source)
        if isinstance(folded, x.ConstantExpression) and folded is not source:
            folded.constant = object_constant(folded.constant, type_)
            folded.type = type_
        return folded

    def _is_const_object(self, variable: Variable) -> bool:
        type_ = self.engine.declare_types.variable_type(variable)
        return self.engine.evaluator.const_objects.is_known(variable, type_)

    def copy_of_nothing(self, init: i.DynamicInit) -> i.DynamicInit:
        """A variable that copies an object without any members, whatever object of a name that is: a constant."""
        source = init.expression
        if init.kind != i.DIK_EXPRESSION or source is None:
            return init
        value = self._without_members(source, init.type)
        if value is None:
            return init
        return i.DynamicInit(i.DIK_CONSTANT, init.type, constant=value, token=init.token)

    def zeroed(self, init: i.DynamicInit, token: int) -> i.DynamicInit:
        """A variable that `T()` or `{}` initialises, where that is zero: a constant that knows how it came about."""
        cls = class_of(init.type)
        if init.kind != i.DIK_ZERO or not (init.explicit_cast or init.braced) or cls is None:
            return init
        engine = self.engine
        if init.type.dependent or engine.prototype_reading.active or engine.classes.is_polymorphic(cls):
            return init
        if engine.objects.destructor(init.type) is not None:
            return init
        type_ = engine.types.unqualified(init.type)
        try:
            value = engine.evaluator.initial(init, type_, False)
        except (IllFormed, Dependent, Unknown):
            return init
        made = i.DynamicInit(i.DIK_CONSTANT, init.type)
        if init.explicit_cast:
            value.cast = c.LIST_CAST
        value.expression = x.InitializerExpression(init, type_, token)
        made.constant = value
        made.token = init.token
        return made

    def operand_of_nothing(self, source: x.Expression, type_: Type) -> x.Expression:
        """As `copy_of_nothing`, of an operand: a variable itself is read, a part or base class of it is a constant."""
        value = self._without_members(source, type_) if isinstance(source, x.Operation) else None
        if value is None:
            return source
        return x.ConstantExpression(value, source.start)

    def _without_members(self, source: x.Expression, type_: Type) -> c.Constant | None:
        """The value of an object of a name without members; None for other objects."""
        cls = class_of(type_)
        if cls is None or cls.dependent:
            return None
        at = source
        while isinstance(at, x.Operation) and at.operation in _PARTS:
            at = at.arguments[0]
        if not isinstance(at, x.VariableExpression) or not self.is_memberless(cls):
            return None
        made = self.memberless(cls, type_)
        made.expression = source
        return made

    def is_memberless(self, cls: ClassType) -> bool:
        """Whether neither the class nor a base class declares a field, so that its bits are no value."""
        classes = self.engine.classes
        if classes.fields(cls) or any(base.virtual for base in classes.bases(cls)):
            return False
        return all(self.is_memberless(base.type) for base in classes.bases(cls))

    def memberless(self, cls: ClassType, type_: Type) -> c.Constant:
        """The value of an object in which nothing has a value."""
        bases = self.engine.classes.bases(cls)
        return c.AggregateConstant(type_, [self.memberless(base.type, base.type) for base in bases])

    def construction(self, init: i.DynamicInit) -> i.DynamicInit:
        """An object that a constexpr constructor makes of constants."""
        routine = init.routine
        if routine is None or not self.engine.constexpr_functions.is_constexpr(routine):
            return init
        if self.engine.prototype_reading.puts_off_construction(init):
            return init
        for argument in init.arguments:
            if not self._may_be_constant(argument):
                return init
        written = x.TempInit(init, init.type, x.PRVALUE, -1)
        folded = self.engine.evaluator.initializer(written)
        if not isinstance(folded, x.ConstantExpression):
            return init
        return i.DynamicInit(i.DIK_CONSTANT, init.type, constant=folded.constant, expression=folded)

    def _may_be_constant(self, argument: x.Expression) -> bool:
        """Whether an argument is a constant, or a reference to a temporary that may be one."""
        at = argument
        while isinstance(at, x.Operation) and at.operation in (eok.REFERENCE_TO, eok.LVALUE_ADJUST):
            at = at.arguments[0]
        if isinstance(at, x.Operation) and at.operation == eok.ARRAY_TO_POINTER:
            return isinstance(at.arguments[0], x.ConstantExpression)
        if isinstance(at, x.TempInit) and at.init.destructor is None:
            if self.engine.conversions.lists.element_type(at.type) is not None:
                return True
            inner = at.init.expression
            return at.init.kind in (i.DIK_CONSTANT, i.DIK_ZERO) or (inner is not None and self._may_be_constant(inner))
        return isinstance(at, x.ConstantExpression) and not at.constant.dependent

    def constructed(self, init: i.DynamicInit) -> x.TempInit | None:
        """The constructor call that `construction` made a constant of, as it was written."""
        folded = init.expression
        if init.kind != i.DIK_CONSTANT or init.destructor is not None or not isinstance(folded, x.ConstantExpression):
            return None
        written = folded.constant.expression
        return written if isinstance(written, x.TempInit) and written.init.kind == i.DIK_CONSTRUCTOR else None

    def forget_construction(self, argument: x.Expression) -> None:
        """A default argument says of objects with a constant value no more how they came by it."""
        at = argument
        while isinstance(at, x.Operation) and at.operation in (eok.REFERENCE_TO, eok.LVALUE_ADJUST):
            at = at.arguments[0]
        if not isinstance(at, x.TempInit) or at.init.kind != i.DIK_CONSTANT:
            return
        if isinstance(at.init.constant, c.AggregateConstant):
            at.init.constant = silent(at.init.constant)

    def unfolded(self, init: i.DynamicInit) -> i.DynamicInit:
        """The constructor call in the place of the value that `construction` found."""
        folded = init.expression
        if init.kind == i.DIK_CONSTANT and isinstance(folded, x.ConstantExpression):
            written = folded.constant.expression
            if isinstance(written, x.TempInit) and written.init.kind == i.DIK_CONSTRUCTOR:
                return written.init
            if init.expression is not None and class_of(init.type) is not None and not init.braced:
                # An object that is copied bit by bit has an expression, too.
                return i.DynamicInit(i.DIK_EXPRESSION, init.type, folded, token=init.token)
            return self.scalar_expression(init)
        return init

    def scalar_expression(self, init: i.DynamicInit) -> i.DynamicInit:
        """The initialisation of a scalar object without a name, in `new T(x)` and `throw x`: by an expression, constant
        or not; braces and classes are left as they are."""
        value = init.expression
        if init.kind != i.DIK_CONSTANT or init.braced or not isinstance(value, x.ConstantExpression):
            return init
        if isinstance(bare(init.type), (ClassType, ArrayType)):
            return init
        made = i.DynamicInit(i.DIK_EXPRESSION, init.type, token=init.token)
        written = value.constant.expression
        if _is_address(value.constant) and written is not None:
            # An address is not computed beforehand.
            made.expression = written
            return made
        made.expression = value
        if value.token < 0:
            # The name that gave the value is where the value stands now.
            value.token = value.start
        return made

    def written_address(self, init: i.DynamicInit) -> i.DynamicInit:
        """The initialisation of a part by an address: by the expression that was written."""
        value = init.expression
        if (
            init.kind != i.DIK_CONSTANT
            or not isinstance(value, x.ConstantExpression)
            or not _is_address(value.constant)
        ):
            return init
        written = value.constant.expression
        return init if written is None or is_call(written) else self.scalar_expression(init)

    def required_address(self, init: i.DynamicInit, behind: int) -> None:
        """An address that has to be constant, for a static or constexpr variable: that of an object or function is a
        constant before the variable takes it over, and a reference is bound at the token behind the initialiser."""
        constant = init.constant
        if init.kind != i.DIK_CONSTANT or not isinstance(constant, c.AddressConstant):
            return
        written = constant.expression
        if isinstance(written, x.Operation) and written.operation == eok.REFERENCE_TO:
            if constant.temporary is None:
                written.token = behind
            return
        at = written
        while isinstance(at, x.Operation) and at.operation in (eok.CAST, eok.BASE_CLASS_CAST):
            at = at.arguments[0]
        if (
            isinstance(at, x.Operation)
            and at.operation == eok.ADDRESS_OF
            and not isinstance(at.arguments[0], x.Operation)
        ):
            init.constant = copied(constant)
            init.constant.expression = x.ConstantExpression(constant, -1)

    def aggregate(self, init: i.DynamicInit, token: int) -> i.DynamicInit:
        """A variable that a list initialises: a constant where all that stands in the list is known."""
        if init.kind != i.DIK_NONCONSTANT_AGGREGATE or init.constant is None or init.type.dependent:
            return init
        is_destroyed = init.destructor is not None or self.engine.objects.destructor(init.type) is not None
        if is_destroyed or self.engine.prototype_reading.active or not self._is_evaluable(init.constant):
            return init
        type_ = init.type
        if class_of(type_) is not None:
            # An evaluated object is a value, without qualifiers; an array keeps those of its elements.
            type_ = self.engine.types.unqualified(type_)
        array = type_.skip_typerefs()
        if isinstance(array, ArrayType) and array.count < 0 and array.bound is None:
            type_ = self.engine.deduced_types.completed_array(type_, init)
        try:
            value = self.engine.evaluator.initial(init, type_, False)
        except (IllFormed, Dependent, Unknown):
            return init
        made = i.DynamicInit(i.DIK_CONSTANT, type_)
        if isinstance(value, c.AggregateConstant) and isinstance(init.constant, c.AggregateConstant):
            value.cast = init.constant.cast
            _spell(value, init.constant)
        made.constant = value
        made.constant.expression = x.InitializerExpression(init, type_, token)
        made.token = init.token
        return made

    def _is_evaluable(self, constant: c.Constant) -> bool:
        """Whether no part is initialised by a function that cannot be evaluated, or has to be destroyed."""
        if isinstance(constant, c.RepeatConstant):
            return self._is_evaluable(constant.constant)
        if isinstance(constant, c.AggregateConstant):
            return all(self._is_evaluable(element) for element in constant.elements)
        if not isinstance(constant, c.DynamicInitConstant):
            return True
        init = constant.init
        if init.destructor is not None:
            return False
        return init.routine is None or self.engine.constexpr_functions.is_constexpr(init.routine)

    def statement(self, made: x.Expression) -> x.Expression:
        """A statement expression, or the constant that it computes."""
        return self.engine.evaluator.fold(made)

    def constant(self, made: x.Expression) -> x.Expression:
        """A dependent operation as a constant that an instance has.  A conversion of what has a type already, but for
        `T(x)`, makes a value whose type is without the name of a typedef."""
        type_ = made.type
        if isinstance(made, x.Operation) and made.operation in _VALUE_CASTS and not x.is_parenthesized_cast(made):
            if not made.type.dependent and not made.arguments[0].type.dependent:
                type_ = made.type.skip_names()
        value = c.TemplateParamConstant(type_, c.TPCK_EXPRESSION)
        value.expression = made
        value.start = made.start
        value.end = made.token
        wrapped = x.ConstantExpression(value, made.token if made.token < made.start else made.start)
        wrapped.flags |= x.VALUE_DEPENDENT | (made.flags & x.TYPE_DEPENDENT)
        if made.type.dependent:
            wrapped.flags |= x.TYPE_DEPENDENT
        return wrapped


def _spell(value: c.AggregateConstant, written: c.AggregateConstant) -> None:
    """Gives the numbers of an evaluated list the types by which they were written."""
    if written.designators or written.places or len(written.elements) > len(value.elements):
        return
    for index, element in enumerate(written.elements):
        known = value.elements[index]
        if isinstance(element, c.RepeatConstant):
            return
        if isinstance(known, c.AggregateConstant) and isinstance(element, c.AggregateConstant):
            _spell(known, element)
        elif isinstance(known, c.IntegerConstant):
            type_ = element.init.type if isinstance(element, c.DynamicInitConstant) else element.type
            if isinstance(bare(type_), IntegerType):
                value.elements[index] = renamed(known, type_)


def _is_address(constant: c.Constant) -> bool:
    """Whether it is the address of something, or a string that is one."""
    if isinstance(constant, c.AddressConstant):
        return constant.routine is not None or constant.variable is not None or constant.constant is not None
    return isinstance(constant, c.StringConstant)


def is_call_value(constant: c.Constant) -> bool:
    """Whether it is what a call gave."""
    return constant.expression is not None and is_call(constant.expression)


def unexplained(constant: c.Constant) -> c.Constant:
    """The same value and name without its expression."""
    if constant.expression is None or constant.dependent:
        return constant
    made = copied(constant)
    if isinstance(made, c.IntegerConstant) and isinstance(constant, c.IntegerConstant):
        made.enumerator = constant.enumerator
        made.is_character = constant.is_character
    return made


def plain(constant: c.Constant) -> c.Constant:
    """A value of its own, an aggregate's too, without what it was written as."""
    if isinstance(constant, c.AggregateConstant):
        made = c.AggregateConstant(constant.type, constant.elements)
        made.partial = constant.partial
        made.dynamic = constant.dynamic
        made.member = constant.member
        return made
    return clone(constant) if unexplained(constant) is constant else unexplained(constant)


def silent(constant: c.Constant) -> c.Constant:
    """A value without anything of what it was written as, in its parts neither; a list keeps its type."""
    if isinstance(constant, c.RepeatConstant):
        made: c.Constant = c.RepeatConstant(silent(constant.constant), constant.count)
    else:
        made = plain(constant)
    if isinstance(made, c.AggregateConstant) and isinstance(constant, c.AggregateConstant):
        made.elements = [silent(element) for element in constant.elements]
        made.designators = constant.designators
        made.leaves_out = constant.leaves_out
        made.cast = constant.cast
    made.implicit = constant.implicit
    return made


def object_constant(constant: c.Constant, type_: Type) -> c.Constant:
    """A class constant as the value of an object whose type has other cv-qualifiers."""
    if not isinstance(constant, c.AggregateConstant) or constant.type is type_:
        return constant
    made = plain(constant)
    made.type = type_
    made.expression = constant.expression
    return made


def without_typedefs(constant: c.IntegerConstant) -> c.IntegerConstant:
    """The same number with its type by the name that the language has for it; an enumerator stays what it is."""
    plain_type = bare(constant.type)
    return constant if plain_type is constant.type or c.is_enumerator(constant) else renamed(constant, plain_type)


def renamed(constant: c.IntegerConstant, type_: Type) -> c.IntegerConstant:
    """The same number, as it was written, with its type by another name."""
    made = c.IntegerConstant(type_, constant.value)
    made.cast = constant.cast
    made.is_character = constant.is_character
    made.is_null_keyword = constant.is_null_keyword
    made.expression = constant.expression
    return made


def copied(constant: c.Constant) -> c.Constant:
    """The same value without its expression and name."""
    if isinstance(constant, c.IntegerConstant):
        return c.IntegerConstant(constant.type, constant.value)
    if isinstance(constant, c.FloatConstant):
        return c.FloatConstant(constant.type, constant.numerator, constant.scale, constant.special)
    if isinstance(constant, c.AddressConstant):
        made = clone(constant)
        made.expression, made.cast = None, c.NO_CAST
        made.dependent = made.implicit = False
        return made
    if isinstance(constant, c.MemberPointerConstant):
        return c.MemberPointerConstant(constant.type, constant.member, True)
    return constant
