"""Using-enum-declarations ([enum.udecl]): `using enum N::E;` names the enumerators of E.

The index of names has no entry for these; they are looked for where a scope declares nothing else by a name."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import EnumType
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent
from cufe.sema.declared.contexts import RegionContext
from cufe.syntax.cutter import CLASS, NAMESPACE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class UsingEnums:
    """Finds enumerators by way of such declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the first tokens of the declarations, by the brace of the namespace or class around them
        self._places: dict[int, list[int]] | None = None

    def find(self, brace: int, name: str, context: Context, found: list[Entity]) -> None:
        """Adds the enumerator `name` that a declaration behind the brace of a namespace or class brings in."""
        places = self._places
        if places is None:
            places = self._gathered()
            self._places = places
        for at in places.get(brace, ()):
            self._enumerator(at, name, context, found)

    def in_block(self, context: RegionContext, name: str, position: int) -> list[Entity]:
        """The enumerator `name` that a declaration in front of `position` brings into a block."""
        found: list[Entity] = []
        for binding in context.region.using_enums:
            if binding.visible <= position:
                self._enumerator(binding.first - 1, name, context, found)
        return found

    def _gathered(self) -> dict[int, list[int]]:
        """All those outside of functions."""
        places: dict[int, list[int]] = {}
        at = self.engine.kinds.find(k.USING_ENUM)
        while at >= 0:
            path = self.engine.cutter.path(at)
            if path and path[-1].start == at:
                scopes = [piece.body for piece in path[:-1] if piece.sort in (NAMESPACE, CLASS)]
                places.setdefault(scopes[-1] if scopes else -1, []).append(at)
            at = self.engine.kinds.find(k.USING_ENUM, at + 1)
        return places

    def _enumerator(self, at: int, name: str, context: Context, found: list[Entity]) -> None:
        engine = self.engine
        end = engine.kinds.find(k.SEMICOLON, at)
        try:
            enum = engine.specifiers.named(at + len(k.USING_ENUM), end, context).skip_typerefs()
        except Dependent:
            return
        if isinstance(enum, EnumType):
            found += [one for one in engine.enums.enumerators(enum) if one.name == name and one not in found]
