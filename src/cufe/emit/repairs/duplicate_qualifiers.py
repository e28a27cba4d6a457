"""Qualifiers that a declaration has twice: `const float const *p`, `int *const const q`, `int f() const const;`.

A cv-qualifier appears once in a sequence ([dcl.type.cv], [dcl.ptr]); the CUDA front end warns and goes on, for
`__restrict__`, too, gcc says "duplicate 'const'" or "duplicate cv-qualifier".  All but the first go.  A qualifier that
a name of a type brings along is none of these: `typedef const int T; const T x;` is well-formed.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_QUALIFIERS: Final = (k.CONST, k.VOLATILE, k.RESTRICT)
#: what can stand between two qualifiers of one sequence
_SPECIFIERS: Final = bytes(
    (
        k.IDENTIFIER, k.BUILTIN_TYPE, k.SCOPE, k.TYPENAME, k.TEMPLATE, k.AUTO, k.CLASS, k.STRUCT, k.UNION, k.ENUM,
        k.CONST, k.VOLATILE, k.RESTRICT, k.STATIC, k.EXTERN, k.INLINE, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.MUTABLE,
        k.THREAD_LOCAL, k.REGISTER, k.TYPEDEF, k.FRIEND, k.VIRTUAL, k.EXPLICIT, k.EXTENSION, k.ATTRIBUTE_MACRO,
    )
)  # fmt: skip
_WITH_OPERAND: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))


def erase_duplicate_qualifiers(context: Context) -> None:
    """Erases the qualifiers that repeat one in front of them."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for qualifier in _QUALIFIERS:
            for at in k.all_of(kinds, qualifier, start, end):
                again = _repeated(context, at)
                if again >= 0:
                    context.erase_token(again)


def _repeated(context: Context, first: int) -> int:
    """The next qualifier like that at `first` in the same sequence, or -1."""
    kinds = context.kinds
    brackets = context.brackets
    qualifier = kinds[first]
    is_class = False
    at = first + 1
    while True:
        kind = kinds[at]
        if kind == qualifier:
            return at
        if kind in _SPECIFIERS:
            is_class = is_class or kind in k.TYPE_KEYS
            at += 1
        elif kind == k.LESS:
            close = brackets.close_angle(at, len(kinds))
            if close < 0:
                return -1
            at = close + 1
        elif kind in _WITH_OPERAND and kinds[at + 1] == k.OPEN_ROUND:
            at = brackets.skip(at + 1)
        elif (kind == k.OPEN_SQUARE and kinds[at + 1] == k.OPEN_SQUARE) or (kind == k.OPEN_BRACE and is_class):
            at = brackets.skip(at)
        else:
            return -1
