"""Unnamed namespaces get a name, by which the stub file can speak of what is in them (observed: host-output 10)."""

from cufe.emit.context import HIDDEN, Context
from cufe.text import kinds as k


def name_namespaces(context: Context) -> None:
    """Names every unnamed namespace; nested ones and those of headers too."""
    kinds = context.kinds
    for at in k.all_of(kinds, k.NAMESPACE):
        body = context.parser.attributes(at + 1, [])
        if body < len(kinds) and kinds[body] == k.OPEN_BRACE and not context.is_dropped(at):
            _name(context, at, body)


def _name(context: Context, at: int, body: int) -> None:
    """Writes the three pieces that stand for `namespace {`: declaration, using-directive, definition.

    A using-directive is what gives an unnamed namespace's members to the scope around it ([namespace.unnamed]).  It
    needs no qualifier: of namespaces of that name, the one that was just declared is found first.
    """
    name = context.anonymous_namespace()
    visibility = f" {HIDDEN}" if context.settings.hidden_unnamed_namespace else ""
    inline = "inline " if _kind_before(context, at) == k.INLINE else ""
    if inline:
        context.edits.replace_tokens(at - 1, at - 1, "")
    head = f"{inline}namespace {name}{visibility} {{ }} using namespace {name}; {inline}namespace {name}{visibility}"
    context.edits.replace_tokens(at, at, head)
    if body > at + 1:
        context.edits.replace_tokens(at + 1, body - 1, "")


def _kind_before(context: Context, at: int) -> int:
    return context.kinds[at - 1] if at else 0
