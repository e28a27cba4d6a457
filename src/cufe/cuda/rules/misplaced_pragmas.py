"""`#pragma nv_exec_check_disable` and `hd_warning_disable` where no declaration follows (606), or one of a kind to
which they do not apply (609); `#pragma unroll` where no statement follows (607), or an empty one (609);
`#pragma GCC` with an unknown word: 1675; 1676 where it is about visibility (observed)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNKNOWN: Final = 1675
_VISIBILITY: Final = 1676

_GCC: Final = "GCC"
_KNOWN: Final = (
    "dependency", "diagnostic", "error", "ivdep", "poison", "pop_options", "push_options", "reset_options",
    "system_header", "target", "warning",
)  # fmt: skip
_OF_VISIBILITY: Final = ("push", "pop")


def judge_gcc_pragma(text: str) -> tuple[int, int]:
    """The number of the mistake in such a directive, 0 where nothing is, and the column of the word."""
    at = text.index(_GCC) + len(_GCC)
    word, at = _word(text, at)
    if word == "visibility":
        word, at = _word(text, at + len(word))
        return (0 if word in _OF_VISIBILITY else _VISIBILITY), at
    return (0 if word in _KNOWN else _UNKNOWN), at


def _word(text: str, start: int) -> tuple[str, int]:
    """The identifier behind a place, or nothing, and where it begins."""
    rest = text[start:].lstrip()
    begin = len(text) - len(rest)
    end = 0
    while end < len(rest) and (rest[end].isalnum() or rest[end] == "_"):
        end += 1
    return rest[:end], begin


_NO_DECLARATION: Final = 606
_NO_STATEMENT: Final = 607

#: those that keep calls from being checked
_OF_CALLS: Final = ("nv_exec_check_disable", "hd_warning_disable")
_UNROLL: Final = "unroll"
#: what `#pragma unroll` is meant for
_LOOPS: Final = bytes((k.FOR, k.WHILE, k.DO))
#: statements that cannot be unrolled, with the end of the block
_NO_LOOPS: Final = b"};" + bytes((k.CASE, k.DEFAULT, k.STATIC_ASSERT, k.ASM))
#: declarations without entities
_NO_ENTITIES: Final = b";" + bytes((k.STATIC_ASSERT, k.ASM))
_BEHIND_ALIAS: Final = b"=[" + bytes((k.ATTRIBUTE,))
_STARS: Final = b"*&"
#: behind these no specifiers and declarators stand any more, or never did
_ENDS_HEAD: Final = b"={:" + bytes((k.TYPEDEF, k.USING))
#: what starts a declaration in a block
_DECLARING: Final = bytes(
    (k.BUILTIN_TYPE, k.CONST, k.STATIC, k.EXTERN, k.AUTO, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPEDEF, k.USING,
     k.CONSTEXPR, k.ATTRIBUTE, k.DECLTYPE, k.THREAD_LOCAL, k.REGISTER, k.VOLATILE, k.STATIC_ASSERT)
)  # fmt: skip


def check_pragmas(examined: ExaminedUnit) -> None:
    """Judges these pragmas in the user's text."""
    unit = examined.unit
    for index in unit.pragmas:
        text = unit.directive_text[index]
        words = text.split()
        if len(words) < 2 or words[0] != "#pragma":
            continue
        token = unit.directive_token[index]
        column = text.index(words[1])
        severity = WARNING
        is_last = token >= len(examined.kinds) - 8
        if words[1] in _OF_CALLS:
            number = _NO_DECLARATION if is_last else _judge(examined, token)
            severity = ERROR
        elif words[1].partition("(")[0] == _UNROLL and examined.kinds[token] not in _LOOPS:
            number = _NO_STATEMENT if is_last else _judge_unroll(examined, token)
        elif words[1] == _GCC:
            number, column = judge_gcc_pragma(text)
        else:
            continue
        if number and (token == 0 or examined.is_own(token - 1) or examined.is_own(token)):
            examined.diagnoser.add(number, unit.directive_offset[index] + column, default=severity)


def _judge(examined: ExaminedUnit, token: int) -> int:
    """The number of the mistake in a pragma in front of a token, 0 where nothing is."""
    kinds = examined.kinds
    before = kinds[token - 1] if token else k.SEMICOLON
    here = kinds[token]
    path = examined.cutter.path(token)
    piece = path[-1] if path else None
    if piece is not None and piece.sort == c.FUNCTION and piece.body < token:
        if here == k.CLOSE_BRACE:
            return num.PRAGMA_NOT_HERE
        if before not in b";{}" or not (_starts_declaration(kinds, token) or here in _NO_ENTITIES):
            return _NO_DECLARATION
        return num.PRAGMA_NOT_HERE if _declares_no_function(examined, token) else 0
    if before not in b";{}:" and piece is not None and piece.start < token:
        return 0 if _is_in_head(examined, piece, token) else _NO_DECLARATION
    if here == k.CLOSE_BRACE:
        return _NO_DECLARATION
    is_linkage = here == k.EXTERN and kinds[token + 1] == k.STRING and kinds[token + 2] == k.OPEN_BRACE
    return num.PRAGMA_NOT_HERE if is_linkage or _declares_no_function(examined, token) else 0


def _is_in_head(examined: ExaminedUnit, piece: Piece, token: int) -> bool:
    """Whether a token stands among specifiers, in a declarator or in parameters: there nobody minds."""
    kinds = examined.kinds
    if piece.sort == c.NAMESPACE or piece.head >= token or kinds[token - 1] == k.STRING:
        return False
    in_parameters = kinds[examined.brackets.enclosing(token)] == k.OPEN_ROUND
    ends = _ENDS_HEAD if in_parameters else _ENDS_HEAD + b","
    return not any(kinds[at] in ends for at in range(piece.head, token))


def _declares_no_function(examined: ExaminedUnit, token: int) -> bool:
    """Whether a declaration is one of those in front of which the real tool refuses these pragmas: without entities,
    `using` but for aliases, explicit instantiations, explicit specialisations but for those of classes."""
    kinds = examined.kinds
    here = kinds[token]
    if here == k.USING:
        return kinds[token + 1] == k.NAMESPACE or kinds[token + 2] not in _BEHIND_ALIAS
    if here == k.EXTERN:
        return kinds[token + 1] == k.TEMPLATE
    if here == k.TEMPLATE:
        if kinds[token + 1] != k.LESS:
            return True
        return kinds[token + 2] == k.GREATER and kinds[token + 3] not in k.CLASS_KEYS
    return here in _NO_ENTITIES


def _judge_unroll(examined: ExaminedUnit, token: int) -> int:
    """The number of the mistake in `#pragma unroll` in front of a token, 0 where nothing is."""
    kinds = examined.kinds
    before = kinds[token - 1] if token else k.SEMICOLON
    here = kinds[token]
    if before not in b";{}":
        # In an expression or a list of parameters, or behind the head of a statement.
        return 0
    path = examined.cutter.path(token)
    piece = path[-1] if path else None
    if piece is None or piece.sort != c.FUNCTION or piece.body >= token:
        is_body = piece is None or piece.sort in (c.NAMESPACE, c.CLASS) or piece.start == token
        return _NO_STATEMENT if is_body and here != k.TEMPLATE else 0
    if here in _NO_LOOPS or (here == k.USING and kinds[token + 1] == k.NAMESPACE):
        return num.PRAGMA_NOT_HERE
    is_typename = kinds[examined.brackets.enclosing(token)] == k.OPEN_BRACE and here == k.TYPENAME
    return _NO_STATEMENT if is_typename or _starts_declaration(kinds, token) else 0


def _starts_declaration(kinds: bytes, token: int) -> bool:
    """Whether a statement is a declaration, as far as its first tokens tell."""
    if kinds[token] in _DECLARING:
        return True
    if kinds[token] != k.IDENTIFIER:
        return False
    at = token
    while kinds[at + 1] == k.SCOPE:
        at += 2
    behind = kinds[at + 1]
    return behind == k.IDENTIFIER or behind == k.LESS or (behind in _STARS and kinds[at + 2] == k.IDENTIFIER)
