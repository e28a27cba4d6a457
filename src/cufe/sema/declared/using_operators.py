"""Using-declarations of operators ([namespace.udecl]): `using B::operator();`, `using Ts::operator()...;`.

The index of names has no entry for them; they are read when an operator of that name is asked for."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class UsingOperators:
    """Finds what they name."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def find(self, brace: int, name: str, context: Context, found: list[Entity]) -> None:
        """Adds the operators `name` that using-declarations behind a brace bring into `context`."""
        kinds = self.engine.kinds
        declarations = self.engine.lookup.declarations
        for piece in self.engine.declare.special(brace).usings:
            operator = kinds.find(k.OPERATOR, piece.head, piece.end)
            at = piece.head + 1
            while operator >= 0 and at < piece.end:
                end = declarations.skip_to_comma(at, piece.end)
                stop = end - 1 if kinds[end - 1] == k.SEMICOLON else end
                start = at + 1 if kinds[at] == k.TYPENAME else at
                operator = kinds.find(k.OPERATOR, start, max(start, stop))
                if operator >= 0 and operator_name(declarations, operator, stop) == name:
                    self._named(start, stop, operator, context, found)
                at = end + 1

    def _named(self, start: int, stop: int, operator: int, context: Context, found: list[Entity]) -> None:
        """One declarator, expanded where it ends in `...`."""
        contexts = [context]
        try:
            if self.engine.kinds[stop - 1] == k.ELLIPSIS:
                stop -= 1
                contexts = self.engine.packs.contexts(start, stop, context)
            for inner in contexts:
                for entity in self.engine.names.path(start, stop, inner, operator).entities:
                    if entity not in found:
                        found.append(entity)
        except Dependent:
            return
