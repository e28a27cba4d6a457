"""Implicit conversion sequences: which way leads from an expression to a type ([over.best.ics]), by conversion
functions and converting constructors ([over.match.copy], [over.match.conv], [over.match.ref]), and for a reference
([over.ics.ref])."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LVALUE, PRVALUE, TYPE_DEPENDENT, XVALUE, BracedInitList, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.il.types import ErrorType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, RestsOnMistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import candidates as cd
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.list_init import ListConversions
from cufe.sema.overload.ranking import Ranking
from cufe.sema.overload.sequences import ConversionSequence, bad, value_of
from cufe.sema.overload.standard_conversions import StandardConversions, qualification_converts, similar
from cufe.sema.overload.type_tests import bare, class_of, is_unknown, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Conversions:
    """The conversions of one unit, and their order."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.standard: StandardConversions = StandardConversions(engine)
        self.references: ReferenceBinding = ReferenceBinding(engine)
        self.functions: ConversionFunctions = ConversionFunctions(engine)
        self.lists: ListConversions = ListConversions(engine)
        self.ranking: Ranking = Ranking(engine)

    def sequence(self, source: Expression, target: Type, flags: int = 0) -> ConversionSequence:
        """The implicit conversion of `source` to `target`; of rank BAD where there is none.  `flags` as in `sequences`.

        Raises Dependent where a template parameter decides, Unknown where the engine cannot tell."""
        if target.dependent:
            raise Dependent
        if isinstance(source, BracedInitList):
            return self.lists.sequence(source, target, flags)
        if isinstance(source, OverloadExpression):
            return self._overloads(source, target, flags)
        if source.flags & TYPE_DEPENDENT or source.type.dependent:
            raise Dependent
        if isinstance(source.type, ErrorType) or isinstance(target, ErrorType):
            return ConversionSequence(sq.EXACT, source.type, target)
        if is_unknown(source.type) or is_unknown(target):
            raise Unknown("type of an operand", source.token)
        given = source.type.canonical
        if isinstance(given, ReferenceType):
            source = value_of(given)
        if isinstance(target.canonical, ReferenceType):
            return self.references.sequence(source, target, flags)
        return self.value(source, target, flags)

    def value(self, source: Expression, target: Type, flags: int = 0) -> ConversionSequence:
        """The sequence to a type that is no reference, from an expression that is no list and no overload set."""
        wanted = bare(target)
        given = bare(source.type)
        if is_void(given) or is_void(wanted):
            if is_void(given) and is_void(wanted):
                return ConversionSequence(sq.EXACT, source.type, target)
            return bad(source.type, target)
        if isinstance(wanted, ClassType):
            if given is wanted:
                return ConversionSequence(sq.EXACT, source.type, target)
            made = self.standard.sequence(source, target)
            if made.exists() or flags & sq.NO_USER:
                return made
            return self.functions.to_class(source, target, wanted, flags)
        if isinstance(given, ClassType):
            if flags & sq.NO_USER:
                return bad(source.type, target)
            return self.functions.to_value(source, target, flags)
        return self.standard.sequence(source, target, bool(flags & sq.DIRECT))

    def _overloads(self, source: OverloadExpression, target: Type, flags: int) -> ConversionSequence:
        """A set of overloaded functions: the one that fits the target ([over.over]); a class tries its constructors."""
        routine = self.engine.addresses.find(source, target)
        if routine is None:
            only = self.engine.addresses.single(source)
            if only is None:
                wanted = bare(sq.referred_to(target))
                if isinstance(wanted, ClassType) and not flags & sq.NO_USER:
                    made = self.functions.to_class(source, sq.referred_to(target), wanted, flags)
                    return made.as_temporary(target)
                return bad(source.type, target, "overloads")
            routine = only
        made = self.sequence(self.engine.addresses.operand(source, routine), target, flags)
        made.address = routine
        return made

    def exists(self, source: Expression, target: Type) -> bool:
        """Whether the expression converts; an ambiguous conversion does not."""
        made = self.sequence(source, target, 0)
        return made.exists() and not made.ambiguous

    def compare(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """-1 where `one` is the better conversion, 1 where `other` is, 0 where neither ([over.ics.rank])."""
        return self.ranking.compare(one, other)


class ConversionFunctions:
    """Conversions that call a function."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._of: dict[ClassType, list[Routine | Template]] = {}

    def of(self, cls: ClassType) -> "list[Routine | Template]":
        """The conversion functions of a class; none where it is not defined yet."""
        known = self._of.get(cls)
        if known is not None:
            return known
        try:
            found = self.engine.classes.conversion_functions(cls)
        except IllFormed:
            return []
        self._of[cls] = found
        return found

    # --- to values of class type ([over.match.copy]) -----------------------------------------------------------------

    def to_class(self, source: Expression, target: Type, cls: ClassType, flags: int) -> ConversionSequence:
        """An object of class `cls` from something that is none, nor derived: its converting constructors, and the
        conversion functions of the source."""
        resolution = Resolution()
        overloads = self.engine.overloads
        explicit = bool(flags & sq.DIRECT) and not flags & sq.NO_EXPLICIT
        for entity in overloads.constructors.of(cls):
            if explicit or not overloads.constructors.is_explicit(entity):
                candidate = overloads.candidate(entity, [source])
                if candidate.rejected is None:
                    overloads.convert(candidate, [source], None, sq.NO_USER)
                if candidate.rejected is None and not explicit and overloads.constructors.is_explicit_now(candidate):
                    continue
                resolution.add(candidate)
        given = class_of(source.type)
        if given is not None and not isinstance(source, OverloadExpression):
            for function in self.of(given):
                made = self._candidate(function, source, target, flags)
                if made is not None:
                    result = class_of(sq.referred_to(self._result(made)))
                    if result is cls or (result is not None and self.engine.derivation.derives(result, cls)):
                        made.second = self._second(made, target, flags)
                        resolution.add(made)
        chosen = self._chosen(resolution, source, target)
        if chosen.middle is None and chosen.routine is not None:
            chosen.constructed = cls
        return chosen

    # --- to values that are no class ([over.match.conv]) -------------------------------------------------------------

    def to_value(self, source: Expression, target: Type, flags: int) -> ConversionSequence:
        """A value of a type that is no class, from an object: its conversion functions."""
        given = class_of(source.type)
        if given is None:
            return bad(source.type, target)
        resolution = Resolution()
        for function in self.of(given):
            made = self._candidate(function, source, target, flags)
            if made is None:
                continue
            if made.rejected is None:
                second = self._second(made, target, flags)
                if not second.exists():
                    self._require_known(self._result(made), target)
                    continue
                if self._explicit(made) and second.standard_rank() != sq.EXACT:
                    continue
                made.second = second
            resolution.add(made)
        return self._chosen(resolution, source, target)

    def _require_known(self, given: Type, target: Type) -> None:
        """What a lambda with a mistaken body returns is not known, nor whether a pointer to it is the one wanted."""
        pointers = bare(given), bare(target)
        if isinstance(pointers[0], PointerType) and isinstance(pointers[1], PointerType):
            own, wanted = bare(pointers[0].target), bare(pointers[1].target)
            if isinstance(own, RoutineType) and isinstance(wanted, RoutineType) and is_unknown(own.result):
                if own.parameters == wanted.parameters:
                    raise RestsOnMistake("the result of a mistaken lambda", -1)

    # --- to references ([over.match.ref]) ----------------------------------------------------------------------------

    def to_reference(
        self, source: Expression, target: Type, reference: ReferenceType, lvalue: bool, flags: int
    ) -> ConversionSequence | None:
        """A direct binding to what a conversion function gives: an lvalue of it where `lvalue`, else an xvalue or an
        lvalue of function type.  None where no function gives that.

        Functions that give a prvalue are left to copy-initialisation, with the constructors of the target, as compilers
        do (against [dcl.init.ref]/5.3.2)."""
        given = class_of(source.type)
        if given is None:
            return None
        functions = self.of(given)
        if not functions:
            return None
        resolution = Resolution()
        references = self.engine.conversions.references
        for function in functions:
            made = self._candidate(function, source, target, flags)
            if made is None:
                continue
            if made.rejected is None:
                result = value_of(self._result(made))
                is_function = isinstance(bare(result.type), RoutineType)
                if lvalue and result.category != LVALUE:
                    continue
                if not lvalue and result.category != XVALUE and not is_function:
                    continue
                if not references.related(reference.target, result.type):
                    continue
                if not references.compatible(reference.target, result.type):
                    continue
                second = ConversionSequence(sq.EXACT, result.type, target)
                references.mark(second, result.category, result.type, reference)
                references.bind_steps(second, result.type, reference.target)
                made.second = second
            resolution.add(made)
        if resolution.is_empty():
            return None
        return self._chosen(resolution, source, target)

    # --- candidates --------------------------------------------------------------------------------------------------

    def _candidate(
        self, function: "Routine | Template", source: Expression, target: Type, flags: int
    ) -> Candidate | None:
        """A conversion function that can be called on the object; a template is deduced from `target`."""
        template = function if isinstance(function, Template) else None
        routine: Routine | None = None
        candidate = Candidate(None, template)
        explicit = bool(flags & (sq.DIRECT | sq.COPIED)) and not flags & sq.NO_EXPLICIT
        if function.flags & en.EXPLICIT and not explicit:
            if self.engine.overloads.constructors.is_explicit(function):
                return None
        try:
            if isinstance(function, Template):
                routine = self.engine.deduction.deduce_conversion(function, target)
            else:
                routine = function
            candidate.routine = routine
            if not explicit and self.engine.overloads.constructors.is_explicit_now(candidate):
                return None
            cls = routine.owner()
            given = class_of(source.type)
            if cls is None or given is None:
                return None
            # For the implicit object it counts as a member of the object's own class ([over.match.funcs]/4).
            made = self.engine.overloads.object_sequence(routine, source, given)
            if not made.exists():
                return None
            candidate.has_object = True
            candidate.sequences.append(made)
        except IllFormed:
            return None
        except Unknown as unknown:
            candidate.rejected = Rejected(candidate, cd.UNKNOWN, -1, unknown.cause)
        return candidate

    def _explicit(self, candidate: Candidate) -> bool:
        return candidate.routine is not None and bool(candidate.routine.flags & en.EXPLICIT)

    def _result(self, candidate: Candidate) -> Type:
        """The type that the conversion function gives; void, which fits nothing, where that is not known."""
        if candidate.routine is None:
            return self.engine.types.void
        return self.engine.declare_types.result_type(candidate.routine)

    def _second(self, candidate: Candidate, target: Type, flags: int) -> ConversionSequence:
        """The second standard conversion: from the result to the target."""
        result = value_of(self._result(candidate))
        wanted = class_of(target)
        if wanted is not None and class_of(result.type) is wanted:
            return ConversionSequence(sq.EXACT, result.type, target)
        return self.engine.conversions.standard.sequence(result, target, bool(flags & sq.DIRECT))

    def _chosen(self, resolution: Resolution, source: Expression, target: Type) -> ConversionSequence:
        """The user-defined sequence by the best function."""
        if resolution.is_empty():
            return bad(source.type, target)
        self.engine.overloads.best.choose(resolution, source.token)
        made = ConversionSequence(sq.USER, source.type, target)
        chosen = resolution.chosen
        if chosen is None:
            made.ambiguous = True
            made.rivals = [one.routine for one in resolution.ambiguous if one.routine is not None]
            return made
        made.routine = chosen.routine
        made.arguments = chosen.sequences
        second = chosen.second
        if second is not None:
            made.middle = self._result(chosen)
            made.steps = second.steps
            made.reference = second.reference
            made.rvalue_reference = second.rvalue_reference
            made.temporary = second.temporary
            made.binds_rvalue = second.binds_rvalue
            made.binds_function_lvalue = second.binds_function_lvalue
        return made


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
        return made.as_temporary(target)

    def _gives_lvalue(self, result: Type, wanted: Type) -> bool:
        """Whether a conversion function gives an lvalue to which an rvalue reference does not bind
        ([dcl.init.ref]/5.4.1)."""
        made = result.canonical
        if not isinstance(made, ReferenceType) or made.rvalue:
            return False
        return self.related(wanted, made.target)


def _points_to_class(type_: Type) -> bool:
    return isinstance(type_, PointerType) and isinstance(bare(type_.target), ClassType)
