"""Conditions of `for` that begin with a name that nothing declares and a `<`, as a misspelt counter does.

EDG takes them for the declaration of a variable first ([stmt.iter]): the name is no template, what follows is a
template argument and has to be a constant, and a `>` should stand behind it; only then the name is undefined
(observed). From C++20 on such a name opens template arguments anyway ([temp.names]/2)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.expressions import Expression, VariableExpression
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.reasons import ADDRESS_OF, NotConstant, value_of
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.id_expressions import ARGUMENTS_OF_UNKNOWN
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_BEGINNING: Final = bytes((k.SEMICOLON, k.IDENTIFIER, k.LESS))


class MistakenCondition:
    """The name of such a condition, the first token behind what is read for an argument, why that is no constant."""

    def __init__(self, name: int, behind: int) -> None:
        self.name: int = name
        self.behind: int = behind
        self.failure: NotConstant | None = None


class MistakenConditions(EnginePart):
    """Finds them where loops are read."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: by their names
        self.found: dict[int, MistakenCondition] = {}

    def look_at(self, condition: e.Node, context: RegionContext) -> None:
        """Keeps a condition if it is one of these."""
        engine = self.engine
        name = condition.start
        if not engine.kinds.startswith(_BEGINNING, name - 1) or engine.language.standard >= ARGUMENTS_OF_UNKNOWN:
            return
        try:
            if name in self.found or engine.names.unqualified(engine.lexemes[name], context, name):
                return
            engine.unread.require_undeclared(engine.lexemes[name])
        except (Unknown, IllFormed, Dependent):
            return
        greater = engine.kinds.find(k.GREATER, name, condition.end)
        made = self.found[name] = MistakenCondition(name, greater if greater >= 0 else condition.end)
        mark = engine.lifetimes.mark()
        try:
            argument = engine.expressions.build(engine.fragments.expression(name + 2, made.behind), context)
            made.failure = self._why_not_constant(argument)
        except (Unknown, IllFormed, Dependent):
            pass
        finally:
            engine.lifetimes.forget(mark)

    def _why_not_constant(self, argument: Expression) -> NotConstant | None:
        """Why an argument is no constant; for a variable alone the parameter might be a reference (observed)."""
        try:
            self.engine.evaluator.value(self.engine.expressions.rvalue(argument))
        except NotConstant as failure:
            return value_of(argument.variable, ADDRESS_OF) if isinstance(argument, VariableExpression) else failure
        return None
