"""Qualifiers of references: `int & const r`, `auto && volatile v`.

A reference has no cv-qualifiers ([dcl.ref]); the CUDA front end warns and ignores them, gcc says "'const' qualifiers
cannot be applied to 'int&'".  They go.  `void f() & const;`, where the qualifiers of a member function stand in the
wrong order, is refused by both.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_PAIRS: Final = k.pair_table(bytes((k.AMPERSAND, k.AND)), bytes((k.CONST, k.VOLATILE)))
_TYPE_OF: Final = bytes((k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))


def erase_qualifiers_of_references(context: Context) -> None:
    """Erases cv-qualifiers behind `&` and `&&`."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _PAIRS, start, end):
            if not _qualifies_function(context, at):
                qualifier = at + 1
                while kinds[qualifier] == k.CONST or kinds[qualifier] == k.VOLATILE:
                    context.erase_token(qualifier)
                    qualifier += 1


def _qualifies_function(context: Context, reference: int) -> bool:
    """Whether the `&` stands behind a parameter list."""
    kinds = context.kinds
    if kinds[reference - 1] != k.CLOSE_ROUND:
        return False
    return kinds[context.brackets.open_before(reference - 1) - 1] not in _TYPE_OF
