"""Bodies of host functions of the standard library, which the device compiler can do without.

It compiles nothing of the host, but instantiates what host code uses: a body of the library matters to a device unit
where it calls a template of the program back, since that may launch a kernel or be worth a warning.  So the bodies go
only where a program has no template that the library could call: no class or member template, no generic lambda, no
function template whose name the library spells (which argument-dependent lookup may find).
"""

from bisect import bisect_right

from cufe.emit.lean.declared import DeclaredNames
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.places import Places
from cufe.text.unit import Unit

#: how the toolkit's headers spell `__global__`
_KERNEL: Final = "__attribute__((global))"
_DEVICE: Final = ("device", "__device__")
_GLOBAL: Final = ("global", "__global__")
_HOST: Final = ("host", "__host__")
#: statements whose parentheses may hold a declaration, and `decltype(auto)`
_NO_PARAMETERS: Final = bytes((k.FOR, k.IF, k.WHILE, k.SWITCH, k.DECLTYPE))
#: what precedes the `auto` of a parameter
_BEFORE_PARAMETER: Final = b"(,<>" + bytes((k.IDENTIFIER,))
#: what precedes the `[` of a subscript or array
_OBJECTS: Final = b")]" + bytes((k.IDENTIFIER, k.THIS, k.STRING, k.OPERATOR, k.NEW, k.DELETE, k.BUILTIN_TYPE))
#: what declares a function whose body may be evaluated or tells its type
_READ_BODIES: Final = (k.CONSTEXPR, k.CONSTEVAL)
_DEDUCED: Final = bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO))


class LibraryBodies:
    """Which functions of the standard library lose their bodies."""

    def __init__(self, unit: Unit, brackets: Brackets, places: Places) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self.lexemes: list[str] = unit.lexemes
        self.brackets: Brackets = brackets
        self._declared: DeclaredNames = DeclaredNames(brackets)
        self._library: list[tuple[int, int]] = places.stretches_of_library()
        #: what is neither of the library nor of the toolkit
        self._outside: list[tuple[int, int]] = places.stretches_outside_library()
        #: function templates of the program that the library might call by name
        self._templates: set[str] = set()
        #: whether the bodies may go, as far as is known: templates of headers with kernels are called back, too
        self.go: bool = (
            bool(self._library)
            and self._has_all_kernels(places.user_stretches())
            and self._has_all_kernels(self._outside)
        )

    def _has_all_kernels(self, stretches: list[tuple[int, int]]) -> bool:
        """Whether no kernel is declared anywhere else."""
        unit = self.unit
        count = unit.text.count(_KERNEL)
        for start, end in stretches:
            count -= unit.text.count(_KERNEL, unit.offset(start), unit.end_offset(end - 1))
        return count == 0

    def note(self, piece: Piece, names: list[int], own: bool) -> None:
        """Looks at a piece at namespace scope for what the library could call back; where it is not the user's `own`,
        a reserved name is one of the C library."""
        if self.go and overlaps(self._outside, piece):
            if own or not names or not self.lexemes[names[0]].startswith("__"):
                self.go = not self._is_called_back(piece, names)

    def decide(self) -> None:
        """Ends the search: all pieces are known."""
        if self.go and self._templates:
            self.go = all(self._templates.isdisjoint(self.lexemes[start:end]) for start, end in self._library)

    def _is_called_back(self, piece: Piece, names: list[int]) -> bool:
        """Whether the library may instantiate a template that a piece declares or has in it."""
        kinds = self.kinds
        if self._has_deduced_parameter(piece):
            return True
        if kinds[piece.start] != k.TEMPLATE or kinds.startswith(k.FULL_SPECIALIZATION, piece.start):
            return piece.sort == c.CLASS and kinds.find(k.TEMPLATE, piece.start + 3, piece.end) >= 0
        if kinds[piece.head] == k.USING or kinds[piece.head] == k.CONCEPT:
            return False
        if (piece.sort != c.FUNCTION and piece.sort != c.SIMPLE) or len(names) != 1 or piece.head == piece.start:
            return True
        name = names[0]
        if kinds[name] != k.IDENTIFIER or kinds[name + 1] != k.OPEN_ROUND or kinds[name - 1] == k.SCOPE:
            return True
        if piece.body >= 0 and any(kinds.find(key, piece.body, piece.end) >= 0 for key in k.TYPE_KEYS):
            return True
        if not self._is_of_device_alone(piece.start, piece.body if piece.body >= 0 else piece.end):
            self._templates.add(self.lexemes[name])
        return False

    def _has_deduced_parameter(self, piece: Piece) -> bool:
        """Whether `auto` stands for the type of a parameter somewhere in a piece."""
        kinds = self.kinds
        at = kinds.find(k.AUTO, piece.start, piece.end)
        while at >= 0:
            before = at - 1
            while before > piece.start and (kinds[before] == k.CONST or kinds[before] == k.VOLATILE):
                before -= 1
            if before >= piece.start and kinds[before] in _BEFORE_PARAMETER:
                if kinds[before] != k.OPEN_ROUND or kinds[before - 1] not in _NO_PARAMETERS:
                    return True
            at = kinds.find(k.AUTO, at + 1, piece.end)
        # `[]<class T>(T x) {}`
        at = kinds.find(b"]<", piece.start, piece.end)
        while at >= 0:
            opening = self.brackets.open_before(at)
            if kinds[opening - 1] not in _OBJECTS:
                return True
            at = kinds.find(b"]<", at + 1, piece.end)
        return False

    def _is_of_device_alone(self, start: int, end: int) -> bool:
        """Whether the head of a function has words of CUDA and does not belong to the host."""
        lexemes = self.lexemes
        found = False
        at = self.kinds.find(k.ATTRIBUTE, start, end)
        while at >= 0:
            word = lexemes[at + 3]
            if word in _HOST:
                return False
            found = found or word in _DEVICE or word in _GLOBAL
            at = self.kinds.find(k.ATTRIBUTE, at + 1, end)
        return found

    def is_of_device(self, piece: Piece, name: int) -> bool:
        """Whether the head of a piece declares something for the device."""
        at = self.kinds.find(k.ATTRIBUTE, piece.start, name)
        while at >= 0:
            if self.lexemes[at + 3] in _DEVICE:
                return True
            at = self.kinds.find(k.ATTRIBUTE, at + 1, name)
        return False

    def end_of_head(self, piece: Piece, name: int) -> int:
        """The token at which a function definition of the library is cut off, -1 where its body stays."""
        kinds = self.kinds
        if not overlaps(self._library, piece) or any(
            kinds.find(kind, piece.start, piece.body) >= 0 for kind in _READ_BODIES
        ):
            return -1
        if kinds.find(k.FRIEND, piece.start, name) >= 0 and kinds.find(b"[[", piece.start, piece.body) >= 0:
            # Attributes may stand at a friend only where it is defined ([dcl.attr.grammar]).
            return -1
        at = name + 1
        if kinds[name] == k.OPERATOR:
            if kinds[at] == k.NEW or kinds[at] == k.DELETE:
                return -1
            if kinds[at] == k.OPEN_ROUND:
                at = self.brackets.skip(at)
            while at < piece.body and kinds[at] != k.OPEN_ROUND:
                at += 1
        else:
            at = self._declared.behind_arguments(at, piece.body)
        if at >= piece.body or kinds[at] != k.OPEN_ROUND:
            return -1
        at = self.brackets.skip(at)
        arrow = False
        while at < piece.body and kinds[at] != k.COLON:
            arrow = arrow or kinds[at] == k.ARROW
            if kinds[at] == k.TRY:
                return -1
            at = self.brackets.skip(at) if kinds[at] in b"([{" else at + 1
        if kinds.find(_DEDUCED, piece.start, piece.body) >= 0:
            return -1
        return at if arrow or kinds.find(k.AUTO, piece.start, piece.body) < 0 else -1


def overlaps(stretches: list[tuple[int, int]], piece: Piece) -> bool:
    """Whether a part of a piece lies in one of the stretches of tokens."""
    place = bisect_right(stretches, (piece.start, piece.end))
    if place > 0 and piece.start < stretches[place - 1][1]:
        return True
    return place < len(stretches) and stretches[place][0] < piece.end
