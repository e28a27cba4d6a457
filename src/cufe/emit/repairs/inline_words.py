"""`inline` where it says nothing: on variables of blocks, and in explicit instantiations.

`void f() { inline int x = 1; }`: [dcl.inline] forbids it at block scope; g++ says "'inline' specifier invalid for
variable 'x' declared at block scope". `template inline struct a<int>;`: [temp.explicit] forbids it; g++ says
"explicit instantiation shall not use 'inline' specifier". The CUDA front end warns (326) and leaves the word out.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

#: how an explicit instantiation starts: no `<` follows
_INSTANTIATIONS: Final = k.pair_table(bytes((k.TEMPLATE,)), bytes((k.INLINE, k.ATTRIBUTE, k.BUILTIN_TYPE)))
_INSTANTIATED: Final = b"(;{"


def drop_inline_words(context: Context) -> None:
    """Erases `inline` of variables of blocks and of explicit instantiations."""
    kinds = context.kinds
    in_block: dict[int, bool] = {-1: False}
    for start, end in context.places.stretches_without_toolkit():
        for at in k.all_of(kinds, k.INLINE, start, end):
            brace = context.brackets.enclosing(at)
            if brace not in in_block:
                in_block[brace] = _is_block(context, brace)
            if in_block[brace]:
                context.edits.replace_tokens(at, at, "")
        for at in k.pairs(kinds, _INSTANTIATIONS, start, end):
            _drop_of_instantiation(context, at)


def _is_block(context: Context, brace: int) -> bool:
    """Whether a brace opens a block: a function body, or something in it that is no class."""
    path = context.cutter.path(brace)
    if path and path[-1].body == brace:
        return path[-1].sort == c.FUNCTION
    return local_class(context.cutter, brace) is None


def _drop_of_instantiation(context: Context, template: int) -> None:
    kinds = context.kinds
    at = template + 1
    while kinds[at] not in _INSTANTIATED:
        if kinds[at] == k.INLINE:
            context.edits.replace_tokens(at, at, "")
        elif kinds[at] == k.ATTRIBUTE:
            at = context.brackets.close(at + 1)
        at += 1
