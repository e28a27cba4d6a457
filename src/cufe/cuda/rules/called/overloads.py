"""Calls of overloaded functions and function templates that no candidate, or more than one, takes: 304, 308."""

from cufe.cuda.rules.called.findings import Finding
from cufe.diagnostics.report import EntityName, Message, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.sema.answers import Unknown
from cufe.sema.message_names import MessageNames
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.sequences import referred_to
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NO_INSTANCE: Final = 304
_SEVERAL: Final = 308
# Notes.
_COUNT: Final = 3322
_ARGUMENT: Final = 3326
_DEDUCTION: Final = 3327


class OverloadedCalls:
    """Says why overload resolution found no function."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.unit: Unit = engine.unit
        self.names: MessageNames = names

    def failure(self, callee: OverloadExpression, resolution: Resolution, arguments: list[Expression]) -> Finding:
        """What is wrong with a call; Unknown where that is not certain."""
        overloaded = len(callee.candidates) > 1
        first = callee.candidates[0]
        kind = "overloaded function" if overloaded else self._kind(first)
        name = EntityName(kind, self.names.entities.qualified(first))
        if resolution.ambiguous:
            if self._are_twins(resolution.ambiguous):
                raise Unknown("a member that is declared twice", callee.start)
            made = Finding(_SEVERAL, callee.start, name)
            for candidate in resolution.ambiguous:
                entity = candidate.template or candidate.routine
                assert entity is not None
                declared = EntityName(self._kind(entity), self._signature(entity), self.unit.offset(entity.token))
                made.extra.append(Message("%nd", declared))
        elif resolution.hangs_on_constraints():
            raise Unknown("a candidate whose constraints are not satisfied", callee.start)
        else:
            is_member = callee.object is not None and callee.operator >= 0 and callee.name is not None
            at = callee.name.id if is_member and callee.name is not None else callee.start
            made = Finding(_NO_INSTANCE, at, name)
            told = [one for one in reversed(resolution.rejected) if one.reason != cd.NO_OBJECT_CONVERSION]
            made.notes += [self._note(one, overloaded) for one in told]
        if arguments:
            made.extra.append(Message("argument types are: (%s)", ", ".join(self._types(arguments))))
        object_ = self.engine.function_calls.object_value(callee)
        if object_ is not None:
            made.extra.append(Message("object type is: %s", self.names.of(object_.type)))
        return made

    def _are_twins(self, candidates: list[Candidate]) -> bool:
        """Whether a class declares one of its functions twice, which is told there."""
        routines = [one.routine for one in candidates if one.template is None and one.routine is not None]
        return len({self._signature(one) for one in routines}) < len(routines)

    def _types(self, arguments: list[Expression]) -> list[str]:
        found: list[str] = []
        for argument in arguments:
            if isinstance(argument, BracedInitList):
                found.append("{...}")
            elif isinstance(argument, OverloadExpression):
                only = self.engine.addresses.single(argument)
                if only is None:
                    found.append("<unknown-type>")
                else:
                    found.append(self.names.of(self.engine.addresses.operand(argument, only).type))
            else:
                type_ = referred_to(argument.type)
                found.append(self.names.of(type_))
        return found

    def _kind(self, entity: Entity) -> str:
        return "function template" if isinstance(entity, Template) else "function"

    def _signature(self, entity: Entity) -> str:
        routine = self.engine.templates.prototype(entity) if isinstance(entity, Template) else entity
        if not isinstance(routine, Routine) or not isinstance(entity, (Routine, Template)):
            raise Unknown("function without a type", entity.token)
        return self.names.function(entity, self.engine.declare_types.routine_type(routine))

    def _note(self, rejected: Rejected, overloaded: bool) -> Note:
        """Why one candidate is not it."""
        candidate = rejected.candidate
        entity = candidate.template or candidate.routine
        if entity is None:
            raise Unknown("candidate without a function")
        text = self._signature(entity) if overloaded else self.names.entities.qualified(entity)
        name = EntityName(self._kind(entity), text)
        at = self.unit.offset(entity.token)
        if rejected.reason in (cd.TOO_FEW, cd.TOO_MANY):
            return Note(_COUNT, at, name)
        if rejected.reason == cd.NO_CONVERSION:
            return Note(_ARGUMENT, at, name, rejected.index + 1)
        if rejected.reason == cd.DEDUCTION:
            return Note(_DEDUCTION, at, name)
        raise Unknown("why a candidate is not taken")
