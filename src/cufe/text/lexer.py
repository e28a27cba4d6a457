"""What a token is: the pattern that finds the next one, and the kind of each spelling."""

from cufe import regex as re
from cufe.final import Final
from cufe.text.kinds import CHARACTER, IDENTIFIER, LAUNCH, NUMBER, STRAY, STRING, UNTERMINATED

_BLANKS: Final = r"[ \n\t\r\f\v]*+"
# White space besides blanks: comments and line splices, which a preprocessed unit holds only in unusual builds, and
# bytes of value 0, which gcc ignores.
_COMMENTS: Final = (
    r"(?:(?://[^\\\n]*+(?:\\(?:.|\r?\n)[^\\\n]*+)*+|/\*[^*]*+(?:\*(?!/)[^*]*+)*+\*/|\\\r?\n|\x00+)[ \n\t\r\f\v]*+)*+"
)

# In the order of frequency.  An identifier in front of a quote may be an encoding prefix, so it is tried again after
# the literals; possessive quantifiers keep a failing alternative from giving half an identifier back.  Long stretches
# are one repeated class each: a repeated group costs ten times as much a character.
#
# `<< <` on one line begins a launch like `<<<`, `< <<` does not; old versions of clang-format split it.  Behind
# `operator` both are the name of a function and its template arguments.
_BEFORE_RAW: Final = (
    r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*+(?![\"'\\])"
    r"|[(){}\[\];,~?]|:[:>]?|->\*?|\.\.\.|\.\*"
    r"|<(?:<(?:=|(?<!\boperator<<)(?<!\boperator <<)[ \t\f\v]*+<)?|=>?|:(?!:[^:>])|%)?|>=?"
    r"|\.?\d(?:[eEpP][+-]|'?[\w.\x80-\xff])*+"
    r"|&&|\|\||\+\+|--|%>|[-+*%&|^=!]=?|/(?:[/=]|\*[\x00-\xff]*+)?|\."
)
_AFTER_RAW: Final = (
    r"|(?:u8|[uUL])?\"[^\"\\\n]*+(?:\\\r?[\x00-\xff][^\"\\\n]*+)*+\"(?:[A-Za-z_]\w*+)?"
    r"|(?:u8|[uUL])?'[^'\\\n]*+(?:\\\r?[\x00-\xff][^'\\\n]*+)*+'(?:[A-Za-z_]\w*+)?"
    r"|\#[^\\\n]*+(?:\\\r?[\x00-\xff][^\\\n]*+)*+"
    r"|(?:[A-Za-z_$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})"
    r"(?:[\w$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})*+"
    r"|(?:u8|[uUL])?[\"'][^\n]*+|\S|\Z"
)

#: starts of what can be white space
_WHITE: Final = ("//", "/*", "\\", "\x00")
#: a literal without its encoding prefix
_COMPLETE: Final = r"""(?a)(?:"(?:[^"\\\n]|\\\r?[\x00-\xff])*+"|'(?:[^'\\\n]|\\\r?[\x00-\xff])*+')(?:[A-Za-z_]\w*+)?"""
_RAW_OPENING: Final = re.compile(r'R"([^()\\\s"]{0,16})\(')


def token_pattern(text: str, comments: bool) -> re.Pattern[str]:
    """The pattern that lexes `text`; its only group is the token.

    Without `comments` only blanks stand between tokens; then the kinds of what is found tell whether it has some.

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
    gap = _BLANKS + _COMMENTS if comments else _BLANKS
    return re.compile(f"{gap}({_BEFORE_RAW}{raw}{_AFTER_RAW})", re.ASCII)


class KindTable(dict[str, int]):
    """Kind of every spelling; a spelling that is not in it yet is classed by its first characters.

    `hidden` says that some literal spells an attribute: then text searches cannot be trusted to find tokens.
    `comments` says that something was met that can be white space: a comment, a line splice, a byte of value 0.
    """

    def __init__(self, kinds: dict[str, int]) -> None:
        super().__init__(kinds)
        # Not defaults of the class: compiled, a class that stands on a built-in one loses those.
        self.hidden: bool = False
        self.comments: bool = False
        #: the spellings of numbers, characters and strings
        self.literals: list[str] = []

    def __missing__(self, spelling: str) -> int:
        kind = IDENTIFIER if spelling.isidentifier() else self.classify(spelling)
        self[spelling] = kind
        return kind

    def classify(self, spelling: str) -> int:
        if not spelling:
            return STRAY
        first = spelling[0]
        if spelling.startswith(_WHITE):
            self.comments = True
        if spelling.startswith("/*"):
            return UNTERMINATED
        if '"' in spelling or "'" in spelling:
            self.literals.append(spelling)
            if first.isdigit() or first == ".":
                return NUMBER
            if "__attribute__" in spelling:
                self.hidden = True
            return _literal_kind(spelling)
        if first.isalpha() or first == "_" or first == "$" or first >= "\x80":
            return IDENTIFIER
        if first.isdigit() or (first == "." and len(spelling) > 1):
            self.literals.append(spelling)
            return NUMBER
        if first == "\\":
            return IDENTIFIER if len(spelling) > 1 else STRAY
        if first == "<" and spelling.endswith("<"):
            return LAUNCH
        return STRAY


def _literal_kind(spelling: str) -> int:
    """The kind of a token that has quotes in it and is no number: a literal, or one without an end."""
    opening = spelling.lstrip("uUL8")
    if opening[0] == "R":
        delimiter = opening[2 : opening.index("(")]
        body, closing, suffix = opening.rpartition(f'){delimiter}"')
        return STRING if closing and body and (not suffix or suffix.isidentifier()) else UNTERMINATED
    if re.fullmatch(_COMPLETE, opening) is None:
        return UNTERMINATED
    return STRING if opening[0] == '"' else CHARACTER
