"""Constants that the text itself demands, outside of functions: assertions and enumerators.

The original evaluates them where they stand, and the instances of templates that are called for it are defined
(observed: front-end 2). The engine answers questions only, so somebody has to ask."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import EnumType
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, Expression
from cufe.sema.failures import guarded, unanswered
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import SIMPLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class RequiredConstants:
    """Evaluates expressions that must be constant, to find the functions and variables that this needs."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: where they stand, the last one first
        self._waiting: list[int] = []

    def between(self, start: int, end: int) -> None:
        """Notes what is in the tokens `start` to `end`."""
        for kind in (k.STATIC_ASSERT, k.ENUM):
            for at in k.all_of(self.engine.kinds, kind, start, end):
                self._waiting.append(at)
        self._waiting.sort(reverse=True)

    def until(self, token: int) -> None:
        """Evaluates what precedes a token: what is defined for it is placed where it is used first."""
        while self._waiting and self._waiting[-1] < token:
            self._at(self._waiting.pop())

    def _at(self, token: int) -> None:
        engine = self.engine
        kind = engine.kinds[token]
        path = engine.cutter.path(token)
        if not path or path[-1].head != token:
            return
        with guarded():
            context = engine.definitions.context_of(path, [])
            if context is None:
                return
            if kind == k.ENUM:
                self._enumerators(token, path[-1].body, context)
            elif path[-1].sort == SIMPLE:
                self._assertion(token, context)

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
        with unanswered:
            engine.evaluator.truth(engine.expressions.condition(condition))

    def _enumerators(self, key: int, brace: int, context: Context) -> None:
        engine = self.engine
        if brace < 0:
            return
        first, _, name = class_name(key, brace, engine.kinds)
        found: list[Entity] = []
        if name < 0:
            found.append(engine.declare.class_at(brace, context))
        elif first == name:
            found += engine.declare.members_at(context, engine.lexemes[name])
        for enum in found:
            if isinstance(enum, EnumType):
                for enumerator in engine.enums.enumerators(enum):
                    engine.enums.value(enumerator)
