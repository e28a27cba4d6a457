"""Storage classes behind `extern "C"` without braces: `extern "C" static int f() { return 1; }`.

[dcl.link] allows none there: the linkage specification counts as `extern` already. g++ says "invalid use of 'static'
in linkage specification". The CUDA front end takes both: what is `static` loses the language, and a second `extern`
goes.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_LINKAGE: Final = bytes((k.EXTERN, k.STRING))
#: what may stand in front of a storage class
_SPECIFIERS: Final = bytes(
    (k.INLINE, k.CONST, k.VOLATILE, k.CONSTEXPR, k.ATTRIBUTE, k.ATTRIBUTE_MACRO, k.BUILTIN_TYPE, k.EXTENSION)
)


def drop_linkage_of_static(context: Context) -> None:
    """Erases the linkage specification of what is static, and `extern` behind a linkage specification."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        linkage = kinds.find(_LINKAGE, start, end)
        while linkage >= 0:
            at = linkage + 2
            while kinds[at] in _SPECIFIERS:
                at = context.brackets.close(at + 1) + 1 if kinds[at] == k.ATTRIBUTE else at + 1
            if kinds[at] == k.STATIC:
                context.edits.replace_tokens(linkage, linkage + 1, "")
            elif kinds[at] == k.EXTERN and kinds[at + 1] != k.STRING:
                context.edits.replace_tokens(at, at, "")
            linkage = kinds.find(_LINKAGE, linkage + 2, end)
