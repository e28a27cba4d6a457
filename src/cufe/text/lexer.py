"""The lexer: a whole unit in one `findall`, its kinds in one `map`.

`findall` gives spellings without offsets.  Few tokens are ever edited or reported, so `cufe.text.unit` finds an
offset when it is asked for: from the nearest anchor in front of the token it lexes a short stretch again.
"""

import re

from cufe.final import Final
from cufe.text.kinds import (
    CHARACTER,
    DIRECTIVE,
    IDENTIFIER,
    NUMBER,
    STRAY,
    STRING,
    UNTERMINATED,
    token_kinds,
)

# White space includes comments and line splices, which a preprocessed unit holds only in unusual builds, and bytes of
# value 0, which gcc ignores.
_GAP: Final = r"\s*+(?:(?://(?:[^\\\n]|\\.|\\\r?\n)*+|/\*(?:[^*]|\*(?!/))*+\*/|\\\r?\n|\x00+)\s*+)*+"

# In the order of frequency.  An identifier in front of a quote may be an encoding prefix, so it is tried again after
# the literals; possessive quantifiers keep a failing alternative from giving half an identifier back.
_BEFORE_RAW: Final = (
    r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*+(?![\"'\\])"
    r"|[(){}\[\];,~?]|:[:>]?|->\*?|\.\.\.|\.\*"
    r"|<(?:<[<=]?|=>?|:(?!:[^:>])|%)?|>=?"
    r"|\.?\d(?:[eEpP][+-]|'?[\w.\x80-\xff])*+"
    r"|&&|\|\||\+\+|--|%>|[-+*%&|^=!]=?|/(?:=|\*[\x00-\xff]*+)?|\."
)
_AFTER_RAW: Final = (
    r"|(?:u8|[uUL])?\"(?:[^\"\\\n]|\\\r?[\x00-\xff])*+\"(?:[A-Za-z_]\w*+)?"
    r"|(?:u8|[uUL])?'(?:[^'\\\n]|\\\r?[\x00-\xff])*+'(?:[A-Za-z_]\w*+)?"
    r"|\#(?:[^\\\n]|\\\r?[\x00-\xff])*+"
    r"|(?:[A-Za-z_$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})"
    r"(?:[\w$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})*+"
    r"|(?:u8|[uUL])?[\"'][^\n]*+|[^\s\x00]|\Z"
)

_HASH_LINE: Final = re.compile(r"\n[ \t\f\v\r]*#")
#: a literal without its encoding prefix
_COMPLETE: Final = re.compile(
    r"""(?:"(?:[^"\\\n]|\\\r?[\x00-\xff])*+"|'(?:[^'\\\n]|\\\r?[\x00-\xff])*+')(?:[A-Za-z_]\w*+)?""", re.ASCII
)
_RAW_OPENING: Final = re.compile(r'R"([^()\\\s"]{0,16})\(')


def token_pattern(text: str) -> re.Pattern[str]:
    """The pattern that lexes `text`; its only group is the token.

    A raw string ends at its own delimiter.  A back reference would need a second group and make `findall` build
    tuples, so each delimiter that occurs in the text becomes an alternative of its own.  A raw string without an end
    reaches to the end of the text, and so does the white space behind the last token, with an empty token: what does
    not match would be tried again from each of its bytes.
    """
    raw = ""
    if 'R"' in text:
        literals: list[str] = []
        for delimiter in sorted(set(_RAW_OPENING.findall(text))):
            mark = re.escape(delimiter)
            literals.append(rf'{mark}\((?:[^)]|\)(?!{mark}"))*+(?:\){mark}"(?:[A-Za-z_]\w*+)?)?')
        if literals:
            raw = rf'|(?:u8|[uUL])?R"(?:{"|".join(literals)})'
    return re.compile(f"{_GAP}({_BEFORE_RAW}{raw}{_AFTER_RAW})", re.ASCII)


class KindTable(dict[str, int]):
    """Kind of every spelling; a spelling that is not in it yet is classed by its first characters.

    `multiline` says that some literal holds a line break followed by `#`, `hidden` that one spells an attribute:
    then text searches cannot be trusted to find tokens.
    """

    def __init__(self, kinds: dict[str, int]) -> None:
        super().__init__(kinds)
        # Not defaults of the class: compiled, a class that stands on a built-in one loses those.
        self.multiline: bool = False
        self.hidden: bool = False

    def __missing__(self, spelling: str) -> int:
        kind = IDENTIFIER if spelling.isidentifier() else self.classify(spelling)
        self[spelling] = kind
        return kind

    def classify(self, spelling: str) -> int:
        if not spelling:
            return STRAY
        first = spelling[0]
        if first == "#":
            return DIRECTIVE
        if spelling.startswith("/*"):
            return UNTERMINATED
        if '"' in spelling or "'" in spelling:
            if first.isdigit() or first == ".":
                return NUMBER
            if "\n" in spelling and _HASH_LINE.search(spelling):
                self.multiline = True
            if "__attribute__" in spelling:
                self.hidden = True
            return _literal_kind(spelling)
        if first.isalpha() or first == "_" or first == "$" or first >= "\x80":
            return IDENTIFIER
        if first.isdigit() or (first == "." and len(spelling) > 1):
            return NUMBER
        if first == "\\":
            return IDENTIFIER if len(spelling) > 1 else STRAY
        return STRAY


def _literal_kind(spelling: str) -> int:
    """The kind of a token that has quotes in it and is no number: a literal, or one without an end."""
    opening = spelling.lstrip("uUL8")
    if opening[0] == "R":
        delimiter = opening[2 : opening.index("(")]
        body, closing, suffix = opening.rpartition(f'){delimiter}"')
        return STRING if closing and body and (not suffix or suffix.isidentifier()) else UNTERMINATED
    if _COMPLETE.fullmatch(opening) is None:
        return UNTERMINATED
    return STRING if opening[0] == '"' else CHARACTER


def lex(text: str, standard: int) -> tuple[list[str], bytes, KindTable, re.Pattern[str]]:
    """Spellings and kinds of all tokens of `text`, directives among them; `text` is latin-1 decoded bytes."""
    pattern = token_pattern(text)
    table = KindTable(token_kinds(standard))
    spellings: list[str] = pattern.findall(text)
    while spellings and not spellings[-1]:
        spellings.pop()
    kinds = bytes(map(table.__getitem__, spellings))
    return spellings, kinds, table, pattern
