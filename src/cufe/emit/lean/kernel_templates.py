"""What no program has to name for its kernels to be there: code of headers that is no template and leads to one.

Both compilers read an inline function in full though nobody calls it, and the device compiler emits every instance of a
kernel template, or of a variable template of the device, that such code mentions, or that a template does which it
uses: `PtxVersionUncached` of cub makes `EmptyKernel<void>` part of every program.  So the names of such templates lead
to the templates that spell them, and so on, and what spells one of all these names and is no template stays.  In the
toolkit only the namespaces with kernels know them; other headers, found by `-isystem`, may use those.
"""

from cufe.emit.lean.declared import DeclaredNames
from cufe.emit.lean.item import Item
from cufe.emit.lean.library_bodies import overlaps
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter, Piece
from cufe.text import kinds as k

_KERNEL: Final = ("global", "__global__")
_VARIABLE: Final = ("device", "__device__", "constant", "__constant__", "managed", "__managed__")
#: the namespaces of the toolkit that have kernels
_NAMESPACES: Final = ("::cub::", "::thrust::")
#: namespaces that declare nothing that leads to a kernel
_STANDARD: Final = ("std", "__host_stl")


class KernelTemplates:
    """Finds the items, of headers that are not the user's own, which lead to instances of kernels by themselves."""

    def __init__(self, brackets: Brackets, lexemes: list[str], cutter: Cutter, vendors: list[tuple[int, int]]) -> None:
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = lexemes
        self.brackets: Brackets = brackets
        self.cutter: Cutter = cutter
        #: stretches that are neither of the standard library nor of the toolkit
        self._outside: list[tuple[int, int]] = vendors
        self._declared: DeclaredNames = DeclaredNames(brackets)
        self._names: set[str] = set()
        self._to_follow: list[str] = []

    def leading_items(self, items: list[Item]) -> list[Item]:
        """The items that are no templates, or have parts that are none, and lead to a kernel template."""
        for item in items:
            if item.name >= 0 and self._is_template(item.piece) and self._is_emitted(item.piece, item.name):
                self._add(self.lexemes[item.name])
        if not self._names:
            return []
        known = [item for item in items if item.scope.startswith(_NAMESPACES) or overlaps(self._outside, item.piece)]
        spelling: dict[str, list[int]] = {}
        for index, item in enumerate(known):
            for name in self._spelt(item.piece.start, item.piece.end):
                spelling.setdefault(name, []).append(index)
        met: set[int] = set()
        while self._to_follow:
            for index in spelling.get(self._to_follow.pop(), ()):
                if index not in met:
                    met.add(index)
                    self._lead_on(known[index].piece)
        return [known[index] for index in sorted(met) if self._has_mention(known[index].piece)]

    def _add(self, name: str) -> None:
        if name not in self._names:
            self._names.add(name)
            self._to_follow.append(name)

    def _is_template(self, piece: Piece) -> bool:
        kinds = self.kinds
        return kinds[piece.start] == k.TEMPLATE and not kinds.startswith(k.FULL_SPECIALIZATION, piece.start)

    def _is_emitted(self, piece: Piece, name: int) -> bool:
        """Whether instances of a template are kernels, or variables of the device."""
        kinds = self.kinds
        at = kinds.find(k.ATTRIBUTE, piece.start, name)
        while at >= 0:
            word = self.lexemes[at + 3]
            if word in _KERNEL:
                return True
            if word in _VARIABLE and piece.sort == c.SIMPLE and kinds[name] == k.IDENTIFIER:
                return kinds[self._declared.behind_arguments(name + 1, piece.end)] in b"=;{["
            at = kinds.find(k.ATTRIBUTE, at + 1, name)
        return False

    def _spelt(self, start: int, end: int) -> set[str]:
        """The names between two tokens, but for those of the standard libraries."""
        kinds = self.kinds
        lexemes = self.lexemes
        found: set[str] = set()
        at = kinds.find(k.IDENTIFIER, start, end)
        while at >= 0:
            if kinds[at - 1] != k.SCOPE or lexemes[at - 2] not in _STANDARD:
                found.add(lexemes[at])
            at = kinds.find(k.IDENTIFIER, at + 1, end)
        return found

    def _lead_on(self, piece: Piece) -> None:
        """Follows the names of a piece, unless what it says of kernels is in the body of a function alone that is no
        template and tells its type."""
        kinds = self.kinds
        if piece.sort == c.FUNCTION and not self._is_template(piece):
            if kinds.find(k.AUTO, piece.start, piece.body) < 0 and self._names.isdisjoint(
                self._spelt(piece.start, piece.body)
            ):
                return
        for name in self._declared.of_piece(piece, True):
            if kinds[name] == k.IDENTIFIER:
                self._add(self.lexemes[name])
            at = name - 1
            if kinds[at] == k.TILDE:
                at -= 1
            if kinds[at] == k.SCOPE and piece.sort == c.FUNCTION:
                at -= 1
                if kinds[at] == k.GREATER:
                    at = self.brackets.open_angle(at, bytes((k.SEMICOLON,))) - 1
                self._add(self.lexemes[at])

    def _has_mention(self, piece: Piece) -> bool:
        """Whether one of the names is spelt outside of templates; what the piece calls itself does not count."""
        if self._is_template(piece):
            return False
        names = self._declared.of_piece(piece, True)
        if piece.sort != c.CLASS:
            return self._mentions(piece.start, piece.end, names, "")
        own = self.lexemes[names[0]] if names else ""
        pieces = [piece]
        while pieces:
            piece = pieces.pop()
            if self._mentions(piece.start, piece.body, names, own):
                return True
            for member in self.cutter.pieces(piece.body):
                if member.sort == c.CLASS and not self._is_template(member):
                    pieces.append(member)
                elif not self._is_template(member) and self._mentions(member.start, member.end, names, own):
                    return True
        return False

    def _mentions(self, start: int, end: int, declared: list[int], own: str) -> bool:
        """Whether one of the names is spelt between two tokens, but for `declared` ones and that of a class, `own`."""
        kinds = self.kinds
        at = kinds.find(k.IDENTIFIER, start, end)
        while at >= 0:
            name = self.lexemes[at]
            if name in self._names and at not in declared and (name != own or kinds[at + 1] == k.LESS):
                if kinds[at - 1] != k.SCOPE or self.lexemes[at - 2] not in _STANDARD:
                    return True
            at = kinds.find(k.IDENTIFIER, at + 1, end)
        return False
