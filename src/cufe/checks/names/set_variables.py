"""Variables and parameters that are given values and never read (550; observed).

An assignment is no use, whatever becomes of its value, nor is `(void)v`, nor an operand that is not evaluated; what a
lambda captures is used."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

#: behind these stand names of members
_MEMBERS: Final = bytes((k.ARROW,)) + b"."
#: in front of what an address or an object is asked of
_OPERATORS: Final = b"*&"
#: in front of the parenthesis of a call
_CALLED: Final = bytes((k.IDENTIFIER,)) + b")]>"
_NOT_EVALUATED: Final = bytes((k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.ALIGNOF))
#: in front of the parenthesis behind which a statement begins
_CONDITIONS: Final = bytes((k.IF, k.CONSTEXPR, k.WHILE, k.FOR, k.SWITCH))
_REFERENCES: Final = (n.REFERENCE, n.RVALUE_REFERENCE)


def is_only_set(code: UserCode, binding: s.Binding, stretches: list[tuple[int, int]]) -> bool:
    """Whether all mentions of a variable in some stretches leave its value alone, and one of them gives it another."""
    declared = binding.name
    declarator = binding.declarator
    if declarator is None or any(one.sort in _REFERENCES for one in declarator.operators):
        return False
    # An array that is a parameter is a pointer.
    is_array = bool(declarator.operators) and declarator.operators[0].sort == n.ARRAY and binding.sort != s.PARAMETER
    around = _lambda_at(code, declared)
    is_set = False
    for token in code.tokens_of({code.lexemes[declared]}, stretches):
        if token == declared or code.kinds[token - 1] in _MEMBERS:
            continue
        entity = code.lookup().resolve(token)
        if entity is None:
            return False
        if declared not in entity.tokens() or token in entity.tokens():
            continue
        if _lambda_at(code, token) != around:
            return False
        if _is_assigned(code, token, is_array):
            is_set = True
        elif not _is_left_alone(code, token):
            return False
    return is_set


def _lambda_at(code: UserCode, token: int) -> int:
    """The first token of the innermost lambda around a token, -1 outside of lambdas."""
    body = code.lookup().body_at(token)
    found = body.lambda_at(token) if body is not None else None
    return -1 if found is None else found.start


def _is_assigned(code: UserCode, token: int, is_array: bool) -> bool:
    """Whether a variable, an element of an array or a member of an object stands on the left of `=`."""
    kinds = code.kinds
    if kinds[token - 1] in _OPERATORS:
        return False
    if kinds[token - 1] == k.CLOSE_ROUND and kinds[code.brackets.open_before(token - 1) - 1] not in _CONDITIONS:
        # The operand of a cast: `*(int *)p = 1`.
        return False
    at = token + 1
    if kinds[token - 1] == k.OPEN_ROUND and kinds[at] == k.CLOSE_ROUND:
        if kinds[token - 2] in _CALLED:
            return False
        at += 1
    while True:
        if kinds[at] == k.OPEN_SQUARE and is_array:
            at = code.brackets.skip(at)
        elif kinds[at] == k.DOT and kinds[at + 1] == k.IDENTIFIER:
            at += 2
        else:
            return kinds[at] == k.ASSIGN


def _is_left_alone(code: UserCode, token: int) -> bool:
    """Whether a mention is not evaluated, is discarded by `(void)`, or is what an assembler statement sets."""
    kinds = code.kinds
    before = kinds[token - 1]
    if before == k.CLOSE_ROUND:
        return code.lexemes[token - 2] == "void" and kinds[token - 3] == k.OPEN_ROUND
    if before != k.OPEN_ROUND or kinds[token + 1] != k.CLOSE_ROUND:
        return before == k.SIZEOF
    return kinds[token - 2] in _NOT_EVALUATED or code.lexemes[token - 2].startswith('"=')
