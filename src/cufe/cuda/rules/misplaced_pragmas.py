"""`#pragma nv_exec_check_disable` and `hd_warning_disable` where no declaration follows (606), or one of a kind to
which they do not apply (609)."""

from cufe.cuda.rules.calls.unchecked import CHECKS, WARNINGS
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_NO_DECLARATION: Final = 606
_NOT_HERE: Final = 609

_SEMICOLON: Final = ord(";")
_OPEN_ROUND: Final = ord("(")
_OPEN_BRACE: Final = ord("{")
_CLOSE_BRACE: Final = ord("}")
_STARS: Final = b"*&"
#: what starts a declaration in a block
_DECLARING: Final = bytes(
    (k.BUILTIN_TYPE, k.CONST, k.STATIC, k.EXTERN, k.AUTO, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPEDEF, k.USING,
     k.CONSTEXPR, k.ATTRIBUTE, k.DECLTYPE, k.THREAD_LOCAL, k.REGISTER, k.VOLATILE, k.STATIC_ASSERT)
)  # fmt: skip


def check_pragmas(examined: ExaminedUnit) -> None:
    """Judges these pragmas in the user's text."""
    unit = examined.unit
    for index, text in enumerate(unit.directive_text):
        if "_disable" not in text:
            continue
        words = text.split()
        if len(words) < 2 or words[0] != "#pragma" or words[1] not in (CHECKS, WARNINGS):
            continue
        token = unit.directive_token[index]
        number = _judge(examined, token) if token < len(examined.kinds) - 8 else _NO_DECLARATION
        if number and (token == 0 or examined.is_own(token - 1) or examined.is_own(token)):
            examined.report.add(number, unit.directive_offset[index] + text.index(words[1]))


def _judge(examined: ExaminedUnit, token: int) -> int:
    """The number of what is wrong with a pragma in front of a token, 0 where nothing is."""
    kinds = examined.kinds
    before = kinds[token - 1] if token else _SEMICOLON
    here = kinds[token]
    path = examined.cutter.path(token)
    piece = path[-1] if path else None
    if piece is not None and piece.sort == c.FUNCTION and piece.body < token:
        if here == _CLOSE_BRACE:
            return _NOT_HERE
        return 0 if before in b";{}" and _starts_declaration(kinds, token) else _NO_DECLARATION
    if before not in b";{}:" and piece is not None and piece.start < token:
        in_parameters = piece.sort in (c.FUNCTION, c.SIMPLE) and kinds.rfind(b"(", piece.head, token) >= 0
        return 0 if in_parameters and kinds.find(b"=", piece.head, token) < 0 else _NO_DECLARATION
    if here == _CLOSE_BRACE:
        return _NO_DECLARATION
    is_linkage = here == k.EXTERN and kinds[token + 1] == k.STRING and kinds[token + 2] == _OPEN_BRACE
    return _NOT_HERE if here in (_SEMICOLON, k.STATIC_ASSERT) or is_linkage else 0


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
    return behind == k.IDENTIFIER or behind == ord("<") or (behind in _STARS and kinds[at + 2] == k.IDENTIFIER)
