"""How kept functions and classes of system headers are read: without the bodies that nothing needs.

The body of a member function waits until something names the member, or, where instances are to be made in order, until
a template that it mentions is kept.
"""

from cufe.emit.lean.declared import DeclaredNames
from cufe.emit.lean.instances import InstancesInOrder
from cufe.emit.lean.item import Item
from cufe.emit.lean.library_bodies import LibraryBodies
from cufe.emit.lean.mentions import Mentions
from cufe.emit.lean.roots import is_kept_by_attribute
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter, Piece
from cufe.text import kinds as k


class Members:
    """Reads classes member by member; `index` takes in the bodies that wait for a name."""

    def __init__(
        self,
        brackets: Brackets,
        cutter: Cutter,
        declared: DeclaredNames,
        mentions: Mentions,
        instances: InstancesInOrder,
        library: LibraryBodies | None,
        index: dict[str, list[Item]],
    ) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = mentions.lexemes
        self.cutter: Cutter = cutter
        self._declared: DeclaredNames = declared
        self._mentions: Mentions = mentions
        self._instances: InstancesInOrder = instances
        self._library: LibraryBodies | None = library
        self._index: dict[str, list[Item]] = index
        self._class_end: int = -1
        #: all bodies of member functions that have one to lose
        self.bodies: list[Item] = []
        #: those which are named already, and those which mention a template that is kept
        self.named: list[Item] = []
        self.instantiating: list[Item] = []
        #: where function definitions of the library that are kept without bodies end, and where their heads do
        self.cut_off: list[tuple[int, int]] = []

    def end_of_head(self, piece: Piece, name: int) -> int:
        """The token at which a function definition is cut off since nothing needs its body, or -1."""
        if self._library is None or not self._library.go or name < 0:
            return -1
        return self._library.end_of_head(piece, name)

    def read_function(self, piece: Piece, name: int) -> None:
        """Reads a function definition that is kept, without its body where nothing needs that."""
        end = self.end_of_head(piece, name)
        if end >= 0:
            self.cut_off.append((end, piece.end))
            self._mentions.read(piece.start, end)
        else:
            self._mentions.read(piece.start, piece.end)

    def read_class(self, piece: Piece) -> None:
        """Reads a class of a system header without the bodies of members that nobody names."""
        kinds = self.kinds
        mentions = self._mentions
        self._class_end = piece.end
        pieces = [(piece, self._instances.matter and kinds[piece.start] != k.TEMPLATE)]
        while pieces:
            piece, in_order = pieces.pop()
            name = self._declared.class_name(piece)
            own = self.lexemes[name] if name >= 0 else ""
            mentions.read(piece.start, piece.body)
            mentions.read(self.brackets.close(piece.body), piece.end)
            for member in self.cutter.pieces(piece.body):
                if member.sort == c.CLASS:
                    pieces.append((member, in_order and kinds[member.start] != k.TEMPLATE))
                elif member.sort == c.FUNCTION:
                    self._read_member_function(member, own, in_order and kinds[member.start] != k.TEMPLATE)
                elif member.sort != c.EMPTY:
                    self._read_member(member)

    def _read_member(self, member: Piece) -> None:
        """Reads a member that is no class and no function definition; what it declares is no mention."""
        kinds = self.kinds
        mentions = self._mentions
        start = member.start
        names = self._declared.of_piece(member, False)
        if kinds.find(k.FRIEND, start, member.end) >= 0:
            for token in names:
                mentions.name_friend(token)
        else:
            for token in names:
                if kinds[token] == k.IDENTIFIER and kinds[token - 1] != k.SCOPE and token >= start:
                    mentions.read(start, token)
                    start = token + 1
        mentions.read(start, member.end)
        if kinds.find(k.VIRTUAL, member.start, member.end) >= 0:
            for token in names:
                mentions.name_member(self.lexemes[token])

    def _read_member_function(self, member: Piece, own: str, in_order: bool) -> None:
        """Reads the head of a member function of the class `own`; its body is read as soon as something names it or,
        `in_order`, a template that it mentions is kept."""
        kinds = self.kinds
        lexemes = self.lexemes
        mentions = self._mentions
        tokens = self._declared.of_piece(member, False)
        name = tokens[0] if tokens else -1
        if name < 0 or kinds[name] != k.IDENTIFIER or kinds.find(k.FRIEND, member.start, name) >= 0:
            mentions.name_friend(name)
            self.read_function(member, name)
            return
        end = self.end_of_head(member, name)
        mentions.read(member.start, name)
        mentions.read(name + 1, member.body if end < 0 else end)
        if end >= 0:
            self.cut_off.append((end, member.end))
            return
        spelling = lexemes[name]
        body = Item(member, name, True, mentions.scope)
        body.outer = mentions.seen
        body.class_end = self._class_end
        self.bodies.append(body)
        overrides = kinds.find(k.VIRTUAL, member.start, name) >= 0
        at = member.body - 1
        while kinds[at] == k.IDENTIFIER:
            overrides = overrides or lexemes[at] in k.VIRTUAL_SPECIFIERS
            at -= 1
        if overrides:
            mentions.name_member(spelling)
        special = spelling == own or kinds[name - 1] == k.TILDE or kinds[member.body - 1] == k.TRY
        special = special or is_kept_by_attribute(self.brackets, lexemes, member.start, member.body)
        if special or spelling in mentions.members:
            self.named.append(body)
            return
        self._index.setdefault(spelling, []).append(body)
        if in_order and self._instances.note(body, member.body):
            self.instantiating.append(body)
