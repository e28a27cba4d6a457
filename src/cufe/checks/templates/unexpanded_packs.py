"""Packs of parameters that are named outside of an expansion (1919): what is expanded is whatever stands in front of
the nearest `...` around, or beside it in a fold ([temp.variadic], [expr.prim.fold])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_NOT_EXPANDED: Final = 1919

_BEHIND_DECLARED: Final = bytes((k.COMMA, k.CLOSE_ROUND, k.GREATER))
#: in front of what is looked up elsewhere
_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
_OPENING: Final = b"([{" + bytes((k.LAUNCH,))
_CLOSING: Final = b")]}"
_ENDS: Final = _CLOSING + b";"
_ENDS_OF_RESULT: Final = b"=;{"
_BEFORE_ENUMERATOR: Final = bytes((k.OPEN_BRACE, k.COMMA))
_BEFORE_DECLARATION: Final = b";{})"
_DECLARATORS: Final = bytes((k.AND,)) + b"*&"
#: behind the dots of a declarator
_NAMES: Final = bytes((k.IDENTIFIER,)) + b")["


def check_packs(code: UserCode) -> None:
    """Reports the names of packs in the user's text that no `...` expands."""
    for start, end in code.in_full:
        names = _declared(code, start, end)
        if names:
            _check(code, names, start, end)


def _declared(code: UserCode, start: int, end: int) -> dict[str, list[int]]:
    """The tokens that declare packs, by their spellings: `class... Ts`, `Ts... ts`."""
    kinds = code.kinds
    found: dict[str, list[int]] = {}
    at = kinds.find(k.ELLIPSIS, start, end)
    while at >= 0:
        if kinds[at + 1] == k.IDENTIFIER and kinds[at + 2] in _BEHIND_DECLARED:
            found.setdefault(code.lexemes[at + 1], []).append(at + 1)
        at = kinds.find(k.ELLIPSIS, at + 1, end)
    return found


def _check(code: UserCode, names: dict[str, list[int]], start: int, end: int) -> None:
    kinds = code.kinds
    lexemes = code.lexemes
    at = kinds.find(k.IDENTIFIER, start, end)
    while at >= 0:
        declared = names.get(lexemes[at])
        if declared is not None and kinds[at - 1] != k.ELLIPSIS and kinds[at - 1] not in _MEMBERS:
            nearest = max([one for one in declared if one < at], default=-1)
            if nearest >= 0 and not _is_expanded(code, at, nearest) and not _is_enumerator(code, at):
                entity = code.lookup().resolve(at)
                if entity is not None and any(one in declared for one in entity.tokens()):
                    code.add_late(_NOT_EXPANDED, at, _found_at(code, at), lexemes[at])
        at = kinds.find(k.IDENTIFIER, at + 1, end)


def _is_enumerator(code: UserCode, token: int) -> bool:
    """Whether a name is declared in the list of an enumeration, which hides that of the pack."""
    kinds = code.kinds
    at = code.brackets.enclosing(token)
    if at < 0 or kinds[token - 1] not in _BEFORE_ENUMERATOR:
        return False
    at -= 1
    while at >= 0 and kinds[at] not in _BEFORE_DECLARATION:
        if kinds[at] == k.ENUM:
            return True
        at -= 1
    return False


def _found_at(code: UserCode, token: int) -> int:
    """The token at which a pack is reported: in the types of members at the end of the class, in the result of a
    function behind its declarator, whose attributes are applied first."""
    path = code.cutter.path(token)
    if not path or (path[-1].sort == c.FUNCTION and token > path[-1].body):
        return token
    classes = [one.body for one in path if one.sort == c.CLASS and 0 <= one.body < token]
    scope = classes[-1] if classes else code.brackets.enclosing(path[-1].start)
    opening = _opening(code, token)
    while opening > scope:
        if _is_parameter_list(code.kinds, opening):
            return token
        opening = _opening(code, opening)
    return code.brackets.close(scope) if classes else _end_of_function(code, token, path[-1].end)


def _is_parameter_list(kinds: bytes, opening: int) -> bool:
    return kinds[opening] == k.OPEN_ROUND and kinds[opening - 1] == k.IDENTIFIER


def _end_of_function(code: UserCode, token: int, end: int) -> int:
    """The token behind the declarator of the function whose result is written at a token; the token itself where that
    is no function."""
    kinds = code.kinds
    at = token
    while at < end and kinds[at] not in _ENDS_OF_RESULT:
        if _is_parameter_list(kinds, at):
            while at < end and kinds[at] not in _ENDS_OF_RESULT:
                at = code.brackets.skip(at) if kinds[at] == k.OPEN_ROUND else at + 1
            return at
        at += 1
    return token


def _is_expanded(code: UserCode, token: int, declared: int) -> bool:
    """Whether a token may be in the pattern of an expansion in the scope of the pack, which begins at `declared`."""
    kinds = code.kinds
    if kinds[token - 1] == k.OPEN_ROUND and kinds[token - 2] == k.ELLIPSIS:
        # `sizeof...(Ts)`
        return True
    at = token
    while True:
        opening = _opening(code, at)
        if _is_followed(code, at, opening):
            return True
        if opening < declared:
            return False
        if kinds[opening] != k.OPEN_BRACE and _is_preceded(code, at, opening):
            return True
        at = opening


def _opening(code: UserCode, token: int) -> int:
    """The innermost opening bracket of any sort around a token; -1 at the top.  What is behind a semicolon is taken
    for a statement, as none of the three parts of a `for` is a pattern."""
    limit = code.brackets.enclosing(token)
    at = token - 1
    while at > limit:
        kind = code.kinds[at]
        if kind == k.SEMICOLON or (kind == k.CLOSE_BRACE and _starts_anew(code, at + 1)):
            return limit
        if kind in _CLOSING:
            at = code.brackets.open_before(at)
        elif kind in _OPENING:
            return at
        at -= 1
    return limit


def _is_followed(code: UserCode, token: int, opening: int) -> bool:
    """Whether `...` stands behind a token, in the same element of the list that the bracket at `opening` begins, or in
    the same statement."""
    kinds = code.kinds
    in_braces = opening < 0 or kinds[opening] == k.OPEN_BRACE
    in_angles = _is_in_angles(code, token, opening)
    at = token if kinds[token] in _OPENING else token + 1
    while at < len(kinds):
        kind = kinds[at]
        if kind == k.ELLIPSIS:
            if kinds[at - 1] != k.SIZEOF:
                return True
        elif kind in _OPENING:
            is_launch = kind == k.LAUNCH
            close = max(at, code.brackets.close_chevrons(at, len(kinds))) if is_launch else code.brackets.close(at)
            if kind == k.OPEN_ROUND and _is_pack_declarator(code, at):
                return True
            if kind == k.OPEN_BRACE and in_braces and _starts_anew(code, close + 1):
                return False
            at = close
        elif kind == k.LESS:
            # Commas and dots in further template arguments are theirs.
            at = max(at, code.brackets.close_angle(at, len(kinds)))
        elif kind in _ENDS or (kind == k.COMMA and not in_angles and kinds[at + 1] != k.ELLIPSIS):
            return False
        at += 1
    return False


def _is_preceded(code: UserCode, token: int, opening: int) -> bool:
    """Whether `...` stands in front of a token in the same element of a list: `(... + ts)`, `[...us = ts]`."""
    kinds = code.kinds
    at = token - 1
    while at > opening:
        kind = kinds[at]
        if kind == k.ELLIPSIS and kinds[at - 1] != k.SIZEOF:
            return True
        if kind in _CLOSING:
            at = code.brackets.open_before(at)
            if kinds[at] == k.OPEN_ROUND and _is_pack_declarator(code, at):
                # `void (*...fs)(Ts)`
                return True
        elif kind == k.COMMA and kinds[at - 1] != k.ELLIPSIS and not _is_in_angles(code, at, opening):
            return False
        at -= 1
    return False


def _is_in_angles(code: UserCode, token: int, opening: int) -> bool:
    """Whether a `<` or `<<<` stands open in front of a token: commas may be those of template arguments, or of a
    configuration."""
    kinds = code.kinds
    depth = 0
    at = token - 1
    while at > opening and kinds[at] != k.SEMICOLON:
        kind = kinds[at]
        if kind == k.LESS or kind == k.LAUNCH:
            depth += 1 if kind == k.LESS else 3
            if depth > 0:
                return True
        elif kind == k.GREATER:
            depth -= 1
        elif kind == k.CLOSE_BRACE and _starts_anew(code, at + 1):
            return False
        elif kind in _CLOSING:
            at = code.brackets.open_before(at)
        at -= 1
    return False


def _is_pack_declarator(code: UserCode, opening: int) -> bool:
    """Whether a parenthesis holds a declarator as in `Ts (&...ts)[4]`, `Ts (C<Ts>::*...)(int)` or `Ts (...ts)`."""
    kinds = code.kinds
    ellipsis = kinds.find(k.ELLIPSIS, opening, code.brackets.close(opening))
    if ellipsis == opening + 1 and kinds[ellipsis + 1] == k.IDENTIFIER:
        return True
    return ellipsis >= 0 and kinds[ellipsis - 1] in _DECLARATORS and kinds[ellipsis + 1] in _NAMES


def _starts_anew(code: UserCode, token: int) -> bool:
    """Whether a token behind a `}` begins another statement or declaration, or ends the text."""
    if token >= len(code.kinds):
        return True
    first = code.lexemes[token][:1]
    return first.isalpha() or first in "_~;}#" or first == ""
