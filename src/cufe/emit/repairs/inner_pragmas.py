"""Pragmas inside of a statement or a declaration: `return 1 + _Pragma("GCC diagnostic push") 2;`.

By [cpp.pragma] they are gcc's own matter, and it takes them between statements alone: "'#pragma' is not allowed here".
Macros that silence a warning in the middle of an expression make them.  The CUDA front end prints them behind the
statement, and of those among parameters or specifiers none.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

#: the pragmas that gcc reads as tokens of the program
_OF_GCC: Final = ("GCC", "pack", "STDC", "message", "weak", "redefine_extname")
#: what a statement or member follows; a `for` with a pragma behind its semicolon is left alone
_BOUNDARIES: Final = b";{}:"
_WORDS: Final = bytes((k.ELSE, k.DO, k.TRY))
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.FOR, k.SWITCH, k.CATCH, k.CONSTEXPR))
_OPENING: Final = b"([{"
#: what stands in front of the braces of an initialiser, and in the head of an enumeration
_IN_FRONT_OF_LISTS: Final = bytes((k.ASSIGN, k.COMMA, k.RETURN))
_ENUM_HEADS: Final = bytes((k.IDENTIFIER, k.SCOPE, k.COLON, k.BUILTIN_TYPE)) + k.CLASS_KEYS
#: what follows the braces of an initialiser or a lambda inside of a statement
_BEHIND_BRACES: Final = b";,)]}(."


def move_inner_pragmas(context: Context) -> None:
    """Takes the pragmas from inside of statements and puts them behind."""
    unit = context.unit
    kinds = context.kinds
    for text, offset, token in zip(unit.directive_text, unit.directive_offset, unit.directive_token, strict=True):
        if "pragma" not in text or not 0 < token < len(kinds) or not _is_inside(context, token):
            continue
        words = text.split("pragma", 1)[1].strip()
        if words.split(None, 1)[:1] and words.split(None, 1)[0] in _OF_GCC:
            context.edits.replace(offset, offset + len(text), "")
            end = _statement_end(context, _behind_list(context, token))
            if end >= 0:
                quoted = words.replace("\\", "\\\\").replace('"', '\\"')
                context.edits.insert_after(end, f' _Pragma("{quoted}")')


def _is_inside(context: Context, token: int) -> bool:
    """Whether a statement or declaration goes on at a token."""
    kinds = context.kinds
    before = kinds[token - 1]
    if before == k.OPEN_BRACE and _opens_list(kinds, token - 1):
        return True
    if before in _BOUNDARIES or before in _WORDS:
        return False
    if before == k.CLOSE_ROUND:
        return kinds[context.brackets.open_before(token - 1) - 1] not in _CONDITIONS
    return True


def _opens_list(kinds: bytes, brace: int) -> bool:
    """Whether a brace opens the list of an initialiser or of enumerators."""
    at = brace - 1
    if at >= 0 and kinds[at] in _IN_FRONT_OF_LISTS:
        return True
    while at > 0 and kinds[at] in _ENUM_HEADS:
        at -= 1
    return at >= 0 and kinds[at] == k.ENUM


def _behind_list(context: Context, token: int) -> int:
    """The token behind the list of enumerators or initialisers around a token; the token itself elsewhere."""
    kinds = context.kinds
    while True:
        brace = context.brackets.enclosing(token)
        if brace < 0 or kinds[brace] != k.OPEN_BRACE or not _opens_list(kinds, brace):
            return token
        token = context.brackets.close(brace) + 1


def _statement_end(context: Context, token: int) -> int:
    """The semicolon that ends the statement around a token, or -1 where a pragma cannot follow."""
    kinds = context.kinds
    at = token
    while at < len(kinds):
        kind = kinds[at]
        if kind == k.SEMICOLON:
            return at if at + 1 < len(kinds) and kinds[at + 1] != k.ELSE else -1
        if kind == k.CLOSE_BRACE:
            return -1
        if kind in _OPENING:
            at = context.brackets.close(at)
            if kind == k.OPEN_BRACE and (at + 1 >= len(kinds) or kinds[at + 1] not in _BEHIND_BRACES):
                return -1
        at += 1
    return -1
