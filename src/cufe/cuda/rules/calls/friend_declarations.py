"""Friend declarations of functions of a namespace: their execution spaces count as well ([class.friend])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Declared, Namespace, Routine
from cufe.il.templates import Template
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_OPERATOR: Final = "operator"


class FriendDeclarations:
    """Finds them by name; those in class templates count in instances alone and are left out."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[int]] | None = None
        self._read: set[tuple[int, str]] = set()

    def of(self, routine: Routine, token: int) -> list[Declared]:
        """The friend declarations in front of a token of a function that its namespace declares, too."""
        if not isinstance(routine.parent, Namespace):
            return []
        if self._by_name is None:
            self._by_name = self._gathered()
        name = routine.name
        for friend in self._by_name.get(name if name.isidentifier() else _OPERATOR, ()):
            if friend < token and (friend, name) not in self._read:
                self._read.add((friend, name))
                self._class(friend, name)
        redeclared = self.engine.friends.redeclared
        found = list(redeclared.get(routine, ()))
        template: Template | None = routine.template
        while template is not None:
            found += redeclared.get(template, ())
            template = template.pattern
        return [declared for declared in found if declared.binding.name < token]

    def _class(self, friend: int, name: str) -> None:
        """The class with a friend reads its friends of a name."""
        path = self.engine.cutter.path(friend)[:-1]
        if path and path[-1].sort == c.CLASS and not any(self._is_template(piece) for piece in path):
            cls = self.engine.definitions.class_at(path)
            if cls is not None:
                self.engine.friends.of(cls, name)

    def _is_template(self, piece: Piece) -> bool:
        return piece.sort == c.CLASS and self.engine.kinds[piece.start] == k.TEMPLATE

    def _gathered(self) -> dict[str, list[int]]:
        """The `friend`s that declare functions, by their names."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        found: dict[str, list[int]] = {}
        at = kinds.find(k.FRIEND)
        last = len(kinds) - 1
        while at >= 0:
            name = at + 1
            while name < last and kinds[name] not in b";{}" and kinds[name] != k.OPERATOR:
                if kinds[name] == k.IDENTIFIER and kinds[name + 1] == k.OPEN_ROUND:
                    break
                name += 1
            if kinds[name] in (k.IDENTIFIER, k.OPERATOR):
                found.setdefault(lexemes[name], []).append(at)
            at = kinds.find(k.FRIEND, at + 1)
        return found
