"""Why overload resolution found no function: the types of the arguments, and a note about each candidate."""

from cufe.diagnostics.report import EntityName, Message, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import IMPLICIT, SFK_CONSTRUCTOR, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, Expression, LambdaNode, OverloadExpression
from cufe.il.templates import Template
from cufe.sema.answers import Unknown
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Rejected, Resolution
from cufe.sema.overload.sequences import referred_to
from cufe.syntax.cutter import FUNCTION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.sema.engine import Engine

_CONSTRAINT: Final = 3321
_COUNT: Final = 3322
_ARGUMENT: Final = 3326
_DEDUCTION: Final = 3327


class RefusedCandidates:
    """Words for what a resolution rejected."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()
        self.instances: InstanceNames = InstanceNames(engine)

    def arguments(self, arguments: "Sequence[Expression]") -> list[Message]:
        """The line with the types of the arguments; none where there are none."""
        if not arguments:
            return []
        return [Message("argument types are: (%s)", ", ".join([self.type_name(argument) for argument in arguments]))]

    def rivals(self, resolution: Resolution) -> list[Message]:
        """The candidates that fit equally well."""
        entities = [candidate.template or candidate.routine for candidate in resolution.ambiguous]
        return self.declared([entity for entity in entities if entity is not None])

    def declared(self, entities: "Sequence[Entity]") -> list[Message]:
        """A line for each of some functions: its signature, and where it is declared."""
        found: list[Message] = []
        for entity in entities:
            at = self.engine.unit.offset(entity.token)
            found.append(Message("%nd", EntityName(kind_of(entity), self.signature(entity), at)))
        return found

    def notes(self, resolution: Resolution, overloaded: bool, lone: "Sequence[Entity]" = ()) -> list[Note]:
        """A note for each candidate that does not fit. Those that are `overloaded` are named with their parameters, but
        for some `lone` ones."""
        return self.notes_of(resolution.rejected, overloaded, lone)

    def notes_of(self, rejected: "Sequence[Rejected]", overloaded: bool, lone: "Sequence[Entity]" = ()) -> list[Note]:
        """The same in order: inherited constructors, implicit ones, the others from the last."""
        told = [
            one
            for one in rejected
            if one.reason not in (cd.NO_OBJECT_CONVERSION, cd.WORSE) and one.candidate.surrogate is None
            if one.candidate.template is not None or one.candidate.routine is not None
        ]
        inherited = [one for one in told if _generations(one.candidate)]
        if inherited and _generations(inherited[0].candidate) % 2 == 0:
            # Each using-declaration turns them round.
            inherited.reverse()
        others = [one for one in told if one not in inherited]
        implied = [one for one in others if _is_implied(one.candidate)]
        written = [one for one in reversed(others) if one not in implied]
        if implied and not _is_constructor(implied[0].candidate):
            implied.reverse()
        if inherited:
            # The default constructor is declared behind the using-declaration.
            implied.sort(key=self._is_default)
        return [self._note(one, overloaded, lone) for one in inherited + implied + written]

    def _is_default(self, rejected: Rejected) -> bool:
        routine = rejected.candidate.routine
        return routine is not None and not self.engine.declare_types.routine_type(routine).parameters

    def signature(self, entity: Entity) -> str:
        """A candidate with its parameters: `S<T>::f(T) const [with T=int]`."""
        routine = self.engine.prototypes.of(entity) if isinstance(entity, Template) else entity
        if not isinstance(routine, Routine):
            raise Unknown("function without a type", entity.token)
        return self.instances.of_overload(routine)

    def type_name(self, argument: Expression) -> str:
        """The type of an argument, as the lines below a message name it."""
        if isinstance(argument, BracedInitList):
            return "{...}"
        if isinstance(argument, OverloadExpression):
            only = self.engine.addresses.single(argument)
            if only is None:
                return "<unknown-type>"
            return self.names.of(self.engine.addresses.operand(argument, only).type)
        return self.names.of(referred_to(argument.type))

    def _note(self, rejected: Rejected, overloaded: bool, lone: "Sequence[Entity]") -> Note:
        """Why one candidate is not it."""
        candidate = rejected.candidate
        entity = candidate.template or candidate.routine
        if entity is None:
            raise Unknown("candidate without a function")
        with_parameters = overloaded and entity not in lone
        text = self.signature(entity) if with_parameters else self._plain_name(entity)
        name = EntityName(kind_of(entity), text)
        at = self.engine.unit.offset(_defined_at(entity))
        if rejected.reason in (cd.TOO_FEW, cd.TOO_MANY):
            return Note(_COUNT, at, name)
        if rejected.reason == cd.NO_CONVERSION:
            return Note(_ARGUMENT, at, name, rejected.index + 1)
        if rejected.reason == cd.DEDUCTION:
            return Note(_DEDUCTION, at, name)
        if rejected.reason == cd.CONSTRAINTS:
            return Note(_CONSTRAINT, at, name)
        raise Unknown("why a candidate is not taken")

    def _plain_name(self, entity: Entity) -> str:
        """`A::f`; of a call operator the name of the closure."""
        owner = entity.parent
        if isinstance(owner, ClassType) and isinstance(owner.closure, LambdaNode):
            return closure_name(self.engine, self.names, owner.closure)
        return self.instances.of_entity(entity)


def _is_implied(candidate: cd.Candidate) -> bool:
    return candidate.routine is not None and bool(candidate.routine.flags & IMPLICIT)


def _generations(candidate: cd.Candidate) -> int:
    """How often a constructor has been inherited."""
    entity = candidate.template or candidate.routine
    found = 0
    while entity is not None and entity.inherited is not None:
        entity = entity.inherited
        found += 1
    return found


def set_name(engine: "Engine", named: OverloadExpression) -> EntityName:
    """A set of functions: `overloaded function "f"`, `function template "t"`."""
    first = named.candidates[0]
    kind = "overloaded function" if len(named.candidates) > 1 else kind_of(first)
    return EntityName(kind, InstanceNames(engine).of_entity(first))


def kind_of(entity: Entity) -> str:
    """The words in front of a function's name."""
    return "function template" if isinstance(entity, Template) else "function"


def _is_constructor(candidate: cd.Candidate) -> bool:
    return candidate.routine is not None and candidate.routine.special == SFK_CONSTRUCTOR


def _defined_at(entity: Entity) -> int:
    """The token of a function template's definition, where there is one beside other declarations."""
    if isinstance(entity, Template):
        for declared in entity.declarations:
            if declared.piece.body >= 0 and declared.piece.sort == FUNCTION:
                return declared.binding.name
    return entity.token
