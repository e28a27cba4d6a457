"""Instances of the user's class templates of which there are objects: base classes, types of data members and their
initialisers that only the arguments make wrong ([temp.inst])."""

from cufe.checks.mistakes import MistakenOperands
from cufe.checks.templates.absent_types import AbsentTypes
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il.entities import SC_EXTERN, ClassType, Field, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import Mistake
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare
from cufe.sema.recursion import SHALLOW

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class MistakenInstances:
    """Judges the classes of variables and data members, each once."""

    def __init__(self, engine: "Engine", operands: MistakenOperands) -> None:
        self.engine: Engine = engine
        self.operands: MistakenOperands = operands
        self._judged: set[ClassType] = set()
        self._constructed: set[ClassType] = set()
        #: the name of the object for which a class is instantiated
        self._at: int = -1

    def variable(self, variable: Variable) -> None:
        """Judges the class of a variable that is defined."""
        if variable.storage_class == SC_EXTERN:
            return
        with unanswered:
            cls = self._class(self.engine.declare_types.variable_type(variable))
            if cls is not None:
                self._at = variable.token
                self._judge(cls)
                declarator = variable.declarations[0].binding.declarator if variable.declarations else None
                if declarator is not None and declarator.initialiser == 0:
                    self._construct(cls)

    def field(self, field: Field) -> None:
        """Judges the class of a data member."""
        with unanswered:
            cls = self._class(self.engine.declare_types.field_type(field))
            if cls is not None:
                self._at = field.token
                self._judge(cls)

    def _class(self, type_: Type) -> ClassType | None:
        """The instance of a template of the user's that a type is, or an array of."""
        at = bare(type_)
        while isinstance(at, ArrayType):
            at = bare(at.element)
        if not isinstance(at, ClassType) or at.dependent or at.template is None:
            return None
        return at if self.operands.code.is_in_full(at.template.token) else None

    def _judge(self, cls: ClassType) -> None:
        """Judges what is read when the class is instantiated."""
        if cls in self._judged:
            return
        self._judged.add(cls)
        engine = self.engine
        with unanswered:
            engine.classes.require_complete(cls, cls.token)
            try:
                engine.classes.require_bases(cls)
            except Mistake as mistake:
                self._tell(mistake)
        with unanswered:
            for field in engine.classes.fields(cls):
                self._ask_field(field)

    def _ask_field(self, field: Field) -> None:
        with unanswered:
            try:
                self.engine.missing_constructors.require_concrete_member(field)
            except Mistake as mistake:
                code = self.operands.code
                if mistake.number == num.NO_SCOPE and code.is_in_full(mistake.token):
                    AbsentTypes(code, self.operands.findings, self._at).member(mistake.token)
                else:
                    self._tell(mistake)

    def _construct(self, cls: ClassType) -> None:
        """Judges the initialisers of data members, which an implicit default constructor uses."""
        engine = self.engine
        if cls in self._constructed or engine.declare.constructors(cls):
            return
        self._constructed.add(cls)
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field):
                with unanswered:
                    self._initialise(field)

    def _initialise(self, field: Field) -> None:
        """Judges a default member initialiser, which may need instances without end."""
        engine = self.engine
        engine.recursion.enter(SHALLOW, field.token)
        try:
            engine.member_initialisers.default(field)
        except Mistake as mistake:
            self._tell(mistake)
        finally:
            engine.recursion.leave(SHALLOW)

    def _tell(self, mistake: Mistake) -> None:
        """Reports a mistake in the user's own text."""
        if self.operands.code.is_in_full(mistake.token):
            mistake.found_at = self._at
            self.operands.tell(mistake)
