"""Temporary objects ([class.temporary]): those that class prvalues initialise, those that somebody has to destroy at
the end of the full-expression, and operands that are evaluated once though the language names them several times
([class.spaceship])."""

from cufe.final import TYPE_CHECKING
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.copy import clone
from cufe.il.initialisation import DIK_CLASS_RESULT_VIA_CTOR, DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import object_constant
from cufe.sema.expr.operands import class_of, is_call

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Temporaries(EnginePart):
    """Materialises prvalues."""

    def temporary(self, source: x.Expression, category: int) -> x.Expression:
        """A class prvalue as a temporary object ([conv.rval])."""
        made = self.materialised(source)
        made.category = category
        return made

    def materialised(self, source: x.Expression) -> x.Expression:
        """The temporary that a class prvalue initialises; what is one already stays."""
        cls = class_of(source.type)
        if cls is None or source.category != x.PRVALUE or isinstance(source, x.TempInit):
            return source
        if not isinstance(source, (x.ConstantExpression, x.Operation)) and source.lvalue_type is None:
            return source
        by_constructor = self.engine.objects.returned_by_constructor(cls) and isinstance(source, x.Operation)
        init = DynamicInit(DIK_CLASS_RESULT_VIA_CTOR if by_constructor else DIK_EXPRESSION, source.type, source)
        init.temporary_lifetime = True
        init.token = source.token
        self.engine.object_operands.destroyed(init, cls)
        return x.TempInit(init, source.type, x.PRVALUE, source.token, start=source.start)

    def materialised_call(self, source: x.Expression) -> x.Expression:
        """A call that gives an object of a class that is returned by constructor: with its temporary."""
        cls = class_of(source.type)
        if cls is None or source.category != x.PRVALUE or not is_call(source):
            return source
        if cls.dependent or not self.engine.objects.returned_by_constructor(cls):
            return source
        return self.materialised(source)


class Lifetimes:
    """Remembers which temporaries of the full-expression being built have to be destroyed."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._pending: list[object] = []

    def mark(self) -> int:
        """Where a full-expression begins."""
        return len(self._pending)

    def needed(self, temporary: object) -> None:
        """A temporary, by its initialisation, that the full-expression has to destroy."""
        self._pending.append(temporary)

    def extended(self, temporary: object) -> None:
        """A reference prolongs the life of a temporary ([class.temporary]/6)."""
        if temporary in self._pending:
            self._pending.remove(temporary)

    def forget(self, mark: int) -> None:
        """Forgets the temporaries that were built since `mark`: they are not evaluated."""
        del self._pending[mark:]

    def full(self, expression: x.Expression, mark: int) -> x.Expression:
        """The full-expression that began at `mark`, wrapped where temporaries end with it."""
        if len(self._pending) == mark:
            return expression
        del self._pending[mark:]
        if self.engine.prototype_reading.active:
            return expression
        made = x.ObjectLifetime(expression)
        made.token = -1
        made.start = expression.start
        made.flags |= expression.flags & x.RESULT_NOT_USED
        return made

    def has(self, mark: int) -> bool:
        return len(self._pending) > mark


class ObjectOperands(EnginePart):
    """Makes operands of initialisations."""

    def destroyed(self, init: DynamicInit, type_: Type) -> None:
        """Gives a temporary its destructor; the full-expression has to call it."""
        init.destructor = self.engine.objects.destructor(type_)
        if init.destructor is not None:
            self.engine.lifetimes.needed(init)

    def argument(self, source: x.Expression, target: Type) -> x.Expression:
        """A class object as an operand by value: the value of a trivial class, else a temporary."""
        engine = self.engine
        cls = class_of(target)
        if cls is None:
            raise Unknown("class type expected", source.start)
        start = source.start
        if isinstance(source, x.ConstantExpression) and source.category == x.PRVALUE and class_of(source.type) is cls:
            return source
        if isinstance(source, x.TempInit) and class_of(source.type) is cls:
            listed = source.init.constant
            if engine.demanded_constants.strict and source.init.kind == DIK_CONSTANT and listed is not None:
                known = clone(listed)
                known.expression = source
                return x.ConstantExpression(known, start)
            if source.init.destructor is not None or engine.objects.passed_by_address(cls):
                source.category = x.LVALUE
            source.init.elided = engine.language.standard < 2017
            return source
        # What a constructor makes of a value stands where that value's operator does (observed).
        at = source.token if source.token >= 0 and class_of(source.type) is not cls else start
        init = engine.class_initialisers.of(engine.types.unqualified(target), cls, source, at, True)
        return self.as_operand(init, engine.types.unqualified(target), source, start)

    def as_operand(self, init: DynamicInit, type_: Type, source: x.Expression, start: int) -> x.Expression:
        """The object of an initialisation as an operand."""
        engine = self.engine
        # An object that the caller destroys, or passes by its address, is a temporary even where its bits are copied.
        by_value = not engine.objects.returned_by_constructor_of(type_)
        bare = init.kind == DIK_EXPRESSION and not init.explicit_cast and not init.braced
        if bare and by_value and init.expression is not None:
            return engine.folding.operand_of_nothing(init.expression, type_)
        if isinstance(source, x.LambdaExpression):
            if engine.objects.destructor(type_) is not None:
                engine.lifetimes.needed(source)
                source.category = x.LVALUE
            return source
        value = self._copied_value(init)
        if value is not None:
            value.token = start
            value.start = start
            return value
        init.temporary_lifetime = True
        self.destroyed(init, type_)
        token = start
        if init.kind == DIK_CLASS_RESULT_VIA_CTOR and init.expression is not None:
            token = init.expression.token
        elif not isinstance(source, (x.BracedInitList, x.OverloadExpression)) and source.token >= 0:
            token = source.token
        made = x.TempInit(init, type_, x.PRVALUE, token)
        cls = class_of(type_)
        if init.destructor is not None or (cls is not None and engine.objects.passed_by_address(cls)):
            made.category = x.LVALUE
        made.start = start
        return made

    def _copied_value(self, init: DynamicInit) -> x.ConstantExpression | None:
        """The value of a constant that a copy takes over, bit for bit."""
        value = init.expression
        if (
            init.kind != DIK_CONSTANT
            or init.explicit_cast
            or init.braced
            or not isinstance(value, x.ConstantExpression)
        ):
            return None
        written = value.constant.expression
        return value if isinstance(written, x.Operation) and not is_call(written) else None

    def object_with_value(self, value: x.ConstantExpression, qualifiers: int) -> x.Expression:
        """The object of a member call that a constant stands for: a temporary without a place."""
        type_ = self.engine.types.qualified(value.type, qualifiers)
        init = DynamicInit(DIK_CONSTANT, type_, constant=object_constant(value.constant, type_), expression=value)
        init.temporary_lifetime = True
        return x.TempInit(init, type_, x.PRVALUE, -1, start=value.start)


class ReusedValue:
    """A place whose address is taken at its first use and used again later."""

    def __init__(self, engine: "Engine", operand: x.Expression) -> None:
        self.operand: x.Expression = operand
        address = x.Operation(eok.ADDRESS_OF, engine.types.pointer(operand.type), x.PRVALUE, -1, [operand])
        address.type_kind = tk.TK_POINTER
        address.flags |= x.COMPILER_GENERATED
        init = DynamicInit(DIK_EXPRESSION, address.type, address)
        init.temporary_lifetime = True
        init.reused = True
        self.address: x.TempInit = x.TempInit(init, address.type, x.PRVALUE, -1)
        self._places: list[x.Operation] = []

    def first(self, start: int) -> x.Expression:
        """The use that evaluates the operand; what is implied for it stands at `start`, or where the operand does."""
        made = self._place(self.address, start)
        made.token = self.operand.token
        return made

    def again(self, start: int) -> x.Expression:
        return self._place(x.ReuseValue(self.address), start)

    def settle(self) -> None:
        """All uses have been built: what refers to the place stands nowhere itself."""
        for made in self._places:
            made.token = -1

    def _place(self, pointer: x.Expression, start: int) -> x.Operation:
        made = x.Operation(eok.INDIRECT, self.operand.type, x.LVALUE, -1, [pointer], tk.TK_POINTER)
        made.flags |= x.COMPILER_GENERATED
        made.start = start
        self._places.append(made)
        return made
