"""Exception specifications ([except.spec])."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import Declared, Routine
from cufe.sema.declared.implicit import DESTRUCTOR
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ExceptionSpecifications:
    """Whether a function can throw; `noexcept(e)` is evaluated when somebody asks."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, bool] = {}

    def is_noexcept(self, routine: Routine) -> bool:
        known = self._known.get(routine)
        if known is None:
            self._known[routine] = False
            known = self._read(routine)
            self._known[routine] = known
        return known

    def _read(self, routine: Routine) -> bool:
        for declared in routine.declarations:
            at = self._specification(declared)
            if at >= 0:
                return self._value(routine, declared, at)
            if declared.binding.sort == s.ROUTINE and not _has_parameter_list(declared):
                return self.engine.declare_types.signature(declared, declared.context).noexcept
        if routine.special == en.SFK_DESTRUCTOR:
            return self._destructor(routine)
        if routine.flags & en.DEFAULTED:
            return self.engine.traits.defaulted_is_noexcept(routine)
        return False

    def _destructor(self, routine: Routine) -> bool:
        """Without a specification: that of the implicit destructor."""
        cls = routine.owner()
        if cls is None:
            return True
        for part in self.engine.implicit.parts(cls):
            operation = self.engine.implicit.operation(part, DESTRUCTOR)
            if operation is not None and not self.is_noexcept(operation):
                return False
        return True

    def _specification(self, declared: Declared) -> int:
        """The `noexcept` or `throw` behind the parameters, or -1."""
        declarator = declared.binding.declarator
        function = declarator.function() if declarator is not None else None
        if declarator is None or function is None:
            return -1
        kinds = self.engine.kinds
        at = function.last + 1
        while at < declarator.end:
            kind = kinds[at]
            if kind == k.NOEXCEPT or kind == k.THROW:
                return at
            if kind == k.ARROW or kind == k.ASSIGN or kind == k.OPEN_BRACE:
                return -1
            at = self.engine.cutter.brackets.skip(at) if kind == k.OPEN_ROUND else at + 1
        return -1

    def _value(self, routine: Routine, declared: Declared, at: int) -> bool:
        kinds = self.engine.kinds
        engine = self.engine
        if kinds[at + 1] != k.OPEN_ROUND:
            return True
        close = engine.cutter.brackets.close(at + 1)
        if kinds[at] == k.THROW:
            return close == at + 2
        context = engine.declare_types.parameter_context(routine, declared)
        node = engine.fragments.expression(at + 2, close)
        return engine.evaluator.truth(engine.operands.condition(engine.expressions.build(node, context)))


def _has_parameter_list(declared: Declared) -> bool:
    """Whether a function is not declared by the name of its type alone."""
    declarator = declared.binding.declarator
    return declarator is not None and declarator.function() is not None
