"""Class objects as operands ([class.temporary], [expr.call]/6): the value itself where a caller may pass it, else a
temporary that somebody has to destroy."""

from cufe.il.clone import clone_constant
from cufe.il.expressions import (
    LVALUE,
    PRVALUE,
    BracedInitList,
    ConstantExpression,
    Expression,
    LambdaExpression,
    Operation,
    OverloadExpression,
    TempInit,
)
from cufe.il.initialisation import DIK_CLASS_RESULT_VIA_CTOR, DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import object_constant
from cufe.sema.expr.operands import class_of, is_call


class ObjectOperands(EnginePart):
    """Makes operands of initialisations."""

    def destroyed(self, init: DynamicInit, type_: Type) -> None:
        """Gives a temporary its destructor; the full-expression has to call it."""
        init.destructor = self.engine.objects.destructor(type_)
        if init.destructor is not None:
            self.engine.lifetimes.needed(init)

    def argument(self, source: Expression, target: Type) -> Expression:
        """A class object as an operand by value: the value of a trivial class, else a temporary."""
        engine = self.engine
        cls = class_of(target)
        if cls is None:
            raise Unknown("class type expected", source.start)
        start = source.start
        if isinstance(source, ConstantExpression) and source.category == PRVALUE and class_of(source.type) is cls:
            return source
        if isinstance(source, TempInit) and class_of(source.type) is cls:
            listed = source.init.constant
            if engine.demanded_constants.strict and source.init.kind == DIK_CONSTANT and listed is not None:
                known = clone_constant(listed)
                known.expression = source
                value = ConstantExpression(known, start)
                value.start = start
                return value
            if source.init.destructor is not None or engine.objects.passed_by_address(cls):
                source.category = LVALUE
            source.init.elided = engine.language.standard < 2017
            return source
        # What a constructor makes of a value stands where that value's operator does (observed).
        at = source.token if source.token >= 0 and class_of(source.type) is not cls else start
        init = engine.class_initialisers.of(engine.types.unqualified(target), cls, source, at, True)
        return self.as_operand(init, engine.types.unqualified(target), source, start)

    def as_operand(self, init: DynamicInit, type_: Type, source: Expression, start: int) -> Expression:
        """The object of an initialisation as an operand."""
        engine = self.engine
        # What a caller has to destroy, or gives by its address, is an object of its own even where its bits are copied.
        by_value = not engine.objects.returned_by_constructor_of(type_)
        bare = init.kind == DIK_EXPRESSION and not init.explicit_cast and not init.braced
        if bare and by_value and init.expression is not None:
            return engine.folding.operand_of_nothing(init.expression, type_)
        if isinstance(source, LambdaExpression):
            if engine.objects.destructor(type_) is not None:
                engine.lifetimes.needed(source)
                source.category = LVALUE
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
        elif not isinstance(source, (BracedInitList, OverloadExpression)) and source.token >= 0:
            token = source.token
        made = TempInit(init, type_, PRVALUE, token)
        cls = class_of(type_)
        if init.destructor is not None or (cls is not None and engine.objects.passed_by_address(cls)):
            made.category = LVALUE
        made.start = start
        return made

    def _copied_value(self, init: DynamicInit) -> ConstantExpression | None:
        """The value of a constant that a copy takes over, bit for bit."""
        value = init.expression
        if init.kind != DIK_CONSTANT or init.explicit_cast or init.braced or not isinstance(value, ConstantExpression):
            return None
        written = value.constant.expression
        return value if isinstance(written, Operation) and not is_call(written) else None

    def object_with_value(self, value: ConstantExpression, qualifiers: int) -> Expression:
        """The object of a member call that a constant stands for: a temporary without a place."""
        type_ = self.engine.types.qualified(value.type, qualifiers)
        init = DynamicInit(DIK_CONSTANT, type_)
        init.constant = object_constant(value.constant, type_)
        init.expression = value
        init.temporary_lifetime = True
        made = TempInit(init, type_, PRVALUE, -1)
        made.start = value.start
        return made
