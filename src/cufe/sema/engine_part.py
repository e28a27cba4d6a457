"""What the parts of the semantic engine, and those of its evaluator, have in common."""

from cufe.final import TYPE_CHECKING

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator
    from cufe.sema.engine import Engine


class EnginePart:
    """A part of the engine, or a client of it, which asks all others through the engine (clang's `SemaBase`)."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine


class EvaluatorPart:
    """A part of the evaluator of constant expressions, which asks the others through it."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
