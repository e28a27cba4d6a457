"""What explicit specialisations, explicit instantiations and members of class templates have of the declarations they
go back to: execution spaces, `inline`, exception specifications (observed: diagnostics-a 5.1, 5.4)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import Earlier, has_exception_specification, is_inline
from cufe.cuda.rules.functions.redeclarations import function_at
from cufe.cuda.rules.member_declarations import declaration_in_class
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import Declared as DeclaredFunction
from cufe.il.entities import Routine
from cufe.sema.failures import unanswered
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class TemplateWords:
    """Knows the words of all functions by their names: only where these contradict each other meaning is asked for."""

    def __init__(self, examined: ExaminedUnit, groups: list[list[Declared]]) -> None:
        self.examined: ExaminedUnit = examined
        self._words: dict[str, int] = {}
        #: names of functions that are inline, or have an exception specification
        self._further: set[str] = set()
        for group in groups:
            for one in group:
                self._words[one.name] = self._words.get(one.name, 0) | one.words
                if is_inline(one) or has_exception_specification(one):
                    self._further.add(one.name)

    def of(self, one: Declared) -> Earlier:
        """What was said in front of a declaration of what it goes back to."""
        for_device = self.examined.architecture is not None
        if not one.words or not self._matters(one):
            return Earlier()
        if one.is_template:
            if for_device:
                return Earlier()
            in_class = declaration_in_class(self.examined, one)
            return Earlier(in_class.words if in_class is not None else 0)
        routine: Routine | None = None
        with unanswered:
            routine = self.routine_of(one)
        if routine is None:
            return Earlier(throws=False)
        inline = one.declaration.instantiation >= 0 and bool(routine.flags & (en.INLINE | en.CONSTEXPR))
        words = 0
        if not for_device or one.declaration.instantiation < 0:
            # In the device pass redeclarations are judged by rules of their own, but for specialisations.
            words = self._spaces(routine, one.piece.start)
        return Earlier(words, inline, self._throws(routine))

    def _matters(self, one: Declared) -> bool:
        """Whether what has a declaration's name could contradict it."""
        if one.declaration.instantiation < 0 and not one.declaration.heads:
            return False
        words = self._words[one.name]
        if not words & GLOBAL:
            return False
        return bool(words & (HOST | DEVICE)) or one.name in self._further

    def _spaces(self, routine: Routine, before: int) -> int:
        """The spaces of the template of an instance, or of a member of an instance, in front of a token."""
        from cufe.cuda.rules.calls.spaces import FunctionSpaces

        spaces = FunctionSpaces(self.examined.engine())
        declarations: list[DeclaredFunction] = []
        template = routine.template
        if template is None:
            declarations += routine.declarations
        while template is not None:
            declarations += template.declarations
            template = template.pattern
        words = 0
        for declared in declarations:
            if declared.piece.start < before:
                words |= spaces.declared(declared)
        return words

    def _throws(self, routine: Routine) -> bool:
        """Whether the template of an instance is known to have an exception specification."""
        if routine.template is None or not routine.template.declarations:
            return False
        first = function_at(self.examined, routine.template.declarations[0].binding.name)
        return first is not None and has_exception_specification(first)

    def routine_of(self, one: Declared) -> Routine | None:
        """The instance that an explicit specialisation or instantiation declares."""
        engine: Engine = self.examined.engine()
        if one.declaration.instantiation >= 0:
            found = engine.instantiations.routines(one.piece.start, one.piece.end, True)
            return found[0] if found else None
        context = engine.definitions.context_of([*one.path, one.piece], [])
        if context is None:
            return None
        for binding in engine.lookup.bindings(one.piece, ""):
            if binding.sort == s.ROUTINE and binding.name == one.name_token:
                return engine.templates.routine_specialization_at(binding, one.piece, context)
        return None
