"""`decltype` of a structured binding in a template, which gcc takes for a reference.

In a template gcc answers `decltype(a)`, for `auto [a, b] = f();` with a tuple of known type, with the type of the
hidden reference to the element (`A &&`) and not with that of the element (`A`, [dcl.type.decltype]).  As a template
argument the original names the type in its place, so programs rely on it; here the rvalue reference goes.  What is
bound by `auto &` is left alone: `A &` can be the type of an element, too.  Headers of the system stay as they are.
"""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

#: `auto [a, b]`, `auto const [a]`, `auto &&[a, b]`
_BOUND: Final = re.compile(
    re.escape(bytes((k.AUTO,))) + rb"[" + re.escape(bytes((k.CONST, k.AND))) + rb"]*\[((?:i,)*i)\]"
)
#: `decltype(a)` as a whole template argument
_ARGUMENT: Final = TokenPattern(rb"(?<=[<,])" + re.escape(bytes((k.DECLTYPE,))) + rb"\(i\)(?=[>,])")


def name_binding_types(context: Context) -> None:
    """Edits the template arguments `decltype(a)` in templates where `a` is a structured binding."""
    if context.settings.clang:
        return
    kinds = context.kinds
    lexemes = context.lexemes
    bound: set[int] = set()
    for match in _BOUND.finditer(kinds):
        bound.update(range(match.start(1), match.end(1), 2))
    if not bound:
        return
    names = {lexemes[token] for token in bound}
    first = min(bound)
    for match in _ARGUMENT.finditer(kinds, first, len(kinds)):
        token = match.end() - 2
        if lexemes[token] not in names or not context.places.in_user_code(token):
            continue
        entity = context.lookup().resolve(token)
        if entity is not None and entity.token in bound and _in_template(context, entity.token):
            operand = f"decltype({lexemes[token]})"
            kept = f"::std::conditional_t<::std::is_lvalue_reference<{operand}>::value, {operand}, "
            context.edits.insert_before(match.start(), f"{kept}::std::remove_reference_t<")
            context.edits.insert_after(token + 1, ">>")


def _in_template(context: Context, token: int) -> bool:
    """Whether the declaration at `token` belongs to a template, a generic lambda counted."""
    path = context.cutter.path(token)
    if any(piece.head > piece.start for piece in path):
        return True
    if not path:
        return False
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    around: e.Lambda | None = context.lookup().bodies.of(path[-1], class_name).lambda_at(token)
    while around is not None:
        if around.head is not None or context.kinds.find(k.AUTO, around.introducer_close, around.body) >= 0:
            return True
        around = around.parent
    return False
