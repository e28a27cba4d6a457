"""Constants that the text itself demands, outside of functions: assertions and enumerators.

The original evaluates them where they stand, and the instances of templates that are called for it are defined
(observed: front-end 2). The engine answers questions only, so somebody has to ask."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import EnumType
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, Expression
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import give_up
from cufe.syntax.cutter import SIMPLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class RequiredConstants:
    """Evaluates what has to be constant, for what that defines."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def between(self, start: int, end: int) -> None:
        """What stands in the namespaces and classes of the tokens `start` to `end`."""
        kinds = self.engine.kinds
        at = kinds.find(k.STATIC_ASSERT, start, end)
        while at >= 0:
            self._at(at, k.STATIC_ASSERT)
            at = kinds.find(k.STATIC_ASSERT, at + 1, end)
        at = kinds.find(k.ENUM, start, end)
        while at >= 0:
            self._at(at, k.ENUM)
            at = kinds.find(k.ENUM, at + 1, end)

    def _at(self, token: int, kind: int) -> None:
        engine = self.engine
        path = engine.cutter.path(token)
        if not path or path[-1].head != token:
            return
        try:
            context = engine.definitions.context_of(path, [])
            if context is None:
                return
            if kind == k.ENUM:
                self._enumerators(path[-1].body, context)
            elif path[-1].sort == SIMPLE:
                self._assertion(token, context)
        except (Unknown, IllFormed, Dependent):
            return
        except Exception as failure:
            give_up(failure)

    def _assertion(self, token: int, context: Context) -> None:
        engine = self.engine
        nodes = engine.fragments.items(token + 2, engine.cutter.brackets.close(token + 1))
        if nodes:
            self.condition(engine.expressions.build(nodes[0], context))

    def condition(self, condition: Expression) -> None:
        """Evaluates what is asserted."""
        engine = self.engine
        if condition.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT):
            return
        try:
            engine.evaluator.truth(engine.expressions.condition(condition))
        except (Unknown, IllFormed, Dependent):
            return

    def _enumerators(self, brace: int, context: Context) -> None:
        if brace < 0:
            return
        enum = self.engine.declare.class_at(brace, context)
        if isinstance(enum, EnumType):
            for enumerator in self.engine.enums.enumerators(enum):
                self.engine.enums.value(enumerator)
