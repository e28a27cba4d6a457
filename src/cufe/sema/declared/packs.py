"""Packs in stretches of syntax ([temp.variadic]): one context for each element."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.sema.answers import Dependent

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Packs:
    """Expands stretches of tokens whose packs are known."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def contexts(self, start: int, end: int, context: Context, dots: int = -1) -> list[Context]:
        """One context for each element of the packs named in the tokens `start` to `end`, the pattern of an expansion.

        Raises Dependent where a pack has no arguments yet, or holds expansions itself; IllFormed where the packs differ
        in length or there is none, told of at `dots`."""
        found: list[Context] = []
        elements = self.engine.expansions.of(start, end, context, dots).elements
        if elements is None:
            raise Dependent
        for element in elements:
            if element.is_expansion:
                raise Dependent
            found.append(element.context)
        return found
