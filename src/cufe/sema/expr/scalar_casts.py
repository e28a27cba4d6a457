"""Casts to scalar types ([expr.static.cast]/7-14, [expr.reinterpret.cast], [expr.dynamic.cast]): numbers and
pointers."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import BaseClass, EnumType
from cufe.il.expressions import (
    FUNCTIONAL_CAST,
    PRVALUE,
    REINTERPRET_CAST,
    REINTERPRET_LIKE,
    ConstantExpression,
    Expression,
    Operation,
)
from cufe.il.types import MemberPointerType, NullptrType, PointerType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.object_conversions import from_virtual
from cufe.sema.expr.operands import class_of, kind_of, operation
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_bool


class ScalarCasts(EnginePart):
    """Builds casts of values."""

    def build(self, target: Type, value: Expression, flags: int, token: int) -> Expression:
        engine = self.engine
        types = engine.types
        to = types.unqualified(target)
        there = bare(to)
        here = bare(value.type)
        if is_bool(there):
            made = operation(eok.BOOL_CAST, to, PRVALUE, token, [value], kind_of(value.type))
            return engine.folding.finished(engine.explicit_casts.written(made, flags, token))
        kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        made = operation(eok.CAST, to, PRVALUE, token, [value], kind)
        if isinstance(there, PointerType) and isinstance(here, PointerType) and not flags & REINTERPRET_CAST:
            related = self._related_pointers(to, there, value, here, flags, token)
            if related is not None:
                return related
        elif isinstance(there, MemberPointerType) and isinstance(here, MemberPointerType):
            self._member_pointer(made, there, here)
        self.require(there, here, value, token)
        flags |= self._reinterprets(there, here, value, flags)
        return engine.folding.finished(engine.explicit_casts.written(made, flags, token))

    def _reinterprets(self, there: Type, here: Type, value: Expression, flags: int) -> int:
        """Whether the cast only changes how bits are looked at."""
        one = isinstance(there, (PointerType, NullptrType))
        other = isinstance(here, (PointerType, NullptrType))
        if flags & REINTERPRET_CAST:
            return REINTERPRET_LIKE
        if one != other and not self.engine.casts.zero(value):
            return REINTERPRET_LIKE
        return 0

    def require(self, there: Type, here: Type, value: Expression, token: int) -> None:
        """[expr.cast]: scalar types convert to each other, but not floats to pointers or classes to anything."""
        scalar = (PointerType, MemberPointerType, NullptrType)
        here_number = is_arithmetic(here) or isinstance(here, EnumType)
        there_number = is_arithmetic(there) or isinstance(there, EnumType)
        if here_number and there_number:
            return
        if isinstance(here, scalar) or isinstance(there, scalar):
            if here.kind == tk.TK_FLOAT or there.kind == tk.TK_FLOAT:
                raise Mistake(num.INVALID_CONVERSION, "invalid type conversion", value.start)
            return
        if here.kind == there.kind or here_number or there_number:
            return
        raise Mistake(num.INVALID_CONVERSION, "invalid type conversion", value.start)

    def _related_pointers(
        self, to: Type, there: PointerType, value: Expression, here: PointerType, flags: int, token: int
    ) -> Expression | None:
        """Between pointers to a class and its base class."""
        one = class_of(here.target)
        other = class_of(there.target)
        if one is None or other is None or one is other:
            return None
        steps = self.steps(one, other)
        if steps is None:
            return None
        types = self.engine.types
        made: Expression = value
        kind, targets = steps
        for index, cls in enumerate(targets):
            last = index == len(targets) - 1
            type_ = to if last else types.pointer(types.qualified(cls, there.target.qualifiers()))
            place = -1 if kind == eok.BASE_CLASS_CAST else token
            made = operation(kind, type_, PRVALUE, token if last else place, [made], tk.TK_POINTER)
            if last:
                return self.engine.explicit_casts.written(made, flags, token)
        return None

    def steps(self, one: Type, other: Type) -> "tuple[int, list[Type]] | None":
        """The classes on the way from one class to another that is related to it, and the direction."""
        classes = self.engine.classes
        derived = class_of(one)
        base = class_of(other)
        assert derived is not None and base is not None
        if not classes.is_complete(derived) or not classes.is_complete(base):
            return None
        path: list[BaseClass] | None = classes.base_path(derived, base)
        if path:
            return eok.BASE_CLASS_CAST, [step.type for step in from_virtual(path)]
        path = classes.base_path(base, derived)
        if path:
            down: list[Type] = [step.type for step in path[:-1]]
            down.reverse()
            return eok.DERIVED_CLASS_CAST, [*down, base]
        return None

    def _member_pointer(self, made: Operation, there: MemberPointerType, here: MemberPointerType) -> None:
        one = class_of(here.owner)
        other = class_of(there.owner)
        if one is None or other is None or one is other:
            return
        classes = self.engine.classes
        if classes.is_base_of(one, other):
            made.operation = eok.PM_DERIVED_CLASS_CAST
        elif classes.is_base_of(other, one):
            made.operation = eok.PM_BASE_CLASS_CAST

    def dynamic(self, target: Type, operand: Expression, token: int) -> Expression:
        """`dynamic_cast` to a pointer."""
        engine = self.engine
        value = engine.operands.value(operand)
        there = bare(target)
        here = bare(value.type)
        if not isinstance(there, PointerType) or not isinstance(here, PointerType):
            raise IllFormed("dynamic_cast to a type that is no pointer or reference", token)
        to = engine.types.unqualified(target)
        made = operation(eok.DYNAMIC_CAST, to, PRVALUE, token, [value], tk.TK_POINTER)
        return engine.explicit_casts.written(made, 0, token)

    def of_constant(self, target: Type, value: ConstantExpression, token: int) -> Expression:
        """`T(constant)` in a template: its value is left to the instances, even where it depends on no parameter."""
        there = bare(target)
        self.require(there, bare(value.type), value, token)
        made = operation(eok.CAST, self.engine.types.unqualified(target), PRVALUE, token, [value], there.kind)
        return self.engine.folding.constant(self.engine.explicit_casts.written(made, FUNCTIONAL_CAST, token))
