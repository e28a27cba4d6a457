"""Specifiers where the language has none ([dcl.spec]).

Told are storage classes of parameters (85), of conditions and of handlers (80), `inline` and its like on parameters
(238), `inline` in blocks (326) and of data members (2860); outside of classes `mutable` (719), `virtual` and `friend`
(239), `explicit` (771)."""

from cufe import regex as re
from cufe.checks.parameter_lists import list_opening
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_NOT_HERE: Final = 80
_OF_PARAMETER: Final = 85
_ON_PARAMETER: Final = 238
_OUTSIDE_CLASS: Final = 239
_INLINE: Final = 326
_MUTABLE: Final = 719
_EXPLICIT: Final = 771
_INLINE_MEMBER: Final = 2860

_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.MUTABLE, k.THREAD_LOCAL))
_FUNCTIONS: Final = bytes((k.INLINE, k.VIRTUAL, k.CONSTEXPR, k.EXPLICIT, k.FRIEND))
_MEMBERS: Final = bytes((k.MUTABLE, k.VIRTUAL, k.EXPLICIT, k.FRIEND))
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.SWITCH, k.CATCH))
_CONSTEXPR_IF: Final = bytes((k.IF, k.CONSTEXPR))
_PARAMETERS: Final = TokenPattern(b"(?<=[(,])[" + re.escape(_STORAGE + _FUNCTIONS) + b"]", _STORAGE + _FUNCTIONS)
#: where a declaration begins, or goes on behind attributes
_DECLARATIONS: Final = TokenPattern(b"(?<=[;{})])[" + re.escape(_MEMBERS) + b"]", _MEMBERS)
_ATTRIBUTES: Final = (k.ATTRIBUTE, k.ALIGNAS)
_ROW: Final = _STORAGE + _FUNCTIONS + bytes((k.CONST, k.VOLATILE, k.REGISTER, k.BUILTIN_TYPE))


def check_misplaced_specifiers(code: UserCode) -> None:
    """Judges the words in parentheses, in blocks, and in front of declarations."""
    kinds = code.kinds
    for start, end in code.near():
        for match in _PARAMETERS.finditer(kinds, start, end):
            _parameter(code, match.start())
        at = kinds.find(k.INLINE, start, end)
        while at >= 0:
            front = _in_front(code, at)
            is_declared = kinds[front] in b";{}" or (kinds[front] == k.OPEN_ROUND and _holds_declaration(kinds, front))
            if is_declared and _is_in_block(code, at):
                code.add(_INLINE, at)
            _data_members(code, at)
            at = kinds.find(k.INLINE, at + 1, end)
        for match in _DECLARATIONS.finditer(kinds, start, end):
            _declaration(code, match.start())


def _in_front(code: UserCode, word: int) -> int:
    """The token in front of the row of specifiers and attributes that a word stands in."""
    kinds = code.kinds
    at = word - 1
    while at > 0:
        if kinds[at] == k.CLOSE_ROUND and kinds[opening := code.brackets.open_before(at) - 1] in _ATTRIBUTES:
            at = opening - 1
        elif kinds[at] in _ROW:
            at -= 1
        else:
            break
    return at


def _parameter(code: UserCode, word: int) -> None:
    """A word behind a parenthesis, or behind a comma in parentheses."""
    kinds = code.kinds
    opening = list_opening(code, word)
    if kinds[opening] != k.OPEN_ROUND or kinds[opening - 1] == k.FOR:
        return
    if _holds_declaration(kinds, opening):
        # What stands in front of a condition and its `;` is a declaration like others.
        if kinds[word] in _STORAGE and kinds.find(k.SEMICOLON, word, code.brackets.close(opening)) < 0:
            code.add(_NOT_HERE, word)
    else:
        code.add(_OF_PARAMETER if kinds[word] in _STORAGE else _ON_PARAMETER, word)


def _holds_declaration(kinds: bytes, opening: int) -> bool:
    """Whether a parenthesis is that of a condition or of a `for`, and not of parameters."""
    before = kinds[opening - 1]
    return before == k.FOR or before in _CONDITIONS or kinds.endswith(_CONSTEXPR_IF, 0, opening)


def _is_in_block(code: UserCode, token: int) -> bool:
    """Whether a token stands in the body of a function, and in no class there."""
    path = code.cutter.path(token)
    if not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
        return False
    return local_class(code.cutter, code.brackets.enclosing(token)) is None


def _data_members(code: UserCode, word: int) -> None:
    """Each data member that a declaration with `inline` declares, unless it is static."""
    path = code.cutter.path(word)
    if len(path) < 2 or path[-2].sort != c.CLASS or path[-1].sort not in (c.SIMPLE, c.CLASS):
        return
    for binding in code.bindings(path):
        specifiers = binding.declaration.specifiers if binding.declaration is not None else None
        if specifiers is None or binding.sort != s.VARIABLE or not specifiers.start <= word < specifiers.end:
            continue
        if specifiers.flags & n.INLINE and not specifiers.flags & (n.STATIC | n.FRIEND | n.TYPEDEF):
            code.add(_INLINE_MEMBER, word)


def _declaration(code: UserCode, word: int) -> None:
    """A word of members at the start of a declaration."""
    kinds = code.kinds
    if kinds[_in_front(code, word)] not in b";{}>":
        return
    path = code.cutter.path(word)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION):
        return
    around = code.brackets.enclosing(word)
    if around >= path[-1].start:
        # In a function, or in a lambda wherever it stands.
        in_class = local_class(code.cutter, around) is not None
    else:
        in_class = len(path) > 1 and path[-2].sort == c.CLASS
    if in_class:
        if kinds[word] == k.MUTABLE and path[-1].sort == c.SIMPLE and _cannot_change(code, path[-1]):
            code.add(_MUTABLE, word)
    elif kinds[word] == k.MUTABLE:
        code.add(_MUTABLE, word)
    elif not _is_guide(code, word):
        code.add(_EXPLICIT if kinds[word] == k.EXPLICIT else _OUTSIDE_CLASS, word)


def _is_guide(code: UserCode, word: int) -> bool:
    """Whether a word stands in front of a deduction guide, `explicit Name(int) -> Name<int>;`."""
    kinds = code.kinds
    at = word + 1
    if kinds[at] == k.OPEN_ROUND:
        at = code.brackets.skip(at)
    while kinds[at] == k.ATTRIBUTE:
        at = code.brackets.skip(at + 1)
    if kinds[at] != k.IDENTIFIER or kinds[at + 1] != k.OPEN_ROUND:
        return False
    return kinds[code.brackets.skip(at + 1)] == k.ARROW


def _cannot_change(code: UserCode, piece: Piece) -> bool:
    """Whether a member declaration is that of a function or of a constant."""
    for binding in code.lookup().bindings(piece, ""):
        if binding.sort == s.ROUTINE:
            return True
        declaration = binding.declaration
        declarator = binding.declarator
        if declaration is not None and declarator is not None and not declarator.operators:
            return bool(declaration.specifiers.flags & n.CONST)
    return False
