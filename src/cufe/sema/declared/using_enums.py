"""Using-enum-declarations ([enum.udecl]): `using enum N::E;` names the enumerators of E.

The names of a scope have no entry for these; they are looked for where a scope declares nothing else by a name. So are
the enumerators of `enum E : int;` that is defined outside of its scope: `enum C::E : int { ... };`."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import EnumType
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent
from cufe.sema.declared.contexts import RegionContext
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class UsingEnums:
    """Finds enumerators by way of such declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def find(self, brace: int, name: str, context: Context, found: list[Entity]) -> None:
        """Adds the enumerator `name` that a declaration behind the brace of a namespace or class brings in."""
        index = self.engine.lookup.index(brace)
        for token in index.opaque_enums:
            for entity in self.engine.declare.members_at(context, self.engine.lexemes[token]):
                if isinstance(entity, EnumType) and not entity.scoped:
                    self._add(entity, name, found)
        for piece in index.using_enums:
            self._enumerator(piece.head, name, context, found)

    def in_block(self, context: RegionContext, name: str, position: int) -> list[Entity]:
        """The enumerator `name` that a declaration in front of `position` brings into a block."""
        found: list[Entity] = []
        for binding in context.region.using_enums:
            if binding.visible <= position:
                self._enumerator(binding.first - 1, name, context, found)
        return found

    def _enumerator(self, at: int, name: str, context: Context, found: list[Entity]) -> None:
        engine = self.engine
        end = engine.kinds.find(k.SEMICOLON, at)
        try:
            enum = engine.specifiers.named(at + len(k.USING_ENUM), end, context).skip_typerefs()
        except Dependent:
            return
        if isinstance(enum, EnumType):
            self._add(enum, name, found)

    def _add(self, enum: EnumType, name: str, found: list[Entity]) -> None:
        found += [one for one in self.engine.enums.enumerators(enum) if one.name == name and one not in found]
