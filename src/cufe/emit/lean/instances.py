"""What a host unit keeps so that the compiler makes instances of templates in the order of the whole unit.

The order of the first mentions is that in which g++ writes instances, and what it knows of an instance (that it throws
nothing, that its constructors may share their code) depends on what was written before.
"""

from cufe.emit.lean.item import Item
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


class InstancesInOrder:
    """Knows which items are no templates and mention one that is kept, where that is to `matter`."""

    def __init__(self, kinds: bytes, lexemes: list[str], matter: bool) -> None:
        self.kinds: bytes = kinds
        self.lexemes: list[str] = lexemes
        self.matter: bool = matter
        #: the names of all templates of headers, and of those that are kept
        self._templates: set[str] = set()
        self._kept: set[str] = set()
        #: what is no template, by the templates that it mentions and instantiates therefore
        self._instantiating: dict[str, list[Item]] = {}

    def add_template(self, name: str) -> None:
        """Takes in the name of a template."""
        self._templates.add(name)

    def is_read(self, piece: Piece) -> bool:
        """Whether a compiler reads the piece though nothing names it, and so instantiates what that mentions."""
        if self.kinds[piece.start] == k.TEMPLATE:
            return False
        if piece.sort == c.FUNCTION or piece.sort == c.CLASS or self.kinds[piece.head] == k.STATIC_ASSERT:
            return True
        return piece.sort == c.SIMPLE and self.kinds.find(k.CONSTEXPR, piece.start, piece.end) >= 0

    def note(self, item: Item, start: int) -> bool:
        """Lets an item that is no template wait for any template that it mentions behind `start`; whether one of them
        is kept already."""
        kinds = self.kinds
        templates = self._templates
        names: set[str] = set()
        at = kinds.find(k.IDENTIFIER, start, item.piece.end)
        while at >= 0:
            name = self.lexemes[at]
            if name in templates:
                if name in self._kept:
                    return True
                names.add(name)
            at = kinds.find(k.IDENTIFIER, at + 1, item.piece.end)
        for name in names:
            self._instantiating.setdefault(name, []).append(item)
        return False

    def keep(self, name: str) -> list[Item]:
        """A template of a name is kept; gives what waited for it."""
        self._kept.add(name)
        return self._instantiating.pop(name, [])
