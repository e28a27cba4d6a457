"""`explicit` and `explicit(condition)` of constructors and conversion functions ([dcl.fct.spec])."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import Declared, Routine
from cufe.il.templates import Template
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ExplicitSpecifiers:
    """Evaluates the conditions, once for each routine."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, bool] = {}

    def of(self, routine: Routine) -> bool:
        """Whether a routine is explicit."""
        if not routine.flags & en.EXPLICIT:
            return False
        known = self._known.get(routine)
        if known is None:
            known = self._evaluate(routine)
            self._known[routine] = known
        return known

    def is_conditional(self, entity: "Routine | Template") -> bool:
        """Whether the specifier has a condition."""
        return any(self._condition(declared) >= 0 for declared in entity.declarations)

    def _evaluate(self, routine: Routine) -> bool:
        for declared in routine.declarations:
            opening = self._condition(declared)
            if opening >= 0:
                engine = self.engine
                node = engine.fragments.expression(opening + 1, engine.cutter.brackets.close(opening))
                expression = engine.expressions.build(node, declared.context)
                return engine.evaluator.truth(engine.operands.condition(expression))
        return True

    def _condition(self, declared: Declared) -> int:
        """The parenthesis behind `explicit`, or -1."""
        declaration = declared.binding.declaration
        if declaration is None:
            return -1
        specifiers = declaration.specifiers
        at = self.engine.kinds.find(k.EXPLICIT, specifiers.start, max(specifiers.start, specifiers.end))
        return at + 1 if at >= 0 and self.engine.kinds[at + 1] == k.OPEN_ROUND else -1
