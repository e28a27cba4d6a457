"""Which functions of the user could break a rule about device code: only their bodies are given types.

In a small unit all of them are looked at.  In a large one the mirror of `calls/doubts.py` says which: code for the
device is in doubt where it spells the name of something of the host, or a word that device code may not contain; code
that names kernel templates where types could not be theirs.  A function that names one in doubt is in sight as well,
since it makes the instance, or brings it into the program.
"""

from bisect import bisect_right

from cufe.cuda.marks import DEVICE, GLOBAL, MEMORY_SPACES, WORDS
from cufe.cuda.rules.device.pragmas import is_unknown
from cufe.cuda.rules.device.unroll_pragmas import is_doubtful
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_OF_DEVICE: Final = DEVICE | GLOBAL
_CLASS_KEYS: Final = (k.CLASS, k.STRUCT, k.UNION, k.ENUM)
#: a unit with so many tokens of its own is a large one
_LARGE: Final = 8_000
#: so many instances of templates are looked at in a large unit
_MOST_INSTANCES: Final = 30
#: kinds of words that device code may not contain, or not always
_SUSPECT_KINDS: Final = (k.THROW, k.TRY, k.TYPEID, k.ASM, k.EXTERN)
_SUSPECT_WORDS: Final = frozenset(("dynamic_cast", "co_return", "co_await", "co_yield"))
_STD_CALL: Final = bytes((k.IDENTIFIER, k.SCOPE, k.IDENTIFIER, k.OPEN_ROUND))
#: behind the name of a variable
_BEHIND_VARIABLE: Final = b"=;[,{"


class Sight:
    """The functions in sight, by the tokens of their pieces."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        #: all functions with the pieces around them, and what they are called
        self._functions: list[tuple[list[Piece], str]] = []
        self._host_names: set[str] = set()
        self._kernels: set[str] = set()
        #: templates of kernels and of device variables
        self._templates: set[str] = set()
        #: declarations with lambdas outside of bodies
        self._lambdas: list[list[Piece]] = []
        #: types without names, or for members alone, stand outside of functions
        self._has_hidden_types: bool = False
        #: the tokens behind pragmas that something may be wrong with
        self._pragmas: list[int] = _doubtful_pragmas(examined)
        for start, end in examined.near():
            self._gather(-1, [], start, end, "")
        #: how many instances are looked at, -1: all
        self.most_instances: int = _MOST_INSTANCES
        self._is_small: bool = sum([end - start for start, end in examined.near()]) < _LARGE
        self.paths: list[list[Piece]] = self._closure()
        #: declarations with lambdas outside of bodies that are in doubt
        self.outside: list[list[Piece]] = self._with_lambdas()
        #: all of them, in the order of the text
        self.in_order: list[list[Piece]] = sorted(self.paths + self.outside, key=_start)
        self._starts: list[int] = [path[-1].start for path in self.in_order]

    def has(self, token: int) -> bool:
        """Whether a token stands in a function in sight, or in a declaration with lambdas."""
        place = bisect_right(self._starts, token) - 1
        return place >= 0 and token < self.in_order[place][-1].end

    def _with_lambdas(self) -> list[list[Piece]]:
        examined = self.examined
        found = {path[-1].start: path for path in self._lambdas if self._is_small or self._calls_kernel(path[-1])}
        for slot in examined.slots:
            if slot.words & DEVICE and examined.is_near(slot.opening):
                path = examined.cutter.path(slot.opening)
                if path and path[-1].sort == c.SIMPLE:
                    found[path[-1].start] = path
        return [found[start] for start in sorted(found)]

    # --- what there is -------------------------------------------------------------------------------------------

    def _gather(self, brace: int, around: list[Piece], start: int, end: int, cls: str) -> None:
        for piece in self.examined.cutter.pieces(brace):
            if piece.end <= start:
                continue
            if piece.start >= end:
                break
            if piece.sort in (c.NAMESPACE, c.LINKAGE):
                self._gather(piece.body, [*around, piece], start, end, "")
            elif piece.sort == c.CLASS:
                name = self._class_name(piece)
                self._has_hidden_types |= not name or bool(cls)
                self._gather(piece.body, [*around, piece], start, end, name)
            elif piece.sort == c.ENUM:
                self._has_hidden_types |= self.examined.kinds[piece.body - 1] in (k.ENUM, k.CLASS) or bool(cls)
            elif piece.sort == c.FUNCTION:
                name = self._name(piece, cls)
                self._functions.append(([*around, piece], name))
                self._declared(piece, name, piece.body)
                if self._has_lambda(piece.head, piece.body):
                    self._lambdas.append([*around, piece])
            elif piece.sort == c.SIMPLE:
                name = self._name(piece, cls)
                self._declared(piece, name, piece.end)
                if self._has_lambda(piece.head, piece.end):
                    self._lambdas.append([*around, piece])
                if not name:
                    self._variables(piece, bool(cls))

    def _class_name(self, piece: Piece) -> str:
        kinds = self.examined.kinds
        at = piece.head
        while at < piece.body and kinds[at] not in _CLASS_KEYS:
            at += 1
        at += 1
        while at < piece.body and kinds[at] == k.ATTRIBUTE:
            at = self.examined.brackets.close(at + 1) + 1
        return self.examined.lexemes[at] if kinds[at] == k.IDENTIFIER else ""

    def _name(self, piece: Piece, cls: str) -> str:
        """The name of a function, for constructors, destructors and operators that of the class; "" for all else."""
        kinds = self.examined.kinds
        last = piece.body if piece.body >= 0 else piece.end
        at = piece.head
        while at < last:
            kind = kinds[at]
            if kind == k.ATTRIBUTE or (kind in (k.DECLTYPE, k.ALIGNAS, k.EXPLICIT) and kinds[at + 1] == k.OPEN_ROUND):
                at = self.examined.brackets.close(at + 1)
            elif kind == k.OPERATOR or kind == k.TILDE:
                return cls or (self.examined.lexemes[at - 2] if kinds[at - 1] == k.SCOPE else "operator")
            elif kind == k.IDENTIFIER and kinds[at + 1] == k.OPEN_ROUND:
                return self.examined.lexemes[at]
            elif kind in b"=({":
                return ""
            at += 1
        return ""

    def _declared(self, piece: Piece, name: str, end: int) -> None:
        """A function that is declared; what has no word is of the host, and so are all of that name."""
        if not name:
            return
        words = self.examined.marks.union(piece.start, end)
        kinds = self.examined.kinds
        if words & GLOBAL:
            self._kernels.add(name)
            if kinds[piece.start] == k.TEMPLATE:
                self._templates.add(name)
        if not words & _OF_DEVICE and kinds[piece.end - 2] not in (k.DEFAULT, k.DELETE):
            if not self.examined.settings.relaxed_constexpr or kinds.find(k.CONSTEXPR, piece.start, end) < 0:
                self._host_names.add(name)

    def _variables(self, piece: Piece, is_member: bool) -> None:
        kinds = self.examined.kinds
        words = self.examined.marks.union(piece.start, piece.end) & MEMORY_SPACES
        if is_member and kinds.find(k.STATIC, piece.start, piece.end) < 0:
            return
        first = kinds[piece.head]
        if first in (k.USING, k.TYPEDEF, k.STATIC_ASSERT, k.FRIEND) or (words and kinds[piece.start] != k.TEMPLATE):
            return
        for at in range(piece.head, piece.end - 1):
            if kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_VARIABLE:
                (self._templates if words else self._host_names).add(self.examined.lexemes[at])
                if kinds[at + 1] != k.COMMA:
                    break

    # --- what is in doubt ----------------------------------------------------------------------------------------

    def _closure(self) -> list[list[Piece]]:
        """The functions in doubt, and those that name them."""
        if self._is_small:
            self.most_instances = -1
            return [path for path, _ in self._functions]
        texts = [set(self.examined.lexemes[path[-1].start : path[-1].end]) for path, _ in self._functions]
        seen: set[int] = set()
        names: set[str] = set()
        suspects = (self._host_names | _SUSPECT_WORDS | self._names_of_headers(texts)) - WORDS.keys()
        for index, (path, name) in enumerate(self._functions):
            if self._is_in_doubt(path[-1], texts[index], suspects):
                seen.add(index)
                names.add(name)
        self._add_naming(texts, names, seen)
        makers = set(self._templates)
        kernels: set[int] = set()
        if makers:
            self._add_naming(texts, makers, kernels)
            if self._has_hidden_types or any(self._has_local_types(self._functions[index][0][-1]) for index in kernels):
                seen |= kernels
        return [self._functions[index][0] for index in sorted(seen)]

    def _add_naming(self, texts: list[set[str]], names: set[str], seen: set[int]) -> None:
        """Adds the functions that name one of some names, with their own names."""
        grows = True
        while grows and names:
            grows = False
            for index, (_, name) in enumerate(self._functions):
                if index not in seen and not names.isdisjoint(texts[index]):
                    seen.add(index)
                    if name not in names:
                        names.add(name)
                        grows = True

    def _is_in_doubt(self, piece: Piece, text: set[str], suspects: set[str]) -> bool:
        examined = self.examined
        words = examined.marks.union(piece.start, piece.body)
        has_lambda = any(slot.words & DEVICE and piece.body < slot.opening < piece.end for slot in examined.slots)
        if not words & _OF_DEVICE and not has_lambda:
            return self._calls_kernel(piece)
        kinds = examined.kinds
        if any(kinds.find(kind, piece.body, piece.end) >= 0 for kind in (*_SUSPECT_KINDS, k.LAUNCH)):
            return True
        place = bisect_right(self._pragmas, piece.body)
        if place < len(self._pragmas) and self._pragmas[place] < piece.end:
            return True
        return not suspects.isdisjoint(text) or ("std" in text and self._calls_library(piece))

    def _calls_library(self, piece: Piece) -> bool:
        """Whether `std::name(` stands in a body."""
        kinds = self.examined.kinds
        lexemes = self.examined.lexemes
        at = kinds.find(_STD_CALL, piece.body, piece.end)
        while at >= 0:
            if lexemes[at] == "std":
                return True
            at = kinds.find(_STD_CALL, at + 1, piece.end)
        return False

    def _calls_kernel(self, piece: Piece) -> bool:
        """Whether a function calls a kernel, or launches a function of the host."""
        kinds = self.examined.kinds
        lexemes = self.examined.lexemes
        for at in range(max(piece.body, piece.start), piece.end - 1):
            if kinds[at] != k.IDENTIFIER:
                continue
            if kinds[at + 1] == k.OPEN_ROUND and lexemes[at] in self._kernels:
                return True
            if kinds[at + 1] == k.LAUNCH and lexemes[at] in self._host_names:
                return True
        return False

    def _has_local_types(self, piece: Piece) -> bool:
        """Whether a function defines a class or enumeration, or has a lambda."""
        kinds = self.examined.kinds
        if any(kinds.find(kind, piece.body, piece.end) >= 0 for kind in _CLASS_KEYS):
            return True
        return self._has_lambda(piece.body, piece.end)

    def _has_lambda(self, start: int, end: int) -> bool:
        """Whether a lambda may stand in a stretch."""
        kinds = self.examined.kinds
        at = kinds.find(k.OPEN_SQUARE, start, end)
        while at >= 0:
            if kinds[at - 1] in b"(,={;" or kinds[at - 1] == k.RETURN:
                return True
            at = kinds.find(k.OPEN_SQUARE, at + 1, end)
        return False

    def _names_of_headers(self, texts: list[set[str]]) -> set[str]:
        """The functions of headers at global scope that are named somewhere, and are not for the device."""
        examined = self.examined
        index = examined.lookup().index(-1)
        found: set[str] = set()
        for name in set().union(*texts):
            pieces = index.pieces.get(name)
            if (
                pieces
                and not name.endswith("_t")
                and not any(examined.is_own(piece.start) for piece in pieces)
                and self._is_of_host(pieces)
            ):
                found.add(name)
        return found

    def _is_of_host(self, pieces: list[Piece]) -> bool:
        """Whether something that is declared by some pieces has declarations without a word for the device."""
        kinds = self.examined.kinds
        for piece in pieces:
            if piece.sort not in (c.FUNCTION, c.SIMPLE) or kinds.find(k.TYPEDEF, piece.head, piece.head + 3) >= 0:
                return False
            if kinds[piece.head] == k.USING:
                return False
            end = piece.body if piece.body >= 0 else piece.end
            if self.examined.marks.union(piece.start, end):
                return False
        return True


def _doubtful_pragmas(examined: ExaminedUnit) -> list[int]:
    unit = examined.unit
    kinds = examined.kinds
    last = len(kinds) - 1
    return [
        token
        for token, text in zip(unit.directive_token, unit.directive_text, strict=True)
        if "pragma" in text and (is_unknown(text) or is_doubtful(text, kinds[min(token, last)]))
    ]


def _start(path: list[Piece]) -> int:
    return path[-1].start
