"""Local variables that may be read before they are set, and string literals for plain pointers, told by spellings.

Of a variable without an initialiser the next mention decides: an assignment to it, to a part of it, or its address
sets it."""

import re

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_OPEN_BRACE: Final = ord("{")
_OPEN_ROUND: Final = ord("(")
_OPEN_SQUARE: Final = ord("[")
_CLOSE_SQUARE: Final = ord("]")
_ASSIGN: Final = ord("=")
_AMPERSAND: Final = ord("&")
_GREATER: Final = ord(">")
_COMMA: Final = ord(",")
_STAR: Final = ord("*")
_TYPE: Final = re.escape(bytes((k.BUILTIN_TYPE,)))
#: `int x;`, `T *x;`, `T x;` with the end of a statement in front
_UNSET: Final = re.compile(rb"(?<=[;{}])(?:[" + _TYPE + rb"]++\**+|i\**+)i(?:\[[^\]]*+\])*+(?:,\**+i)*+;")
#: `x = x`
_ITSELF: Final = re.compile(rb"(?<=[i" + _TYPE + rb"*])i[=({]i[;)}]")
_SCALARS: Final = frozenset(
    ("size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "ptrdiff_t")
)
#: in front of the brace of a block
_BEFORE_BLOCK: Final = bytes((ord(")"), k.ELSE, k.DO, k.TRY, k.CONST, k.NOEXCEPT)) + b";{}"
_BEFORE_STRING: Final = bytes((_ASSIGN, _OPEN_ROUND, _COMMA, k.RETURN, _OPEN_BRACE))
_OPERANDS: Final = bytes((k.IDENTIFIER, k.NUMBER, ord(")"), _CLOSE_SQUARE))


def doubtful_variables(code: UserCode) -> list[int]:
    """The tokens of such variables in the user's text."""
    found: list[int] = []
    kinds = code.kinds
    for start, end in code.compiled():
        for match in _UNSET.finditer(kinds, start, end):
            first = match.start()
            if kinds[first] == k.IDENTIFIER and kinds[first + 1] != _STAR and not _is_plain(code, first):
                continue
            if _is_in_block(code, first):
                found += [at for at in _declared(code, first, match.end()) if _is_read(code, at)]
        for match in _ITSELF.finditer(kinds, start, end):
            if code.lexemes[match.start()] == code.lexemes[match.start() + 2]:
                found.append(match.start())
    return found


def _is_in_block(code: UserCode, token: int) -> bool:
    """Whether a token stands in a block, as the bracket around it tells: not in a class."""
    brace = code.brackets.enclosing(token)
    return brace >= 0 and code.kinds[brace - 1] in _BEFORE_BLOCK


def _declared(code: UserCode, first: int, end: int) -> list[int]:
    """The names that a declaration without initialisers declares."""
    kinds = code.kinds
    found: list[int] = []
    at = first + 1
    while at < end:
        if kinds[at] == _OPEN_SQUARE:
            at = code.brackets.close(at)
        elif kinds[at] == k.IDENTIFIER:
            found.append(at)
        at += 1
    return found


def _is_plain(code: UserCode, name: int) -> bool:
    """Whether a type is an integer, or a class of the user's text that has nothing but fields."""
    spelling = code.lexemes[name]
    if spelling in _SCALARS:
        return True
    kinds = code.kinds
    for start, end in code.compiled():
        part = code.lexemes[start : min(end, name)]
        if spelling in part:
            at = start + part.index(spelling)
            if kinds[at - 1] in (k.STRUCT, k.UNION) and kinds[at + 1] == _OPEN_BRACE:
                close = code.brackets.close(at + 1)
                return kinds.find(_OPEN_ROUND, at, close) < 0 and kinds.find(_ASSIGN, at, close) < 0
            return kinds[at - 1] == k.ENUM
    return False


def _is_read(code: UserCode, name: int) -> bool:
    """Whether the next mention of a variable may read it."""
    kinds = code.kinds
    brace = code.brackets.enclosing(name)
    if brace < 0:
        return False
    close = code.brackets.close(brace)
    spelling = code.lexemes[name]
    part = code.lexemes[name + 1 : close]
    if spelling not in part:
        return False
    at = name + 1 + part.index(spelling)
    before = kinds[at - 1]
    if kinds[name + 1] == _OPEN_SQUARE and kinds[at + 1] != _OPEN_SQUARE:
        return False
    if before == _OPEN_ROUND and kinds[at - 2] == k.STRING:
        # An operand of `asm`.
        return False
    if before == _STAR and kinds[at - 2] not in _OPERANDS:
        return True
    if before == _AMPERSAND and kinds[at - 2] not in _OPERANDS:
        return False
    if before == _GREATER and kinds[at - 2] == _GREATER:
        return False
    after = at + 1
    while kinds[after] == _OPEN_SQUARE or (kinds[after] == ord(".") and kinds[after + 2] != _OPEN_ROUND):
        after = code.brackets.close(after) + 1 if kinds[after] == _OPEN_SQUARE else after + 2
    if kinds[after] == _ASSIGN:
        # `x = x + 1`
        end = kinds.find(b";", after)
        return spelling in code.lexemes[after:end]
    if before in b"(," and kinds[at + 1] in b"),":
        return _takes_value(code, at)
    if kinds[at + 1] == ord(".") or before in (k.ARROW, ord("."), k.SCOPE):
        return kinds[after] != _OPEN_ROUND and before not in (k.ARROW, ord("."), k.SCOPE)
    return True


def _takes_value(code: UserCode, argument: int) -> bool:
    """Whether the call around a name alone is of a function of the user's text that takes nothing by reference."""
    kinds = code.kinds
    at = argument - 1
    depth = 0
    while depth > 0 or kinds[at] != _OPEN_ROUND:
        if kinds[at] in b";{}":
            return False
        depth += (kinds[at] == ord(")")) - (kinds[at] == _OPEN_ROUND)
        at -= 1
    name = at - 1
    if kinds[name] != k.IDENTIFIER:
        # Parentheses, a condition, a launch.
        return kinds[name] != _GREATER
    if kinds[name - 1] in (k.ARROW, ord("."), k.SCOPE):
        return False
    spelling = code.lexemes[name]
    for start, end in code.compiled():
        part = code.lexemes[start:end]
        if spelling in part:
            first = start + part.index(spelling)
            close = code.brackets.close(first + 1) if kinds[first + 1] == _OPEN_ROUND else first
            return first < close and first != name and kinds.find(_AMPERSAND, first, close) < 0
    return False


def doubtful_strings(code: UserCode) -> list[int]:
    """String literals that may become pointers to characters that are not const."""
    kinds = code.kinds
    pointers = _pointers(code)
    if not pointers:
        return []
    found: list[int] = []
    for start, end in code.compiled():
        at = kinds.find(k.STRING, start, end)
        while at >= 0:
            if kinds[at - 1] in _BEFORE_STRING and _may_be_pointed_to(code, at, pointers):
                found.append(at)
            at = kinds.find(k.STRING, at + 1, end)
    return found


def _pointers(code: UserCode) -> set[str]:
    """The names that are declared with `char *`, and the functions that have such parameters."""
    found: set[str] = set()
    kinds = code.kinds
    for start, end in code.compiled():
        for word in [at for at, lexeme in enumerate(code.lexemes[start:end], start) if lexeme in ("char", "wchar_t")]:
            if kinds[word + 1] != _STAR or kinds[word - 1] == k.CONST:
                continue
            at = word + 2
            while kinds[at] in (_STAR, k.CONST, k.RESTRICT):
                at += 1
            if kinds[at] == k.IDENTIFIER:
                found.add(code.lexemes[at])
            at = word
            while at > word - 60 and kinds[at] not in b";{})":
                if kinds[at] == _OPEN_ROUND and kinds[at - 1] == k.IDENTIFIER:
                    found.add(code.lexemes[at - 1])
                at -= 1
    return found


def _may_be_pointed_to(code: UserCode, at: int, pointers: set[str]) -> bool:
    """Whether one of some names stands in the statement in front of a literal, or the function around returns one."""
    kinds = code.kinds
    place = at - 1
    while place > at - 60 and kinds[place] not in b";}":
        if kinds[place] == k.RETURN:
            path = code.cutter.path(at)
            return bool(path) and not pointers.isdisjoint(code.lexemes[path[-1].head : path[-1].body])
        if kinds[place] == k.IDENTIFIER and code.lexemes[place] in pointers:
            return True
        place -= 1
    return False
