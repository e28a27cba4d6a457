"""Arguments of `template <int v> using Int = C<v>`, whose conversion gcc 12 forgets where `C` takes an `auto`.

Inside a template `Int<V>` is `C<int(V)>` ([temp.alias], [temp.arg.nontype]); where the type of `V` depends on the
template, gcc takes it for `C<V>`, say `C<32u>` for `C<32>`.  Types of kernels come from such members (CuTe's layouts),
and the host would launch a kernel that the device code does not have.  The original writes those types out; here
`Int<V>` becomes `Int<int{V}>`, the conversion that the parameter asks for ([expr.const]: without narrowing, as in
braces).

That is done in alias-declarations of class templates alone: they name types, and are part of no mangled name.
"""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern


def _pattern(*parts: int | bytes) -> TokenPattern:
    """The regular expression over kinds of tokens: numbers stand for themselves."""
    return TokenPattern(b"".join(part if isinstance(part, bytes) else re.escape(bytes((part,))) for part in parts))


#: `template <auto v> struct C`, with its name as the group
_TAKES_ANY: Final = _pattern(k.TEMPLATE, b"<", k.AUTO, b"i?>[", k.STRUCT, k.CLASS, b"](i)[{;]")
#: `template <int v> using Int = C<v>;`: the type, the parameter, the alias, what it forwards to, the argument
_FORWARDS: Final = _pattern(k.TEMPLATE, b"<(", k.BUILTIN_TYPE, b")(i)>", k.USING, b"(i)=(?:i", k.SCOPE, b")*(i)<(i)>;")
#: `static constexpr auto V =`: a member whose type its initialiser tells
_DEDUCED: Final = _pattern(
    k.STATIC, b"[", k.CONSTEXPR, k.CONST, k.INLINE, b"]*", k.AUTO, b"[", k.CONSTEXPR, k.CONST, b"]*(i)="
)
#: an argument that is no pack, from behind `<` to `>`: names, members of template instances, operators
_ARGUMENT: Final = TokenPattern(rb"(?:[^<>(){},;E]|<[^<>(){};E]*>)+(?=>)")


def convert_alias_arguments(context: Context) -> None:
    """Edits the arguments whose type gcc would keep, in aliases of class templates."""
    if context.settings.clang:
        return
    kinds = context.kinds
    lexemes = context.lexemes
    any_typed = {lexemes[match.start(1)] for match in _TAKES_ANY.finditer(kinds, 0, len(kinds))}
    if not any_typed:
        return
    for match in _FORWARDS.finditer(kinds, 0, len(kinds)):
        if (
            lexemes[match.start(4)] in any_typed
            and lexemes[match.start(2)] == lexemes[match.start(5)]
            # A conversion to bool is none that braces allow.
            and lexemes[match.start(1)] != "bool"
        ):
            _convert(context, match.start(3), lexemes[match.start(1)])


def _convert(context: Context, alias: int, parameter_type: str) -> None:
    """Edits the arguments of the alias that is declared at the token `alias`."""
    kinds = context.kinds
    lexemes = context.lexemes
    name = lexemes[alias]
    first = alias + 1
    deduced = {lexemes[match.start(1)] for match in _DEDUCED.finditer(kinds, 0, len(kinds))}
    while True:
        try:
            at = lexemes.index(name, first)
        except ValueError:
            return
        first = at + 1
        match = _ARGUMENT.match(kinds, at + 2) if kinds[first] == k.LESS else None
        if match is None or not any(
            kinds[token] == k.SCOPE or (kinds[token] == k.IDENTIFIER and lexemes[token] in deduced)
            for token in range(at + 2, match.end())
        ):
            continue
        if not _in_alias_of_class_template(context, at):
            continue
        entity = context.lookup().resolve(at)
        if entity is not None and entity.token == alias:
            context.edits.insert_before(at + 2, parameter_type + "{")
            context.edits.insert_after(match.end() - 1, "}")


def _in_alias_of_class_template(context: Context, token: int) -> bool:
    kinds = context.kinds
    start = kinds.rfind(k.USING, 0, token)
    if start < 0 or kinds.find(b";", start, token) >= 0:
        return False
    path = context.cutter.path(start)
    return (
        len(path) > 1
        and path[-1].start == start
        and path[-2].sort == c.CLASS
        and any(piece.head > piece.start for piece in path)
    )
