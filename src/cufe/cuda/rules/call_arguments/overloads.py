"""Calls of overloaded functions and function templates that no candidate, or more than one, takes: 304, 308;
1767 where the name alone means one function and only the types of the arguments find more."""

from cufe.checks.refused_candidates import RefusedCandidates, set_name
from cufe.cuda.rules.call_arguments.findings import Finding
from cufe.diagnostics.report import EntityName, Message
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.expressions import Expression, OverloadExpression
from cufe.sema.answers import Unknown
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.candidates import CONSTRAINTS, Candidate, Resolution

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

NO_INSTANCE: Final = 304
SEVERAL: Final = 308
NOT_CALLED: Final = 1767


class OverloadedCalls:
    """Says why overload resolution found no function."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.names: MessageNames = names
        self.refused: RefusedCandidates = RefusedCandidates(engine)

    def failure(
        self,
        callee: OverloadExpression,
        candidates: list[Entity],
        resolution: Resolution,
        arguments: list[Expression],
    ) -> Finding:
        """What is wrong with a call of one of `candidates`; Unknown where that is not certain."""
        overloaded = len(candidates) > 1
        name = self._set_name(callee)
        if resolution.ambiguous:
            if self._are_twins(resolution.ambiguous):
                raise Unknown("a member that is declared twice", callee.start)
            made = Finding(SEVERAL, callee.start, name)
            made.extra += self.refused.rivals(resolution)
        elif resolution.hangs_on_constraints():
            raise Unknown("a candidate whose constraints are not satisfied", callee.start)
        else:
            is_member = callee.object is not None and callee.operator >= 0 and callee.name is not None
            at = callee.name.id if is_member and callee.name is not None else callee.start
            only = callee.candidates[0] if len(callee.candidates) == 1 else None
            # By a derived class the name means the function by way of the base.
            is_function = isinstance(only, Routine) and (callee.qualified or not callee.path)
            is_constrained = any(one.reason == CONSTRAINTS for one in resolution.rejected)
            is_named = is_function and not is_constrained and (overloaded or callee.explicit is None)
            made = Finding(NOT_CALLED if is_named else NO_INSTANCE, at, name)
            made.notes += self.refused.notes(resolution, overloaded, _lone(callee, candidates))
        made.extra += self.refused.arguments(arguments)
        object_ = self.engine.function_calls.object_value(callee)
        if object_ is not None:
            made.extra.append(Message("object type is: %s", self.names.of(object_.type)))
        return made

    def _set_name(self, callee: OverloadExpression) -> EntityName:
        """What the name alone means."""
        if callee.candidates or callee.name is None:
            return set_name(self.engine, callee)
        return EntityName("", self.engine.accesses.spelling(callee.name))

    def _are_twins(self, candidates: list[Candidate]) -> bool:
        """Whether a class declares one of its functions twice, which is told there."""
        routines = [one.routine for one in candidates if one.template is None and one.routine is not None]
        return len({self.refused.signature(one) for one in routines}) < len(routines)


def _lone(callee: OverloadExpression, candidates: list[Entity]) -> list[Entity]:
    """The candidates that are not overloaded in their own scopes: messages name them without parameters."""
    found: list[Entity] = [*callee.candidates] if len(callee.candidates) == 1 else []
    added = [one for one in candidates if one not in callee.candidates]
    return found + [one for one in added if sum(other.parent is one.parent for other in added) == 1]
