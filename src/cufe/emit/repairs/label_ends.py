"""A label at the end of a block: `void f() { goto out; out: }`.

Before C++23 a label belongs to a statement ([stmt.label]); g++ 12 says "expected primary-expression before '}'
token". The CUDA front end warns (127) and prints `out:;`. It doesn't do that behind `case` and `default`, which g++
goes on to refuse.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_LABEL_AT_END: Final = b"i:}"
_WITH_ATTRIBUTES: Final = b"i:" + bytes((k.ATTRIBUTE,))
_BEFORE: Final = b";{}:)]"


def end_labels(context: Context) -> None:
    """Puts an empty statement behind each label at the end of a block."""
    kinds = context.kinds
    for at in k.all_of(kinds, _LABEL_AT_END):
        if kinds[at - 1] in _BEFORE and not _is_case(kinds, at):
            context.edits.insert_after(at + 1, ";")
    for at in k.all_of(kinds, _WITH_ATTRIBUTES):
        behind = context.parser.attributes(at + 2, [])
        if kinds[behind] == k.CLOSE_BRACE and kinds[at - 1] in _BEFORE and not _is_case(kinds, at):
            context.edits.insert_after(behind - 1, ";")


def _is_case(kinds: bytes, name: int) -> bool:
    """Whether the name in front of a colon is the end of what `case` is followed by."""
    at = name - 1
    while at > 0 and kinds[at] not in b";{}:":
        if kinds[at] == k.CASE or kinds[at] == k.QUESTION:
            return True
        at -= 1
    return False
