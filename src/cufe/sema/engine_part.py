"""What the parts of the semantic engine have in common."""

from cufe.final import TYPE_CHECKING

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class EnginePart:
    """A part of the engine, or a client of it, which asks all others through the engine (clang's `SemaBase`)."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
