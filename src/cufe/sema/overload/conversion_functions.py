"""User-defined conversions: by conversion functions and converting constructors ([over.match.copy], [over.match.conv],
[over.match.ref], [over.best.ics]/4)."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LVALUE, XVALUE, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.il.types import ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.overload import candidates as cd
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.sequences import ConversionSequence, bad, value_of
from cufe.sema.overload.type_tests import bare, class_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


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
                    continue
                if self._explicit(made) and second.standard_rank() != sq.EXACT:
                    continue
                made.second = second
            resolution.add(made)
        return self._chosen(resolution, source, target)

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
