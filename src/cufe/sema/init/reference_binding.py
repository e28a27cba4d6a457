"""References bound to expressions ([dcl.init.ref])."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.expressions import (
    BIT_FIELD,
    LVALUE,
    PRVALUE,
    XVALUE,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
    TempInit,
    TypeQuery,
)
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import ArrayType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, implied, is_call, is_type_dependent
from cufe.sema.overload.type_tests import bare


class BoundReferences(EnginePart):
    """Makes what a reference refers to; user-defined conversions have been applied."""

    def bind(self, source: Expression, reference: ReferenceType, start: int = -1) -> Expression:
        """A reference bound to `source` ([dcl.init.ref]); user-defined conversions have been applied."""
        if isinstance(source, OverloadExpression):
            source = self.engine.ids.settled(source)
        if start < 0:
            start = source.start
        source = self.engine.odr_uses.used(source)
        target = reference.target
        if is_type_dependent(source) or target.dependent:
            type_ = source.type
        else:
            if source.flags & BIT_FIELD and not reference.rvalue and is_same_object(source.type, target):
                if not target.qualifiers() & tk.CONST:
                    raise Mistake(num.ADDRESS_OF_BIT_FIELD, "reference to a bit-field", source.start)
            source = self._referable(source, target, reference.rvalue)
            source = self.engine.adjusted_objects.adjusted(source, target)
            type_ = source.type
        made = implied(eok.REFERENCE_TO, self.engine.types.reference(type_, False), PRVALUE, source, tk.TK_POINTER)
        made.token = start
        made.start = start
        inner = source.arguments[0] if isinstance(source, Operation) and source.operation == eok.INDIRECT else None
        if isinstance(inner, ConstantExpression) and isinstance(inner.constant.expression, TypeQuery):
            # What `typeid` gives by its constant address is the reference itself.
            inner.constant.type = made.type
        return made

    def _referable(self, source: Expression, target: Type, rvalue: bool) -> Expression:
        """A glvalue for a reference to `target`: a prvalue, or one of another type, becomes a temporary."""
        category = XVALUE if rvalue else LVALUE
        derived = class_of(source.type)
        base = class_of(target)
        if derived is not None and base is not None:
            if source.category == PRVALUE:
                return self.engine.temporaries.temporary(source, category)
            return source
        if source.category != PRVALUE and not source.flags & BIT_FIELD and is_same_object(source.type, target):
            return source
        if isinstance(bare(target), (RoutineType, ArrayType)):
            return source
        value = self.engine.value_conversions.convert_field(source, target)
        # A value that was computed stands where its operator does; that of a call initialises at once.
        written = value.constant.expression if isinstance(value, ConstantExpression) else None
        computed = isinstance(written, Operation)
        token = written.token if written is not None and computed else value.token
        init = DynamicInit(DIK_EXPRESSION, self.engine.types.unqualified(target))
        if isinstance(value, ConstantExpression) and written is not None and is_call(written):
            init.kind = DIK_CONSTANT
            init.constant = value.constant
        init.expression = value
        init.token = token
        init.temporary_lifetime = True
        made = TempInit(init, target, LVALUE, token)
        made.start = value.start
        made.is_copy = True
        return made


def is_same_object(here: Type, there: Type) -> bool:
    """Whether a reference to `there` is to an object of type `here` itself.  Of a pointer to something less qualified
    there is a copy, in spite of [dcl.init.ref]/4; one to a function may lack its `noexcept`."""
    from cufe.sema.overload.qualification import similar

    one, other = bare(here), bare(there)
    if one is other:
        return True
    return isinstance(one, PointerType) and isinstance(bare(one.target), RoutineType) and similar(one, other)
