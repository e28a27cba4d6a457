"""The cheap search for literals of which something may have to be said: one pattern over the spellings of a unit."""

from cufe import regex as re
from cufe.final import Final
from cufe.text.unit import Unit

#: of an integer
INTEGER_SUFFIX: Final = r"(?:[uU](?:[lL]{2}|[lLzZ])?|(?:[lL]{2}|[lLzZ])[uU]?)?"
#: the literals of which nothing is to be said: short integers, most floating literals, characters and strings without
#: any escape sequence but the usual ones
_PLAIN: Final = re.compile(
    rf"(?:0|[1-9][0-9]{{0,17}}|0[xX][0-9a-fA-F]{{1,16}}|0[0-7]{{1,20}}){INTEGER_SUFFIX}"
    r"|(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFlL]?|[0-9]+[eE][+-]?[0-9]+[fFlL]?"
    r"|(?:u8|[uUL])?'(?:[ -&(-\[\]-~]|\\(?:[abfnrtve\\?'\"]|[0-3]?[0-7]{1,2}|x[0-9a-fA-F]{1,2}))'"
    r"|(?:u8|[uUL])?\"(?:[^\\\"]++|\\(?:[abfnrtve\\?'\"\n]|[0-3][0-7]{2}|[0-7]{1,2}(?![0-7])"
    r"|x[0-9a-fA-F]{1,2}(?![0-9a-fA-F])))*+\"|_[^\"]*"
)
_CXX11: Final = 11


def suspect_literals(unit: Unit, standard: int) -> list[str]:
    """The spellings of literals that are not plain."""
    if standard < _CXX11:
        return []
    plain = _PLAIN.fullmatch
    return [
        spelling for spelling in unit.literals if ("\\" in spelling or spelling[-1] != '"') and plain(spelling) is None
    ]
