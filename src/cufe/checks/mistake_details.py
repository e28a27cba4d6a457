"""What stands below the message of a mistake: argument types and candidates, or the members that it is about."""

from cufe.checks.entity_names import entity_name
from cufe.checks.expressions.refused_candidates import RefusedCandidates
from cufe.checks.expressions.refused_operators import RefusedOperators
from cufe.diagnostics.report import EntityName, Message, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.entities import Field
from cufe.il.expressions import LambdaNode
from cufe.il.type_names import TypeNames
from cufe.il.types import ReferenceType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.overload.candidates import Resolution

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: told of abstract classes
_ABSTRACT: Final = (
    num.ABSTRACT_OBJECT, num.ABSTRACT_RESULT, num.ABSTRACT_CAST, num.ABSTRACT_PARAMETER, num.ABSTRACT_ELEMENTS,
)  # fmt: skip


class MistakeDetails:
    """The lines and notes of one mistake; none where a part of them is not known."""

    def __init__(self, engine: "Engine", mistake: Mistake) -> None:
        self.engine: Engine = engine
        self.extra: list[Message] = []
        self.notes: list[Note] = []
        with unanswered:
            if mistake.number == num.NO_OPERATOR:
                self._operators(mistake)
            elif mistake.details.resolution is not None:
                self._candidates(mistake, mistake.details.resolution)
            elif mistake.number == num.OBJECT_PREVENTS and mistake.details.object_type is not None:
                self.extra = [Message("object type is: %s", self._object(mistake.details.object_type))]
            elif mistake.number in _ABSTRACT:
                self._pure(mistake)
            elif mistake.number == num.NO_INITIALISER:
                self._members(mistake)
            elif mistake.number == num.SEVERAL_CONVERSIONS:
                for routine in mistake.details.members:
                    self.extra.append(Message("%nd", entity_name(engine, routine)))
            elif mistake.number == num.SEVERAL_CONVERTING_CONSTRUCTORS:
                self.extra = RefusedCandidates(engine).declared(mistake.details.members)

    def _candidates(self, mistake: Mistake, resolution: Resolution) -> None:
        """Why no candidate is called, or which fit equally well."""
        refused = RefusedCandidates(self.engine)
        details = mistake.details
        object_type = details.object_type
        # Of a single one that the message names already, the parameters are left out.
        is_named = object_type is not None or mistake.number in (num.NOT_CALLED, num.NO_ALLOCATION)
        notes = refused.notes(resolution, not is_named or len(resolution.considered()) > 1)
        self.extra = refused.rivals(resolution)
        self.extra += refused.arguments(details.arguments)
        if object_type is not None:
            self.extra.append(Message("object type is: %s", self._object(object_type)))
        if not resolution.ambiguous or object_type is None:
            self.notes = notes

    def _operators(self, mistake: Mistake) -> None:
        """The types of the operands, and why no operator takes them."""
        if not mistake.details.arguments:
            return
        operators = RefusedOperators(self.engine, mistake)
        self.extra = [operators.operand_types()]
        self.notes = operators.notes()

    def _object(self, type_: Type) -> str:
        names = MessageNames()
        cls = class_of(type_)
        if cls is not None and isinstance(cls.closure, LambdaNode):
            return ("const " if type_.qualifiers() & tk.CONST else "") + closure_name(self.engine, names, cls.closure)
        return names.of(type_)

    def _pure(self, mistake: Mistake) -> None:
        """The pure virtual functions of a class."""
        names = TypeNames(Addresses()).entities
        cls = class_of(mistake.types[0])
        for routine in [] if cls is None else self.engine.virtuals.of(cls).pure:
            named = EntityName("function", names.qualified(routine))
            text = "%n is a pure virtual function" if routine.parent is cls else "pure virtual %n has no overrider"
            self.extra.append(Message(text, named))

    def _members(self, mistake: Mistake) -> None:
        """The members that a constructor leaves without an initialiser."""
        names = TypeNames(Addresses()).entities
        for field in mistake.details.members:
            if isinstance(field, Field):
                is_reference = isinstance(self.engine.declare_types.field_type(field).canonical, ReferenceType)
                kind = "reference member" if is_reference else "const member"
                self.extra.append(Message("%n", EntityName(kind, names.qualified(field))))
