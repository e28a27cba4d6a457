"""The object of a member call ([over.match.funcs]/4, [class.mfct.non.static]): of the class and with the cv-qualifiers
that the function wants."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import VIRTUAL, BaseClass, Routine
from cufe.il.expressions import IMPLICIT_MEMBER_NAMING, PRVALUE, XVALUE, ConstantExpression, Expression
from cufe.il.types import PointerType
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, implied
from cufe.sema.overload.type_tests import bare


class ObjectArguments(EnginePart):
    """Makes the implied object arguments of calls."""

    def of_member(
        self, object_: Expression, routine: Routine, arrow: bool, path: list[BaseClass], naming: bool
    ) -> Expression:
        """The object of a member call, as the function wants it: of its class, with its cv-qualifiers."""
        engine = self.engine
        cv = engine.declare_types.routine_type(routine).cv
        if not arrow and object_.category == PRVALUE:
            if isinstance(object_, ConstantExpression) and not object_.constant.dependent:
                if path and naming:
                    object_ = engine.temporaries.temporary(object_, XVALUE)
                else:
                    object_ = engine.object_operands.object_with_value(object_, cv)
            object_ = engine.temporaries.materialised_call(object_)
        if path and not naming and not arrow:
            # A conversion asks for the base class as it has to be, a call by name for the class and then for the rest.
            if object_.category == PRVALUE:
                object_ = engine.temporaries.temporary(object_, XVALUE)
            return engine.adjusted_objects.object_of_base(object_, path, object_.type.qualifiers() | cv, 0)
        object_ = engine.adjusted_objects.member_path(object_, path, arrow, IMPLICIT_MEMBER_NAMING if naming else 0)
        return self.qualified(object_, arrow, cv)

    def implied(self, object_: Expression, routine: Routine, naming: bool) -> Expression:
        """The object of an implied or operator call of a member function."""
        owner = routine.owner()
        cls = class_of(object_.type)
        path: list[BaseClass] = []
        if owner is not None and cls is not None and cls is not owner:
            path = self.engine.classes.base_path(cls, owner) or []
        return self.of_member(object_, routine, False, path, naming)

    def qualified(self, object_: Expression, arrow: bool, cv: int) -> Expression:
        """The object, or behind an arrow the pointer to it, with the cv-qualifiers of a function."""
        types = self.engine.types
        if arrow:
            pointer = bare(object_.type)
            if isinstance(pointer, PointerType) and cv & ~pointer.target.qualifiers():
                target = types.pointer(types.qualified(pointer.target, cv))
                return implied(eok.CAST, target, PRVALUE, object_, tk.TK_POINTER)
            return object_
        added = cv & ~object_.type.qualifiers()
        if not added:
            return object_
        if object_.category == PRVALUE:
            return self.engine.adjusted_objects.rvalue_adjusted(object_, cv)
        return self.engine.adjusted_objects.qualified_lvalue(object_, added)

    def is_virtual(self, routine: Routine) -> bool:
        """Whether a function is virtual, be it that it says so or that it overrides one ([class.virtual]/2)."""
        if routine.flags & VIRTUAL:
            return True
        owner = routine.owner()
        return owner is not None and routine in self.engine.classes.virtual_functions(owner)
