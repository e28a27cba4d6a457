"""Lists of parameters, found from a word in them."""

from cufe.checks.user_code import UserCode


def list_opening(code: UserCode, word: int) -> int:
    """What opens the list that a word stands in: a parenthesis, unless a brace, bracket, `<` or semicolon is nearer."""
    kinds = code.kinds
    at = word - 1
    while kinds[at] not in b"(;{}<[":
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    return at
