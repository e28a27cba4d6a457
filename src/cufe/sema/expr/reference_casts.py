"""Casts to reference types ([expr.static.cast]/2-3, [expr.reinterpret.cast]/11): the operand itself,
seen as another type."""

from cufe.il import operations as eok
from cufe.il.expressions import (
    DYNAMIC_CAST,
    LVALUE,
    PRVALUE,
    REFERENCE_CAST,
    REINTERPRET_CAST,
    RVALUE_REFERENCE_CAST,
    XVALUE,
    BracedInitList,
    Expression,
    Operation,
)
from cufe.il.types import ArrayType, ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, kind_of, operation, reference_type
from cufe.sema.init.reference_binding import is_same_object
from cufe.sema.overload.type_tests import bare


class ReferenceCasts(EnginePart):
    """Builds casts that give glvalues."""

    def build(self, target: Type, reference: ReferenceType, operand: Expression, flags: int, token: int) -> Expression:
        """A cast to a reference type gives a glvalue ([expr.static.cast]/2, 3; [expr.reinterpret.cast]/11)."""
        engine = self.engine
        type_ = reference.target
        rvalue = reference.rvalue and not isinstance(bare(type_), RoutineType)
        category = XVALUE if rvalue else LVALUE
        sorts = REFERENCE_CAST | (RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        if isinstance(operand, BracedInitList):
            raise Unknown("cast of a list to a reference", token)
        one = class_of(operand.type)
        other = class_of(type_)
        if flags & DYNAMIC_CAST:
            if one is None or other is None:
                raise IllFormed("dynamic_cast between types that are no classes", token)
            return self._reference(eok.REF_DYNAMIC_CAST, type_, category, operand, sorts, token)
        if one is not None and other is not None and one is not other and not flags & REINTERPRET_CAST:
            steps = engine.scalar_casts.steps(one, other)
            if steps is not None:
                if operand.category == PRVALUE:
                    operand = engine.temporaries.temporary(operand, LVALUE)
                return self._related(steps, type_, category, operand, flags | sorts, token)
        if self._needs_conversion(operand, type_) and engine.explicit_casts.rules.converts_object(
            target, operand, flags
        ):
            operand = self._referred(engine.casts.implicit_or_direct(operand, target, token))
        return self._reference(eok.REF_CAST, type_, category, operand, flags | sorts, token)

    def of_list(
        self, target: Type, reference: ReferenceType, listed: BracedInitList, flags: int, token: int
    ) -> Expression:
        """`T{list}` for a reference type: the object that the reference is bound to ([expr.type.conv]/2)."""
        bound = self.engine.casts.implicit(listed, target, token)
        if reference_type(bound.type) is None:
            return bound
        category = XVALUE if reference.rvalue else LVALUE
        sorts = REFERENCE_CAST | (RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        return self._reference(eok.REF_CAST, reference.target, category, self._referred(bound), flags | sorts, token)

    def _referred(self, bound: Expression) -> Expression:
        """The object of an expression of reference type."""
        is_reference = isinstance(bound, Operation) and bound.operation == eok.REFERENCE_TO
        inner = bound.operands()[0] if is_reference else bound
        while isinstance(inner, Operation) and inner.operation == eok.LVALUE_ADJUST:
            inner = inner.arguments[0]
        return inner

    def _needs_conversion(self, operand: Expression, type_: Type) -> bool:
        if operand.category == PRVALUE:
            return True
        if class_of(operand.type) is not None:
            return class_of(operand.type) is not class_of(type_)
        return not is_same_object(operand.type, type_) and not isinstance(bare(type_), (ArrayType, RoutineType))

    def _reference(
        self, kind: int, type_: Type, category: int, operand: Expression, flags: int, token: int
    ) -> Expression:
        made = operation(kind, type_, category, token, [operand], kind_of(type_))
        made.lvalue_type = type_
        return self.engine.explicit_casts.written(made, flags, token)

    def _related(
        self, steps: "tuple[int, list[Type]]", type_: Type, category: int, operand: Expression, flags: int, token: int
    ) -> Expression:
        """To a base or derived class; for `T&&` the change of category is a step of its own."""
        kind, targets = steps
        qualifiers = type_.qualifiers()
        made = operand
        rvalue = category == XVALUE and operand.category == LVALUE
        # Steps to a base class stand nowhere, unless they are all that is done before the change of category.
        place = -1 if kind == eok.BASE_CLASS_CAST and not rvalue else operand.start
        for index, cls in enumerate(targets):
            last = index == len(targets) - 1 and not rvalue
            step = type_ if last else self.engine.types.qualified(cls, qualifiers)
            made = operation(
                kind, step, category if last else operand.category, token if last else place, [made], kind_of(step)
            )
            if last:
                made.lvalue_type = type_
                return self.engine.explicit_casts.written(made, flags, token)
        return self._reference(eok.REF_CAST, type_, category, made, flags, token)
