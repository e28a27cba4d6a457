"""Braced lists whose items may not fit the types that they initialise, told by spellings: a floating literal where no
floating type is written, a name where a number is initialised."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax.cutter import FUNCTION, SIMPLE
from cufe.text import kinds as k

_FLOATING: Final = ("float", "double", "half", "auto")
#: integers with at most so many characters are values of `float`
_FLOAT_DIGITS: Final = 7
#: built-in vectors, the classes of the toolkit that hold integers
_VECTORS: Final = ("dim3", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "longlong", "ulonglong")
_SPELT: Final = frozenset(
    ("size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "ptrdiff_t")
)
#: behind these a list is an argument or a result
_OPERANDS: Final = bytes((k.RETURN,)) + b"(,"
#: in the declaration of a variable in front of its name
_TYPE: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST, k.CONSTEXPR, k.STATIC)) + b">&*"
_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION))


def doubtful_lists(code: UserCode) -> list[int]:
    """The opening braces of such lists."""
    found: list[int] = []
    kinds = code.kinds
    classes: set[str] | None = None
    for start, end in code.compiled():
        at = kinds.find(k.OPEN_BRACE, start, end)
        while at >= 0:
            before = kinds[at - 1]
            if before == k.ASSIGN or before == k.IDENTIFIER or before == k.CLOSE_SQUARE or before == k.BUILTIN_TYPE:
                words = _words(code, at)
                if words:
                    if classes is None:
                        classes = _classes(code)
                    if _is_doubtful(code, at, words, classes):
                        found.append(at)
            elif before in _OPERANDS and (_floating_item(code, at) or (before == k.RETURN and _is_number(code, at))):
                found.append(at)
            at = kinds.find(k.OPEN_BRACE, at + 1, end)
    return found


def _words(code: UserCode, brace: int) -> list[str]:
    """The words of the type of what a list initialises; none where no list opens."""
    kinds = code.kinds
    at = brace - 1
    if kinds[at] == k.BUILTIN_TYPE:
        return [code.lexemes[at]]
    if kinds[at] == k.ASSIGN:
        at -= 1
    while kinds[at] == k.CLOSE_SQUARE:
        at = code.brackets.open_before(at) - 1
    if kinds[at] != k.IDENTIFIER or kinds[at - 1] in _KEYS:
        return []
    last = at
    while kinds[at - 1] in _TYPE:
        at -= 1
    if at == last:
        # `S{1.5}`, a member that a constructor initialises, an assignment.
        if kinds[at - 1] in (k.NAMESPACE, k.ENUM):
            return []
        path = code.cutter.path(brace)
        return [code.lexemes[last]] if path and path[-1].sort in (FUNCTION, SIMPLE) and path[-1].body != brace else []
    return code.lexemes[at:last]


def _classes(code: UserCode) -> set[str]:
    """The names of the classes that the user's text defines."""
    found: set[str] = set()
    for key in _KEYS:
        for start, end in code.compiled():
            at = code.kinds.find(key, start, end)
            while at >= 0:
                found.add(code.lexemes[at + 1])
                at = code.kinds.find(key, at + 1, end)
    return found


def _is_doubtful(code: UserCode, brace: int, words: list[str], classes: set[str]) -> bool:
    if "auto" in words:
        return False
    base = words[-1].rstrip("1234")
    floating = any(word.startswith(_FLOATING) for word in words)
    if _large_item(code, brace) if floating else _floating_item(code, brace):
        return True
    is_number = "int" in words or floating or base in _VECTORS or words[-1] in _SPELT or words[-1] in classes
    return is_number and _has_names(code, brace, words[-1])


def _floating_item(code: UserCode, brace: int) -> bool:
    """Whether a literal in a list is floating."""
    kinds = code.kinds
    close = code.brackets.close(brace)
    at = kinds.find(k.NUMBER, brace, close)
    while at >= 0:
        spelling = code.lexemes[at]
        if "." in spelling or ("e" in spelling and not spelling.startswith(("0x", "0X"))):
            return True
        at = kinds.find(k.NUMBER, at + 1, close)
    return False


def _large_item(code: UserCode, brace: int) -> bool:
    """Whether an integer in a list may have more digits than a floating type."""
    close = code.brackets.close(brace)
    at = code.kinds.find(k.NUMBER, brace, close)
    while at >= 0:
        if len(code.lexemes[at]) > _FLOAT_DIGITS and "." not in code.lexemes[at]:
            return True
        at = code.kinds.find(k.NUMBER, at + 1, close)
    return False


def _is_number(code: UserCode, token: int) -> bool:
    """Whether the function around a token has a result of a fundamental type."""
    path = code.cutter.path(token)
    if not path or path[-1].sort != FUNCTION:
        return False
    kinds = code.kinds
    name = kinds.find(k.OPEN_ROUND, path[-1].head, path[-1].body) - 1
    return kinds[name - 1] == k.BUILTIN_TYPE


def _has_names(code: UserCode, brace: int, word: str) -> bool:
    """Whether names stand in a list that are not all declared with a word in front of them."""
    kinds = code.kinds
    lexemes = code.lexemes
    close = code.brackets.close(brace)
    path = code.cutter.path(brace)
    at = kinds.find(k.IDENTIFIER, brace, close)
    while at >= 0:
        first = lexemes.index(lexemes[at], path[-1].start, at + 1) if path else at
        if first == at or lexemes[first - 1] != word:
            return True
        at = kinds.find(k.IDENTIFIER, at + 1, close)
    return False
