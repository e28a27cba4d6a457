"""The lexer: a whole unit in one `findall`, its kinds in one `map`.

`findall` gives spellings without offsets.  Few tokens are ever edited or reported, so `cufe.text.unit` finds an
offset when it is asked for: from the nearest anchor in front of the token it lexes a short stretch again.
"""

import re
from typing import Final

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

# White space includes comments and line splices, which a preprocessed unit holds only in unusual builds.
_GAP: Final = r"\s*+(?:(?://(?:[^\\\n]|\\.|\\\r?\n)*+|/\*(?:[^*]|\*(?!/))*+\*/|\\\r?\n)\s*+)*+"

# In the order of frequency.  An identifier in front of a quote may be an encoding prefix, so it is tried again after
# the literals; possessive quantifiers keep a failing alternative from giving half an identifier back.
_BEFORE_RAW: Final = (
    r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*+(?![\"'\\])"
    r"|[(){}\[\];,~?]|:[:>]?|->\*?|\.\.\.|\.\*"
    r"|<(?:<[<=]?|=>?|:(?!:[^:>])|%)?|>=?"
    r"|\.?\d(?:[eEpP][+-]|'?[\w.\x80-\xff])*+"
    r"|&&|\|\||\+\+|--|%>|[-+*/%&|^=!]=?|\."
)
_AFTER_RAW: Final = (
    r"|(?:u8|[uUL])?\"(?:[^\"\\\n]|\\[\x00-\xff])*+\"(?:[A-Za-z_]\w*+)?"
    r"|(?:u8|[uUL])?'(?:[^'\\\n]|\\[\x00-\xff])*+'(?:[A-Za-z_]\w*+)?"
    r"|\#(?:[^\\\n]|\\[\x00-\xff])*+"
    r"|(?:[A-Za-z_$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})"
    r"(?:[\w$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})*+"
    r"|/\*[\x00-\xff]*+|(?:u8|[uUL])?[\"'][^\n]*+|[^\s\x00]|\x00"
)

_HASH_LINE: Final = re.compile(r"\n[ \t\f\v\r]*#")
_RAW_OPENING: Final = re.compile(r'R"([^()\\\s"]{0,16})\(')


def token_pattern(text: str) -> re.Pattern[str]:
    """The pattern that lexes `text`; its only group is the token.

    A raw string ends at its own delimiter.  A back reference would need a second group and make `findall` build
    tuples, so each delimiter that occurs in the text becomes an alternative of its own.
    """
    raw = ""
    if 'R"' in text:
        for delimiter in sorted(set(_RAW_OPENING.findall(text))):
            mark = re.escape(delimiter)
            raw += rf'|(?:u8|[uUL])?R"{mark}\((?:[^)]|\)(?!{mark}"))*+\){mark}"(?:[A-Za-z_]\w*+)?'
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
        kind = self.classify(spelling)
        self[spelling] = kind
        return kind

    def classify(self, spelling: str) -> int:
        first = spelling[0]
        if first == "#":
            return DIRECTIVE
        if '"' in spelling or "'" in spelling:
            if first.isdigit() or first == ".":
                return NUMBER
            if "\n" in spelling and _HASH_LINE.search(spelling):
                self.multiline = True
            if "__attribute__" in spelling:
                self.hidden = True
            quote = '"' if '"' in spelling and not spelling.lstrip("uUL8").startswith("'") else "'"
            if spelling.rstrip("_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")[-1] != quote:
                return UNTERMINATED
            if spelling.lstrip("uUL8R") == quote:
                return UNTERMINATED
            return STRING if quote == '"' else CHARACTER
        if first.isalpha() or first == "_" or first == "$" or first >= "\x80":
            return IDENTIFIER
        if first.isdigit() or (first == "." and len(spelling) > 1):
            return NUMBER
        if first == "\\":
            return IDENTIFIER if len(spelling) > 1 else STRAY
        if spelling.startswith("/*"):
            return UNTERMINATED
        return STRAY


def lex(text: str, standard: int) -> tuple[list[str], bytes, KindTable, re.Pattern[str]]:
    """Spellings and kinds of all tokens of `text`, directives among them; `text` is latin-1 decoded bytes."""
    pattern = token_pattern(text)
    table = KindTable(token_kinds(standard))
    spellings: list[str] = pattern.findall(text)
    kinds = bytes(map(table.__getitem__, spellings))
    return spellings, kinds, table, pattern
