"""The names of operator functions ([over.oper], [over.literal])."""

from cufe.final import Final
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

#: the name by which lookup finds the conversion functions of a class
CONVERSIONS: Final = "operator "


def operator_name(declarations: DeclarationParser, at: int, end: int) -> str:
    """The name of the operator function whose `operator` stands at `at`; empty for a conversion function."""
    kinds = declarations.kinds
    lexemes = declarations.lexemes
    at += 1
    kind = kinds[at]
    if kind == k.OPEN_ROUND:
        return "operator()"
    if kind == k.OPEN_SQUARE:
        return "operator[]"
    if kind == k.STRING:
        spelling = lexemes[at]
        suffix = spelling[2:] if len(spelling) > 2 else lexemes[at + 1]
        return 'operator""' + suffix
    if kind == k.NEW or kind == k.DELETE:
        word = lexemes[at]
        return f"operator {word}[]" if kinds.startswith(k.EMPTY_SQUARE, at + 1) else f"operator {word}"
    if kind == k.CO_AWAIT:
        return "operator co_await"
    if kind == k.GREATER:
        spelling = ">"
        at += 1
        while at < end and (kinds[at] == k.GREATER or kinds[at] == k.GREATER_EQUAL):
            spelling += lexemes[at]
            at += 1
        return "operator" + spelling
    if kind == k.IDENTIFIER or kind == k.SCOPE or (kind >= k.FIRST_KEYWORD and kind != k.NEW):
        return ""
    return "operator" + _SPELLINGS.get(lexemes[at], lexemes[at])


_SPELLINGS: Final[dict[str, str]] = {
    "and": "&&", "or": "||", "not": "!", "compl": "~", "bitand": "&", "bitor": "|", "xor": "^", "and_eq": "&=",
    "or_eq": "|=", "xor_eq": "^=", "not_eq": "!=", "<:": "[]",
}  # fmt: skip
