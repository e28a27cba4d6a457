"""Local variables that may be read before they are set, and string literals for plain pointers, told by spellings.

Of a variable without an initialiser the next mention decides: an assignment to it, to a part of it, or its address
sets it."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.plain_types import CLASS_KEYS, PlainTypes
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_TYPE: Final = re.escape(bytes((k.BUILTIN_TYPE,)))
_BOUNDS: Final = rb"(?:\[[^\]]*+\])*+"
_SCOPE: Final = re.escape(bytes((k.SCOPE,)))
#: `int x;`, `T *x;`, `T x;`, `N::T<U> x;` with the end of a statement in front; `struct { ... } x;`
_UNSET: Final = TokenPattern(
    rb"(?<=[;{}])(?:[" + _TYPE + rb"]++\**+|(?:i" + _SCOPE + rb")*+i(?:<[^<>;{}()]*+>)?+\**+|(?<=\}))i" + _BOUNDS
    + rb"(?:,\**+i" + _BOUNDS + rb")*+;", b";"
)  # fmt: skip
#: `x = x`
_ITSELF: Final = re.compile(rb"(?<=[i" + _TYPE + rb"*])i[=({]i[;)}]")
#: as far back the start of a capture list is sought
_REACH: Final = 400
#: in front of the brace of a block
_BEFORE_BLOCK: Final = bytes((k.ELSE, k.DO, k.TRY, k.CONST, k.NOEXCEPT, k.MUTABLE)) + b")];{}"
#: of a trailing return type
_IN_RESULT: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.SCOPE, k.CONST, k.STAR, k.AMPERSAND, k.GREATER)) + b"<,"
_BEFORE_STRING: Final = bytes((k.ASSIGN, k.OPEN_ROUND, k.COMMA, k.RETURN, k.OPEN_BRACE))
_OPERANDS: Final = bytes((k.IDENTIFIER, k.NUMBER, k.CLOSE_ROUND, k.CLOSE_SQUARE))


def doubtful_variables(code: UserCode) -> list[int]:
    """The tokens of such variables in the user's text."""
    found: list[int] = []
    kinds = code.kinds
    plain = PlainTypes(code)
    for start, end in code.compiled():
        for match in _UNSET.finditer(kinds, start, end):
            first = match.start()
            while kinds[first + 1] == k.SCOPE:
                first += 2
            if kinds[first + 1] in b";,[":
                # What a type declares that is defined in front.
                if not _ends_class(code, first - 1):
                    continue
            elif kinds[first] == k.IDENTIFIER and kinds[first + 1] != k.STAR and not plain.holds(first):
                continue
            if _is_in_block(code, first):
                found += [at for at in _declared(code, first, match.end()) if _is_read(code, at)]
        for match in _ITSELF.finditer(kinds, start, end):
            if code.lexemes[match.start()] == code.lexemes[match.start() + 2]:
                found.append(match.start())
    return found


def _is_in_block(code: UserCode, token: int) -> bool:
    """Whether a token stands in a block, as the bracket around it tells: not in a class."""
    kinds = code.kinds
    brace = code.brackets.enclosing(token)
    if brace < 0 or kinds[brace - 1] in _BEFORE_BLOCK:
        return brace >= 0
    at = brace - 1
    while kinds[at] in _IN_RESULT:
        at -= 1
    return kinds[at] == k.ARROW


def _declared(code: UserCode, first: int, end: int) -> list[int]:
    """The names that a declaration without initialisers declares."""
    kinds = code.kinds
    found: list[int] = []
    at = first
    while at < end:
        if kinds[at] == k.OPEN_SQUARE:
            at = code.brackets.close(at)
        elif kinds[at] == k.IDENTIFIER and kinds[at + 1] in b",;[":
            found.append(at)
        at += 1
    return found


def _ends_class(code: UserCode, brace: int) -> bool:
    """Whether a closing brace is that of a class, as a keyword in front of its head says."""
    at = code.brackets.open_before(brace) - 1
    while code.kinds[at] == k.IDENTIFIER:
        at -= 1
    return code.kinds[at] in CLASS_KEYS


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
    if _is_captured(code, at):
        return True
    if kinds[name + 1] == k.OPEN_SQUARE and kinds[at + 1] != k.OPEN_SQUARE:
        return before == k.STAR
    if before == k.OPEN_ROUND and kinds[at - 2] == k.STRING:
        # An operand of `asm`.
        return False
    if before == k.STAR and kinds[at - 2] not in _OPERANDS:
        return True
    if before == k.AMPERSAND and kinds[at - 2] not in _OPERANDS:
        return False
    if before == k.GREATER and kinds[at - 2] == k.GREATER:
        return False
    after = at + 1
    while kinds[after] == k.OPEN_SQUARE or (kinds[after] == k.DOT and kinds[after + 2] != k.OPEN_ROUND):
        after = code.brackets.close(after) + 1 if kinds[after] == k.OPEN_SQUARE else after + 2
    if kinds[after] == k.ASSIGN:
        # `x = x + 1`
        end = kinds.find(b";", after)
        return spelling in code.lexemes[after:end]
    if before in b"(," and kinds[at + 1] in b"),":
        return _takes_value(code, at)
    if kinds[at + 1] == k.DOT or before in (k.ARROW, k.DOT, k.SCOPE):
        return kinds[after] != k.OPEN_ROUND and before not in (k.ARROW, k.DOT, k.SCOPE)
    return True


def _is_captured(code: UserCode, name: int) -> bool:
    """Whether a lambda captures a variable by its name."""
    kinds = code.kinds
    if kinds[name - 1] not in b"[,&" or kinds[name + 1] not in b"],":
        return False
    at = name - 1
    while kinds[at] not in b"[;{}(" and at > name - _REACH:
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]}" else at - 1
    return kinds[at] == k.OPEN_SQUARE and kinds[at - 1] not in _OPERANDS


def _takes_value(code: UserCode, argument: int) -> bool:
    """Whether the call around a name alone is of a function of the user's text that takes nothing by reference."""
    kinds = code.kinds
    at = argument - 1
    depth = 0
    while depth > 0 or kinds[at] != k.OPEN_ROUND:
        if kinds[at] in b";{}":
            return False
        depth += (kinds[at] == k.CLOSE_ROUND) - (kinds[at] == k.OPEN_ROUND)
        at -= 1
    name = at - 1
    if kinds[name] != k.IDENTIFIER:
        # Parentheses, a condition, a launch.
        return True
    if kinds[name - 1] in (k.ARROW, k.DOT, k.SCOPE):
        return False
    spelling = code.lexemes[name]
    for start, end in code.compiled():
        part = code.lexemes[start:end]
        if spelling in part:
            first = start + part.index(spelling)
            close = code.brackets.close(first + 1) if kinds[first + 1] == k.OPEN_ROUND else first
            return first < close and first != name and kinds.find(k.AMPERSAND, first, close) < 0
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
            if kinds[word + 1] != k.STAR or kinds[word - 1] == k.CONST:
                continue
            at = word + 2
            while kinds[at] in (k.STAR, k.CONST, k.RESTRICT):
                at += 1
            if kinds[at] == k.IDENTIFIER:
                found.add(code.lexemes[at])
            at = word
            while at > max(word - 60, -1) and kinds[at] not in b";{})":
                if kinds[at] == k.OPEN_ROUND and kinds[at - 1] == k.IDENTIFIER:
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
