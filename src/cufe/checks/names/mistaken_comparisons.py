"""A `<` behind a name that is not known to be a template compares: types cannot stand behind it (254), and in front of
`()`, `<<<`, `)` and `;` an operand is missing (29)."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_CXX20: Final = 20

#: in front of these an operand is missing
_NO_OPERANDS: Final = bytes((k.LAUNCH,)) + b"),;{"
_BEHIND_TYPES: Final = bytes((k.COMMA, k.GREATER))
_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
#: in front of `::` where a scope is named
_ENDS_OF_SCOPES: Final = b">)" + bytes((k.IDENTIFIER,))
_VALUES: Final = bytes((k.NUMBER, k.CHARACTER, k.TRUE_FALSE))


def is_comparison(code: UserCode, name: int) -> bool:
    """Whether a `<` behind a name that is not declared compares: from C++20 on it opens template arguments behind an
    unqualified one, or one of the global namespace ([temp.names]/2)."""
    kinds = code.kinds
    is_member = kinds[name - 1] in _MEMBERS and (kinds[name - 1] != k.SCOPE or kinds[name - 2] in _ENDS_OF_SCOPES)
    return kinds[name + 1] == k.LESS and (code.settings.standard < _CXX20 or is_member)


def tell_compared(code: UserCode, name: int) -> None:
    """Tells what is wrong behind the name of a member that is not there, or is not known to be a template."""
    kinds = code.kinds
    if not is_comparison(code, name):
        return
    at = name + 2
    while kinds[at] != k.GREATER:
        if kinds[at] == k.CONST:
            code.add(num.EXPRESSION_EXPECTED, at)
        end = _end_of_type(code, at)
        if end > 0 and kinds[end] in b"({" and _end_of_type(code, end + 1) < 0:
            # An object that is made of values.
            return
        if end > 0:
            code.add(num.TYPE_NAME, at)
        elif kinds[at] not in _VALUES and kinds[at] != k.IDENTIFIER:
            return
        at = end if end > 0 else at + 1
        if kinds[at] != k.COMMA:
            break
        at += 1
    if kinds[at] != k.GREATER:
        return
    if kinds[at + 1] in _NO_OPERANDS:
        code.add(num.EXPRESSION_EXPECTED, at + 1)
    elif kinds[at + 1] == k.OPEN_ROUND and kinds[at + 2] == k.CLOSE_ROUND:
        code.add(num.EXPRESSION_EXPECTED, at + 2)


def first_of_name(code: UserCode, token: int) -> int:
    """The first token of the qualified name that ends with a token."""
    kinds = code.kinds
    while kinds[token - 1] == k.SCOPE:
        token -= 2 if kinds[token - 2] == k.IDENTIFIER else 1
    return token


def argument_list_around(code: UserCode, token: int) -> int:
    """The `<` of the innermost list around a token that holds the arguments of a known template; -1 where none does."""
    kinds = code.kinds
    at = token - 1
    while kinds[at] not in b";{}([":
        if kinds[at] == k.LESS and kinds[at - 1] == k.IDENTIFIER and code.brackets.close_angle(at, len(kinds)) > token:
            entity = code.lookup().resolve(at - 1)
            if entity is not None and entity.template:
                return at
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    return -1


def is_template_argument_of(code: UserCode, first: int) -> bool:
    """Whether a qualified name begins an argument of a class or alias template."""
    opening = argument_list_around(code, first)
    entity = code.lookup().resolve(opening - 1) if opening >= 0 else None
    return entity is not None and entity.sort in (en.TYPE, en.ALIAS)


def _end_of_type(code: UserCode, first: int) -> int:
    """The end of a type's name that begins at a token, -1 if that of no type does."""
    kinds = code.kinds
    if kinds[first] == k.BUILTIN_TYPE:
        at = first
        while kinds[at] == k.BUILTIN_TYPE:
            at += 1
        return at
    at = first
    while kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
        at += 2
    if kinds[at] != k.IDENTIFIER or not _is_type(code, at):
        return -1
    if kinds[at + 1] != k.LESS:
        return at + 1
    close = code.brackets.close_angle(at + 1, len(kinds))
    return close + 1 if close > 0 and kinds[close + 1] in _BEHIND_TYPES else -1


def _is_type(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token)
    if entity is None:
        return False
    return entity.sort in (en.TYPE, en.ALIAS) or (entity.sort == en.TEMPLATE_PARAMETER and entity.is_type)
