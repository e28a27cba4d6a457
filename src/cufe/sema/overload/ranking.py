"""Which of two implicit conversion sequences of one argument is better ([over.ics.rank])."""

from cufe.il.entities import ClassType, EnumType
from cufe.il.types import MemberPointerType, NullptrType, PointerType, ReferenceType, Type, VoidType
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.sequences import ConversionSequence, Step, referred_to
from cufe.sema.overload.standard_conversions import qualification_converts, similar
from cufe.sema.overload.type_tests import bare


class Ranking(EnginePart):
    """Compares conversion sequences: -1 where the first is better, 1 where the second is, 0 where neither."""

    def compare(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/2, /3; for sequences of the same argument."""
        if one.rank == sq.BAD or other.rank == sq.BAD:
            return int(one.rank == sq.BAD) - int(other.rank == sq.BAD)
        if one.any_object or other.any_object:
            return 0
        listed = self._lists(one, other)
        if listed:
            return listed
        if one.rank >= sq.USER or other.rank >= sq.USER:
            if one.rank != other.rank:
                return -1 if one.rank < other.rank else 1
            return self._user_defined(one, other) if one.rank == sq.USER else 0
        return self._standard(one, other)

    def _lists(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/3.1: a list for a std::initializer_list is better than for anything else; of two arrays the
        shorter one, then the one of known bound (CWG 2492 aside)."""
        if one.list_form == sq.NO_LIST or other.list_form == sq.NO_LIST:
            return 0
        first = one.list_form == sq.LIST_INITIALIZER_LIST
        second = other.list_form == sq.LIST_INITIALIZER_LIST
        if first != second:
            return -1 if first else 1
        if one.list_form == sq.LIST_ARRAY and other.list_form == sq.LIST_ARRAY and one.count != other.count:
            if one.element is not None and other.element is not None and bare(one.element) is bare(other.element):
                return -1 if one.count < other.count else 1
        return 0

    def _user_defined(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """Two user-defined sequences with the same function, or the same aggregate: by the second conversions."""
        if one.ambiguous or other.ambiguous:
            return 0
        if one.routine is None or other.routine is None:
            same = one.routine is other.routine and bare(_object_type(one)) is bare(_object_type(other))
        else:
            same = one.routine is other.routine
        return self._standard(one, other) if same else 0

    def second(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """The second standard conversions of user-defined sequences ([over.match.best]/2.2)."""
        return self._standard(one, other)

    def _standard(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/3.2 and /4."""
        order = self._subsequence(one, other)
        if order:
            return order
        first = one.standard_rank()
        second = other.standard_rank()
        if first != second:
            return -1 if first < second else 1
        order = self._within_rank(one, other)
        if order:
            return order
        order = self._bindings(one, other)
        if order:
            return order
        return self._qualifications(one, other)

    # --- proper subsequence ----------------------------------------------------------------------------------------

    def _subsequence(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """Lvalue transformations do not count; the identity is part of every other sequence."""
        first = _counted(one)
        second = _counted(other)
        if len(first) == len(second):
            return 0
        if len(first) < len(second):
            return -1 if _is_part(first, second) else 0
        return 1 if _is_part(second, first) else 0

    # --- within one rank --------------------------------------------------------------------------------------------

    def _within_rank(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/4: booleans, enumerations, pointers and classes."""
        first = _main_step(one)
        second = _main_step(other)
        if first is None or second is None:
            return 0
        booleans = int(_pointer_to_bool(one, first)) - int(_pointer_to_bool(other, second))
        if booleans:
            return booleans
        if first.kind == sq.INTEGRAL_PROMOTION and second.kind == sq.INTEGRAL_PROMOTION:
            return self._enum_promotions(one, first, second)
        if first.kind == sq.POINTER_TO_BASE and second.kind == sq.POINTER_CONVERSION:
            return -1
        if first.kind == sq.POINTER_CONVERSION and second.kind == sq.POINTER_TO_BASE:
            return 1
        if sq.COMPLEX in (first.kind, second.kind) and first.kind != second.kind:
            # A number stays real where it can (GNU).
            return 1 if first.kind == sq.COMPLEX else -1
        if first.kind != second.kind:
            return 0
        if first.kind == sq.POINTER_CONVERSION:
            return self._nearer(_pointee(other.start()), _pointee(one.start()))
        if first.kind == sq.POINTER_TO_BASE:
            return self._classes(
                _pointee(one.start()), _pointee(first.type), _pointee(other.start()), _pointee(second.type)
            )
        if first.kind == sq.DERIVED_TO_BASE:
            from_one = _object(one.start())
            return self._classes(from_one, _object(first.type), _object(other.start()), _object(second.type))
        if first.kind == sq.MEMBER_POINTER_TO_DERIVED:
            # The nearer derived class is better, and from the nearer base.
            return self._classes(_owner(first.type), _owner(one.start()), _owner(second.type), _owner(other.start()))
        return 0

    def _enum_promotions(self, one: ConversionSequence, first: Step, second: Step) -> int:
        """An enumeration with a fixed underlying type: to that type is better than to that promoted."""
        enum = _object(one.start())
        if not isinstance(enum, EnumType) or bare(first.type) is bare(second.type):
            return 0
        underlying = bare(self.engine.enums.underlying(enum))
        return int(bare(second.type) is underlying) - int(bare(first.type) is underlying)

    def _classes(
        self, from_one: Type | None, to_one: Type | None, from_other: Type | None, to_other: Type | None
    ) -> int:
        """C to B is better than C to A, and B to A better than C to A, where C derives from B and B from A."""
        if from_one is None or to_one is None or from_other is None or to_other is None:
            return 0
        if from_one is from_other:
            return self._nearer(to_one, to_other)
        if to_one is to_other:
            return self._nearer(from_other, from_one)
        return 0

    def _nearer(self, one: Type | None, other: Type | None) -> int:
        """-1 where `one` is derived from `other`, 1 the other way round."""
        if not isinstance(one, ClassType) or not isinstance(other, ClassType) or one is other:
            return 0
        if self.engine.derivation.path(one, other) is not None:
            return -1
        return 1 if self.engine.derivation.path(other, one) is not None else 0

    # --- references -------------------------------------------------------------------------------------------------

    def _bindings(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/3.2.3, /3.2.4, /3.2.6: rvalue references take rvalues, lvalue references functions; the less
        cv-qualified type is better."""
        if not one.reference or not other.reference:
            return 0
        if one.rvalue_reference != other.rvalue_reference:
            if not one.implicit_object and not other.implicit_object:
                if one.binds_rvalue if one.rvalue_reference else other.binds_rvalue:
                    return -1 if one.rvalue_reference else 1
            if one.binds_function_lvalue and other.binds_function_lvalue:
                return 1 if one.rvalue_reference else -1
        first = one.target.canonical
        second = other.target.canonical
        if isinstance(first, ReferenceType) and isinstance(second, ReferenceType):
            return self._less_qualified(first.target, second.target)
        return 0

    def _less_qualified(self, one: Type, other: Type) -> int:
        types = self.engine.types
        if types.unqualified(one).canonical is not types.unqualified(other).canonical:
            return 0
        first = one.qualifiers()
        second = other.qualifiers()
        if first == second:
            return 0
        if first & ~second == 0:
            return -1
        return 1 if second & ~first == 0 else 0

    def _more_convertible(self, one: Type, other: Type) -> int:
        """-1 where `one` converts to the similar type `other` by qualification, and not the other way."""
        if not similar(one, other):
            return 0
        forth = qualification_converts(self.engine, one, other)
        back = qualification_converts(self.engine, other, one)
        if forth == back:
            return 0
        return -1 if forth else 1

    # --- qualification conversions -----------------------------------------------------------------------------------

    def _qualifications(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """[over.ics.rank]/3.2.5: the types differ in their cv-qualifiers alone."""
        deprecated = int(one.has(sq.STRING_TO_POINTER)) - int(other.has(sq.STRING_TO_POINTER))
        if deprecated:
            return deprecated
        if not one.has(sq.QUALIFICATION) or not other.has(sq.QUALIFICATION):
            return 0
        first = bare(referred_to(one.target))
        second = bare(referred_to(other.target))
        if first is second or not isinstance(first, (PointerType, MemberPointerType)):
            return 0
        return self._more_convertible(first, second)


def _counted(sequence: ConversionSequence) -> list[Step]:
    return [step for step in sequence.steps if step.kind > sq.FUNCTION_TO_POINTER]


def _is_part(short: list[Step], long: list[Step]) -> bool:
    """Whether the steps of `short` are found in `long`, in that order."""
    if not short:
        return True
    at = 0
    for step in long:
        if step.kind == short[at].kind and bare(step.type) is bare(short[at].type):
            at += 1
            if at == len(short):
                return True
    return False


def _main_step(sequence: ConversionSequence) -> Step | None:
    """The promotion or conversion of a sequence."""
    for step in sequence.steps:
        if step.kind >= sq.INTEGRAL_PROMOTION:
            return step
    return None


def _pointer_to_bool(sequence: ConversionSequence, step: Step) -> bool:
    if step.kind != sq.BOOLEAN:
        return False
    if sequence.has(sq.ARRAY_TO_POINTER) or sequence.has(sq.FUNCTION_TO_POINTER):
        return True
    return isinstance(_object(sequence.start()), (PointerType, MemberPointerType, NullptrType))


def _object_type(sequence: ConversionSequence) -> Type:
    target = sequence.target.canonical
    return target.target if isinstance(target, ReferenceType) else target


def _object(type_: Type | None) -> Type | None:
    """The type itself or what it refers to."""
    if type_ is None:
        return None
    canonical = type_.canonical
    return bare(canonical.target if isinstance(canonical, ReferenceType) else canonical)


def _pointee(type_: Type | None) -> Type | None:
    found = _object(type_)
    if isinstance(found, PointerType):
        target = bare(found.target)
        return None if isinstance(target, VoidType) else target
    return None


def _owner(type_: Type | None) -> Type | None:
    found = _object(type_)
    return bare(found.owner) if isinstance(found, MemberPointerType) else None
