"""`#pragma GCC` with a word that the front end does not know: 1675; 1676 where it is about visibility (observed)."""

from cufe.final import Final

_UNKNOWN: Final = 1675
_VISIBILITY: Final = 1676

_GCC: Final = "GCC"
_KNOWN: Final = (
    "dependency", "diagnostic", "error", "ivdep", "poison", "pop_options", "push_options", "reset_options",
    "system_header", "target", "warning",
)  # fmt: skip
_OF_VISIBILITY: Final = ("push", "pop")


def judge_gcc_pragma(text: str) -> tuple[int, int]:
    """The number of what is wrong with such a directive, 0 where nothing is, and the column of the word."""
    at = text.index(_GCC) + len(_GCC)
    word, at = _word(text, at)
    if word == "visibility":
        word, at = _word(text, at + len(word))
        return (0 if word in _OF_VISIBILITY else _VISIBILITY), at
    return (0 if word in _KNOWN else _UNKNOWN), at


def _word(text: str, start: int) -> tuple[str, int]:
    """The identifier behind a place, or nothing, and where it begins."""
    rest = text[start:].lstrip()
    begin = len(text) - len(rest)
    end = 0
    while end < len(rest) and (rest[end].isalnum() or rest[end] == "_"):
        end += 1
    return rest[:end], begin
