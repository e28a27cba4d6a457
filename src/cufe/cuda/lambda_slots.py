"""Annotation slots of lambdas: the attributes between `[...]` and the parameters of a lambda-expression.

Observed: lambdas 1 and 5.  `[=] __host__ __device__ (int i) { ... }`: the words belong to the closure and to no
declaration, so they are taken out of the marks before anybody asks what a declaration is marked with.
"""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, HOST, WORDS, Marks
from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

PARENT: Final = "__nv_parent"


#: `]` with an attribute, `__noinline__` or an identifier (`__nv_parent`) behind it
_CANDIDATE: Final = re.compile(rb"\](?=[i" + bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO)) + rb"])")
#: behind these `[` subscripts something or is an array bound
_BEFORE_SUBSCRIPT: Final = bytes(
    (k.IDENTIFIER, k.CLOSE_SQUARE, k.STRING, k.THIS, k.BUILTIN_TYPE, k.AUTO, k.DELETE, k.OPERATOR, k.OPEN_SQUARE)
)
#: what can follow the annotations of a lambda
_ANCHORS: Final = bytes(
    (k.OPEN_ROUND, k.OPEN_BRACE, k.LESS, k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.THROW, k.ARROW, k.STATIC,
     k.OPEN_SQUARE, k.REQUIRES)
)  # fmt: skip


class LambdaSlot:
    """The slot of one lambda.

    `opening` and `closing` are its `[` and `]`, `first` to `anchor` the annotations (`anchor` excluded); `words` are
    the CUDA words as flags; `parent` is the parenthesis of `__nv_parent(...)` or -1."""

    def __init__(self, opening: int, closing: int) -> None:
        self.opening: int = opening
        self.first: int = closing + 1
        self.anchor: int = closing + 1
        self.words: int = 0
        self.parent: int = -1

    @property
    def is_device_only(self) -> bool:
        return bool(self.words & DEVICE) and not self.words & HOST

    @property
    def sort(self) -> str:
        """The words as messages about extended lambdas have them."""
        return "__device__" if self.is_device_only else "__host__ __device__"

    @property
    def is_host_device(self) -> bool:
        return bool(self.words & DEVICE) and bool(self.words & HOST)


def take_slots(marks: Marks, brackets: Brackets, parser: DeclarationParser) -> list[LambdaSlot]:
    """Finds all slots, in the order of the text, and takes their attributes out of `marks`."""
    found: list[LambdaSlot] = []
    for match in _CANDIDATE.finditer(brackets.kinds):
        slot = _read(brackets, parser, match.start())
        if slot is not None:
            found.append(slot)
    if found:
        marks.take([(slot.first, slot.anchor) for slot in found])
    return found


def _read(brackets: Brackets, parser: DeclarationParser, closing: int) -> LambdaSlot | None:
    kinds = brackets.kinds
    lexemes = brackets.unit.lexemes
    if kinds[closing + 1] == k.IDENTIFIER and lexemes[closing + 1] != PARENT:
        return None
    opening = brackets.open_before(closing)
    if opening == 0 or kinds[opening - 1] in _BEFORE_SUBSCRIPT or kinds[opening + 1] == k.OPEN_SQUARE:
        return None
    slot = LambdaSlot(opening, closing)
    at = closing + 1
    end = len(kinds)
    while at < end:
        kind = kinds[at]
        if kind == k.ATTRIBUTE and at + 2 < end and kinds[at + 1] == k.OPEN_ROUND and kinds[at + 2] == k.OPEN_ROUND:
            for attribute in parser.attribute_specifier(at):
                slot.words |= WORDS.get(attribute.name, 0)
            at = brackets.skip(at + 1)
        elif kind == k.ATTRIBUTE_MACRO:
            at += 1
        elif kind == k.IDENTIFIER and lexemes[at] == PARENT and at + 1 < end and kinds[at + 1] == k.OPEN_ROUND:
            slot.parent = at + 1
            at = brackets.skip(at + 1)
        else:
            break
    slot.anchor = at
    return slot if at < end and kinds[at] in _ANCHORS else None
