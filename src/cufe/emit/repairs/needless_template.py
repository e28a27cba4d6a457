"""The word `template` in front of a member that has no template arguments: `x.template get()` with a plain `get`.

[temp.names]: what follows the word has to be a template, with arguments since CWG 96. g++ 12 says "'a::get()' is not
a template", in templates when they are instantiated. The CUDA front end warns (946) and leaves the word out.

The word stays where `<` follows, and in template arguments behind `::`, where it makes a template template argument.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_MEMBERS: Final = (bytes((k.DOT, k.TEMPLATE)), bytes((k.ARROW, k.TEMPLATE)), bytes((k.SCOPE, k.TEMPLATE)))
_NEEDED: Final = bytes((k.LESS, k.LAUNCH))
#: behind the name of a template template argument
_ENDS_ARGUMENT: Final = bytes((k.COMMA, k.GREATER, k.ELLIPSIS))


def drop_needless_template(context: Context) -> None:
    """Erases `template` behind `.`, `->` and `::` where no template arguments follow."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        for pattern in _MEMBERS:
            at = kinds.find(pattern, start, end)
            while at >= 0:
                if _is_needless(kinds, at):
                    context.edits.replace_tokens(at + 1, at + 1, "")
                at = kinds.find(pattern, at + 2, end)


def _is_needless(kinds: bytes, access: int) -> bool:
    name = access + 2
    qualified = kinds[access] == k.SCOPE
    if kinds[name] == k.TILDE:
        return not qualified
    if kinds[name] == k.OPERATOR:
        # `operator()`, `operator[]`, or one token; the names of conversions are types.
        behind = name + (3 if kinds.startswith((b"()", b"[]"), name + 1) else 2)
        return behind == name + 3 and kinds[behind] not in _NEEDED
    if kinds[name] != k.IDENTIFIER or kinds[name + 1] in _NEEDED:
        return False
    return not (qualified and kinds[name + 1] in _ENDS_ARGUMENT)
