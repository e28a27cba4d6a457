"""`typeof`, which g++ knows under `-std=gnu++NN` alone and the CUDA front end always.

`typeof(x) y = x;` under `-std=c++17`: "'typeof' was not declared in this scope". It is an extension of gcc and no
part of C++; `__typeof__` is the spelling that each mode takes (observed: the original prints that).
"""

from cufe.emit.context import Context
from cufe.text import kinds as k


def spell_typeof(context: Context) -> None:
    """Spells each `typeof` as `__typeof__`."""
    kinds = context.kinds
    for at in k.all_of(kinds, k.TYPEOF):
        if context.lexemes[at] == "typeof":
            context.edits.replace_tokens(at, at, "__typeof__")
