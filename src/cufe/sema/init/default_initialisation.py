"""Initialisation by nothing: default- and value-initialisation ([dcl.init]/6-8)."""

from cufe.il import type_kinds as tk
from cufe.il.constants import (
    AggregateConstant,
    Constant,
    DynamicInitConstant,
    FloatConstant,
    IntegerConstant,
    MemberPointerConstant,
    RepeatConstant,
)
from cufe.il.entities import ClassType, EnumType
from cufe.il.initialisation import DIK_CONSTANT, DIK_NONCONSTANT_AGGREGATE, DIK_ZERO, DynamicInit
from cufe.il.types import MemberPointerType, NullptrType, PointerType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import is_open
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare, row_of


class DefaultInitialisers(EnginePart):
    """Makes initialisations without a value."""

    def default(
        self, type_: Type, token: int, of_base: bool = False, constructed: bool = False, told_at: int = -1
    ) -> DynamicInit | None:
        """No initialiser ([dcl.init]/7): a class by its default constructor, anything else by nothing; base classes may
        be abstract.  `constructed`: the constructor is called, whatever is known of its value.  At `told_at` it is told
        what is missing, if that is elsewhere than at the token."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        if cls is None:
            return None
        if cls.dependent:
            surely = cls is class_of(type_) and not is_open(type_)
            return engine.initialisers.dependent_arguments(type_, [], token) if surely else None
        engine.classes.require_complete(cls, token)
        if not of_base:
            engine.missing_constructors.require_concrete(type_, cls, max(token, told_at), True)
        routine = engine.missing_constructors.default(cls, max(token, told_at), num.NO_DEFAULT_CONSTRUCTOR)
        if engine.objects.trivial_default(cls):
            return None
        init = engine.class_initialisers.by_constructor(cls, routine, [], [], False, site=token)
        return self._of_elements(type_, cls, engine.folding.unfolded(init) if constructed else init, token)

    def nothing(self, type_: Type) -> DynamicInit | None:
        """The initialisation of a constexpr object for which nothing is to be done: a constant; None in a template."""
        if self.engine.objects.element_class(type_) is None or type_.dependent:
            return None
        init = DynamicInit(DIK_CONSTANT, type_)
        cls = class_of(type_)
        init.constant = AggregateConstant(type_, []) if cls is None else self.engine.folding.memberless(cls, cls)
        return init

    def _of_elements(self, type_: Type, cls: ClassType, init: DynamicInit, token: int) -> DynamicInit:
        """The initialisation of an object, or of all elements of an array, by one initialisation."""
        init.token = token
        count, element = row_of(type_)
        if element is type_:
            return init
        made = DynamicInit(init.kind, type_)
        inner = init.constant
        if init.kind != DIK_CONSTANT or inner is None:
            made.kind = DIK_NONCONSTANT_AGGREGATE
            init.destructor = self.engine.objects.destructor(cls)
            inner = DynamicInitConstant(element, init)
        aggregate = AggregateConstant(type_, [RepeatConstant(inner, count)])
        aggregate.dynamic = made.kind == DIK_NONCONSTANT_AGGREGATE
        made.constant = aggregate
        made.token = token
        return made

    def value(self, type_: Type, token: int, constructed: bool = False) -> DynamicInit:
        """`T()` ([dcl.init]/8): zero, or the default constructor that a class provides."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        if cls is not None:
            engine.classes.require_complete(cls, token)
            routine = engine.missing_constructors.default(cls, token, num.NO_MATCHING_CONSTRUCTOR)
            if not engine.objects.trivial_default(cls):
                init = engine.class_initialisers.by_constructor(cls, routine, [], [], False, site=token)
                if constructed and class_of(type_) is None:
                    init = engine.folding.unfolded(init)
                init.value_initialization = True
                return self._of_elements(type_, cls, init, token)
        made = DynamicInit(DIK_ZERO, type_)
        made.token = token
        return made

    def zero(self, type_: Type) -> Constant:
        """The zero of a scalar type."""
        found = bare(type_)
        # The zeros of enumerations and pointers to members have no other name for their type.
        plain = found if isinstance(found, (EnumType, MemberPointerType)) else self.engine.types.unqualified(type_)
        if found.kind == tk.TK_FLOAT:
            return FloatConstant(plain, 0, 0)
        if isinstance(found, MemberPointerType):
            return MemberPointerConstant(plain, None)
        if found.kind == tk.TK_INTEGER or isinstance(found, (PointerType, NullptrType)):
            return IntegerConstant(plain, 0)
        raise Unknown("zero of a type")
