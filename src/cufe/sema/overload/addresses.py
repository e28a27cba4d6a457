"""The address of an overloaded function ([over.over])."""

from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LVALUE, PRVALUE, TYPE_DEPENDENT, Expression, OverloadExpression, RoutineExpression
from cufe.il.templates import TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.types import MemberPointerType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Details, IllFormed, Mistake
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.qualification import without_noexcept
from cufe.sema.overload.type_tests import bare


class Addresses(EnginePart):
    """Chooses functions by type, without arguments."""

    def find(self, source: OverloadExpression, target: Type) -> Routine | None:
        """The function of the set that fits a pointer, reference or member pointer to function; None where no single
        one does.  Raises Unknown where the engine cannot tell."""
        at = target.canonical
        if isinstance(at, ReferenceType):
            at = at.target
        wanted = bare(at)
        owner: ClassType | None = None
        if isinstance(wanted, PointerType):
            wanted = bare(wanted.target)
        elif isinstance(wanted, MemberPointerType):
            holder = bare(wanted.owner)
            owner = holder if isinstance(holder, ClassType) else None
            wanted = bare(wanted.target)
        if not isinstance(wanted, RoutineType):
            return None
        routines: list[Routine] = []
        templates: list[Template] = []
        specialisations: list[Routine] = []
        for candidate in source.candidates:
            if isinstance(candidate, Template):
                made = self._specialisation(candidate, source, wanted)
                if made is not None and self._is_member_pointer(made) == (owner is not None):
                    templates.append(candidate)
                    specialisations.append(made)
            elif source.explicit is None and self._is_member_pointer(candidate) == (owner is not None):
                if self._fits(candidate, wanted) and self._is_satisfied(candidate):
                    routines.append(candidate)
        if routines:
            return self._most_constrained(routines)
        return self._most_specialised(templates, specialisations, len(wanted.parameters))

    def _is_member_pointer(self, routine: Routine) -> bool:
        """Whether `&` makes a member pointer of it: a non-static member function."""
        return routine.owner() is not None and not routine.flags & en.STATIC_MEMBER

    def _fits(self, routine: Routine, wanted: RoutineType) -> bool:
        """Whether the types are the same, or become so without noexcept."""
        own = self.engine.declare_types.named_type(routine)
        if bare(own) is wanted:
            return True
        if wanted.noexcept and not own.noexcept and self.engine.language.standard >= 2017:
            return False
        return bare(without_noexcept(self.engine, own)) is bare(without_noexcept(self.engine, wanted))

    def _is_satisfied(self, routine: Routine) -> bool:
        overloads = self.engine.overloads
        return not overloads.arity.has_constraint(routine) or self.engine.constraints.routine_satisfied(routine)

    def _specialisation(self, template: Template, source: OverloadExpression, wanted: RoutineType) -> Routine | None:
        try:
            made = self.engine.deduction.deduce_from_type(template, source.explicit, wanted)
            if not contains_placeholder(self.engine.declare_types.routine_type(made).result):
                return made
            # The body says whether the result fits ([temp.deduct.funcaddr]/2).
            self.engine.returns.deduced(made)
        except IllFormed:
            return None
        return made if self._fits(made, wanted) else None

    def _most_constrained(self, routines: list[Routine]) -> Routine | None:
        best = routines[0]
        for routine in routines[1:]:
            if self.engine.constraints.more_constrained(routine, best) < 0:
                best = routine
        for routine in routines:
            if routine is not best and self.engine.constraints.more_constrained(best, routine) >= 0:
                return None
        return best

    def _most_specialised(
        self, templates: list[Template], specialisations: list[Routine], count: int
    ) -> Routine | None:
        if not specialisations:
            return None
        best = 0
        for index in range(1, len(templates)):
            if self.engine.partial.more_specialized(templates[index], templates[best], count) < 0:
                best = index
        for index in range(len(templates)):
            if index != best and self.engine.partial.more_specialized(templates[best], templates[index], count) >= 0:
                return None
        return specialisations[best]

    def single(self, source: OverloadExpression) -> Routine | None:
        """The function that the set stands for without a target: the only one, or the one specialisation that the
        written template arguments make ([over.over]/3, /5); None where that is not one."""
        found: list[Routine] = []
        for candidate in source.candidates:
            if isinstance(candidate, Template):
                if source.explicit is None:
                    return None
                try:
                    found.append(self.engine.deduction.specialization(candidate, source.explicit))
                except IllFormed:
                    continue
            elif source.explicit is None:
                found.append(candidate)
        return found[0] if len(found) == 1 else None

    def only(self, source: OverloadExpression) -> Routine:
        """The same; IllFormed where the set has more than one."""
        routine = self.single(source)
        if routine is None:
            cause = "cannot determine which instance of an overloaded function is intended"
            raise self.mistake(num.WHICH_FUNCTION, cause, source) or IllFormed(cause, source.token)
        return routine

    def mistake(self, number: int, cause: str, source: OverloadExpression) -> Mistake | None:
        """What is wrong with functions of one name, none of which is meant for certain."""
        if not source.candidates or source.explicit is not None or source.flags & TYPE_DEPENDENT:
            return None
        for one in source.candidates:
            if isinstance(one.parent, ClassType) and one.parent.dependent:
                return None
            if isinstance(one, Template) and one.kind not in (TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION):
                return None
        token = source.start if source.start >= 0 else source.token
        details = Details(members=source.candidates)
        return Mistake(number, cause, token, entity=source.candidates[0], details=details)

    def operand(self, source: OverloadExpression, routine: Routine) -> Expression:
        """The chosen function as the operand of a conversion: an lvalue, or the member pointer that `&C::f` is."""
        type_ = self.engine.declare_types.named_type(routine)
        owner = routine.owner()
        if owner is not None and self._is_member_pointer(routine):
            return RoutineExpression(routine, self.engine.types.member_pointer(owner, type_), PRVALUE, source.token)
        if source.address >= 0:
            return RoutineExpression(routine, self.engine.types.pointer(type_), PRVALUE, source.token)
        return RoutineExpression(routine, type_, LVALUE, source.token)
