"""What a reference parameter does with its argument ([over.ics.ref], [dcl.init.ref])."""

from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType
from cufe.il.expressions import LVALUE, PRVALUE, Expression
from cufe.il.types import PointerType, ReferenceType, RoutineType, Type
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.qualification import qualification_converts, similar
from cufe.sema.overload.sequences import ConversionSequence, bad
from cufe.sema.overload.type_tests import bare


class ReferenceBinding(EnginePart):
    """Direct bindings, bindings to what a conversion function gives, and bindings to temporaries."""

    def related(self, one: Type, other: Type) -> bool:
        """Whether `one` is reference-related to `other`: similar types, or a base class of it ([dcl.init.ref]/4).
        Differently qualified pointers to one class are not, and of these a reference gets a copy (observed)."""
        base = bare(one)
        derived = bare(other)
        if similar(one, other):
            return base is derived or not _points_to_class(base)
        if isinstance(base, RoutineType) and isinstance(derived, RoutineType):
            return self.compatible(one, other)
        if isinstance(base, ClassType) and isinstance(derived, ClassType):
            return self.engine.derivation.path(derived, base) is not None
        return False

    def compatible(self, one: Type, other: Type) -> bool:
        """Whether `one`, reference-related to `other`, is reference-compatible: a pointer to `other` converts to a
        pointer to `one`."""
        base = bare(one)
        derived = bare(other)
        if isinstance(base, ClassType) and base is not derived:
            return not other.canonical.qualifiers() & ~one.canonical.qualifiers()
        types = self.engine.types
        return qualification_converts(self.engine, types.pointer(other.canonical), types.pointer(one.canonical))

    def sequence(self, source: Expression, target: Type, flags: int) -> ConversionSequence:
        """From an expression that is no braced list to a reference type."""
        reference = target.canonical
        assert isinstance(reference, ReferenceType)
        wanted = reference.target
        given = source.type.canonical
        related = self.related(wanted, given)
        compatible = related and self.compatible(wanted, given)
        if not reference.rvalue:
            if compatible and (source.category == LVALUE or flags & sq.IMPLICIT_OBJECT):
                return self._direct(source, target, reference, flags)
            if not related and not flags & sq.NO_USER and isinstance(bare(given), ClassType):
                converted = self.engine.conversions.functions.to_reference(source, target, reference, True, flags)
                if converted is not None:
                    return converted
            qualifiers = wanted.qualifiers()
            if not qualifiers & tk.CONST or qualifiers & tk.VOLATILE:
                return bad(source.type, target, "lvalue")
        function = isinstance(bare(given), RoutineType)
        if compatible and (source.category != LVALUE or function):
            return self._direct(source, target, reference, flags)
        if not related and not flags & sq.NO_USER and isinstance(bare(given), ClassType):
            converted = self.engine.conversions.functions.to_reference(source, target, reference, False, flags)
            if converted is not None:
                return converted
        if related:
            if given.qualifiers() & ~wanted.qualifiers():
                return bad(source.type, target, "qualifiers")
            if reference.rvalue and source.category == LVALUE:
                return bad(source.type, target, "rvalue")
        return self._temporary(source, target, reference, flags)

    def _direct(self, source: Expression, target: Type, reference: ReferenceType, flags: int) -> ConversionSequence:
        made = ConversionSequence(sq.EXACT, source.type, target)
        self.mark(made, source.category, source.type, reference)
        made.implicit_object = bool(flags & sq.IMPLICIT_OBJECT)
        self.bind_steps(made, source.type, reference.target)
        return made

    def mark(self, made: ConversionSequence, category: int, given: Type, reference: ReferenceType) -> None:
        """Records for the ranking which sort of reference binds to which category of value."""
        function = isinstance(bare(given), RoutineType)
        made.reference = True
        made.rvalue_reference = reference.rvalue
        made.binds_function_lvalue = function
        made.binds_rvalue = category != LVALUE and not function
        made.temporary = category == PRVALUE

    def bind_steps(self, made: ConversionSequence, given: Type, wanted: Type) -> None:
        """The steps from an object to the reference-compatible type of a reference to it."""
        one = bare(wanted)
        other = bare(given)
        if one is other:
            return
        if isinstance(one, ClassType) and isinstance(other, ClassType):
            made.add(sq.DERIVED_TO_BASE, wanted, self.engine.derivation.path(other, one))
            return
        types = self.engine.types
        if isinstance(one, RoutineType) or types.unqualified(one).canonical is types.unqualified(other).canonical:
            return  # compilers do not count a noexcept that goes away
        made.add(sq.QUALIFICATION, wanted)

    def _temporary(self, source: Expression, target: Type, reference: ReferenceType, flags: int) -> ConversionSequence:
        """A temporary of the referred type, copy-initialised from the expression."""
        if isinstance(bare(reference.target), RoutineType):
            return bad(source.type, target)
        made = self.engine.conversions.value(source, reference.target, flags)
        if not made.exists():
            return bad(source.type, target, made.reason)
        if reference.rvalue and made.middle is not None and self._gives_lvalue(made.middle, reference.target):
            return bad(source.type, target, "lvalue")
        made.target = target
        made.reference = True
        made.rvalue_reference = reference.rvalue
        made.temporary = True
        made.binds_rvalue = True
        return made

    def _gives_lvalue(self, result: Type, wanted: Type) -> bool:
        """Whether a conversion function gives an lvalue to which an rvalue reference does not bind
        ([dcl.init.ref]/5.4.1)."""
        made = result.canonical
        if not isinstance(made, ReferenceType) or made.rvalue:
            return False
        return self.related(wanted, made.target)


def _points_to_class(type_: Type) -> bool:
    return isinstance(type_, PointerType) and isinstance(bare(type_.target), ClassType)
