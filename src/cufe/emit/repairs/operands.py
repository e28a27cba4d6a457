"""Literals, operands and types that gcc does not read as the CUDA front end does: of `sizeof`, `typeof` and `alignas`,
arguments of aliases, and `decltype` of structured bindings."""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_CPP17: Final = 17
_LITERAL: Final = r"0[xX]([0-9a-fA-F']*)\.?([0-9a-fA-F']*)[pP]([+-]?[0-9']+)(\w*)"
#: beyond this the decimal form has thousands of digits
_LARGEST_EXPONENT: Final = 4000


def spell_hexadecimal_floats(context: Context) -> None:
    """Spells the hexadecimal floating literals of the user's code in decimal, where the standard has none.

    Hexadecimal floating literals before C++17, where g++ does not have them under `-std=c++14`. `double d = 0x1.8p-3;`:
    "exponent has no digits", "unable to find numeric literal operator" ([lex.fcon] of C++17). The CUDA front end reads
    them in each mode and prints values (observed). The literal is written in decimal, exactly, so that it is rounded as
    the one of the source."""
    if context.settings.standard >= _CPP17:
        return
    lexemes = context.lexemes
    for at in k.each(context.kinds, k.NUMBER, context.places.stretches_without_vendors()):
        text = lexemes[at]
        if text[:2] in ("0x", "0X") and ("p" in text or "P" in text):
            spelled = _decimal(text)
            if spelled:
                context.edits.replace_tokens(at, at, spelled)


def _decimal(text: str) -> str:
    """The literal in decimal, empty where it is none that can be written so."""
    match = re.fullmatch(_LITERAL, text)
    if match is None:
        return ""
    fraction = match[2].replace("'", "")
    digits = match[1].replace("'", "") + fraction
    exponent = int(match[3].replace("'", "")) - 4 * len(fraction)
    if not digits or abs(exponent) > _LARGEST_EXPONENT:
        return ""
    mantissa = int(digits, 16)
    # 2^-n = 5^n * 10^-n
    exact = f"{mantissa << exponent}.0" if exponent >= 0 else f"{mantissa * 5**-exponent}e{exponent}"
    return exact + match[4]


#: `? :`
_OMITTED: Final = bytes((k.QUESTION, k.COLON))
#: what stands in front of a whole condition
_BEFORE_CONDITION: Final = bytes(
    (
        k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE, k.CLOSE_BRACE, k.COMMA, k.SEMICOLON, k.ASSIGN, k.COMPOUND_ASSIGN,
        k.QUESTION, k.COLON, k.RETURN, k.LAUNCH,
    )
)  # fmt: skip


def enclose_conditions(context: Context) -> None:
    """Puts conditions that are names in parentheses where the second operand is omitted.

    Conditional expressions whose middle operand is omitted: `return x ?: 3;`. It is an extension of gcc, which compares
    `x` in its place without optimisation, but loads `(x)` first. The original prints `(x) ?  : 3`, in templates, too
    (observed); other conditions have the same code in either form."""
    kinds = context.kinds
    for at in k.each(kinds, _OMITTED, context.places.stretches_without_toolkit()):
        first = at - 1
        while kinds[first - 1] == k.SCOPE and kinds[first - 2] == k.IDENTIFIER:
            first -= 2
        if kinds[at - 1] == k.IDENTIFIER and kinds[first - 1] in _BEFORE_CONDITION:
            context.edits.insert_before(first, "(")
            context.edits.insert_after(at - 1, ")")


#: what goes on with the operand behind its name or its parentheses
_GOES_ON: Final = bytes((k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE, k.DOT, k.ARROW, k.LESS, k.SCOPE, k.IDENTIFIER))


def spell_function_types(context: Context) -> None:
    """Writes a type for the functions that are operands of `sizeof`, in the user's files.

    `sizeof` of a function: `int f(); int n = sizeof(f);`. [expr.sizeof] forbids it; g++ says "ISO C++ forbids applying
    'sizeof' to an expression of function type", but takes it of a function type, and answers 1. The CUDA front end
    warns (56) and prints the type."""
    kinds = context.kinds
    for at in k.each(kinds, k.SIZEOF, context.places.user_stretches()):
        first = at + 1
        while kinds[first] == k.OPEN_ROUND:
            first += 1
        last = first + 1 if kinds[first] == k.SCOPE else first
        while kinds[last] == k.IDENTIFIER and kinds[last + 1] == k.SCOPE:
            last += 2
        behind = last + first - at
        if (
            kinds[last] == k.IDENTIFIER
            and kinds.startswith(b")" * (first - at - 1), last + 1)
            and kinds[behind] not in _GOES_ON
            and _is_function(context, last)
        ):
            context.edits.replace_tokens(first, last, "void()" if first > at + 1 else "(void())")


def _is_function(context: Context, name: int) -> bool:
    """Whether a token names a function, and no other thing."""
    entity = context.lookup().resolve(name)
    if entity is None or not entity.bindings or entity.template:
        return False
    declarators = [binding.declarator for binding in entity.bindings]
    if any(declarator is None or declarator.function() is None for declarator in declarators):
        return False
    return entity.sort in (en.FUNCTION, en.LOCAL)


def spell_typeof(context: Context) -> None:
    """Spells each `typeof` as `__typeof__`.

    `typeof`, which g++ knows under `-std=gnu++NN` alone and the CUDA front end always. `typeof(x) y = x;` under
    `-std=c++17`: "'typeof' was not declared in this scope". It is an extension of gcc and no part of C++; `__typeof__`
    is the spelling that each mode takes (observed: the original prints that)."""
    for at in k.all_of(context.kinds, k.TYPEOF):
        if context.lexemes[at] == "typeof":
            context.edits.replace_tokens(at, at, "__typeof__")


#: what starts the declarator of a type-id behind a parenthesis
_STARTS_DECLARATOR: Final = bytes((k.STAR, k.AMPERSAND, k.AND, k.CLOSE_ROUND, k.OPEN_ROUND, k.ELLIPSIS))


def enclose_alignment_casts(context: Context) -> None:
    """Puts operands of `alignas` that start with a conversion in parentheses.

    Alignments that start with a conversion: `alignas(int(8)) int x;`, `alignas(T{8})`. Whatever may be a type-id is
    one, and these may not ([dcl.align], [dcl.ambig.res]); g++ reads the type alone and says "expected ')' before '('".
    In parentheses it takes the same expression."""
    kinds = context.kinds
    for at in k.each(kinds, k.ALIGNAS, context.places.stretches_without_toolkit()):
        first = at + 2
        close = context.brackets.close(at + 1) if kinds[at + 1] == k.OPEN_ROUND else -1
        if close < 0:
            continue
        behind = _end_of_type(context, first, close)
        if behind < 0 or behind >= close:
            continue
        if kinds[behind] == k.OPEN_BRACE or (
            kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] not in _STARTS_DECLARATOR
        ):
            context.edits.insert_before(first, "(")
            context.edits.insert_after(close - 1, ")")


def _end_of_type(context: Context, first: int, close: int) -> int:
    """The token behind the type that an operand starts with; -1 where there is none."""
    kinds = context.kinds
    if kinds[first] == k.BUILTIN_TYPE:
        return first + 1
    if kinds[first] != k.IDENTIFIER and kinds[first] != k.SCOPE:
        return -1
    behind = context.parser.skip_name(first, close)
    if behind >= close or kinds[behind] not in (k.OPEN_ROUND, k.OPEN_BRACE):
        return -1
    if kinds[behind] == k.OPEN_BRACE:
        return behind
    return behind if context.parser.names.is_type(first, behind) else -1


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
_ALIAS_ARGUMENT: Final = TokenPattern(rb"(?:[^<>(){},;E]|<[^<>(){};E]*>)+(?=>)")


def convert_alias_arguments(context: Context) -> None:
    """Edits the arguments whose type gcc would keep, in aliases of class templates.

    Arguments of `template <int v> using Int = C<v>`, whose conversion gcc 12 forgets where `C` takes an `auto`. Inside
    a template `Int<V>` is `C<int(V)>` ([temp.alias], [temp.arg.nontype]); where the type of `V` depends on the
    template, gcc takes it for `C<V>`, say `C<32u>` for `C<32>`. Types of kernels come from such members (CuTe's
    layouts), and the host would launch a kernel that the device code does not have. The original writes those types
    out; here `Int<V>` becomes `Int<int{V}>`, the conversion that the parameter asks for ([expr.const]: without
    narrowing, as in braces).

    That is done in alias-declarations of class templates alone: they name types, and are part of no mangled name."""
    if context.settings.clang:
        return
    kinds = context.kinds
    lexemes = context.lexemes
    any_typed = {lexemes[match.start(1)] for match in _TAKES_ANY.finditer(kinds, 0, len(kinds))}
    if not any_typed:
        return
    deduced: set[str] | None = None
    for match in _FORWARDS.finditer(kinds, 0, len(kinds)):
        if (
            lexemes[match.start(4)] in any_typed
            and lexemes[match.start(2)] == lexemes[match.start(5)]
            # A conversion to bool is none that braces allow.
            and lexemes[match.start(1)] != "bool"
        ):
            if deduced is None:
                deduced = {lexemes[one.start(1)] for one in _DEDUCED.finditer(kinds, 0, len(kinds))}
            _convert(context, match.start(3), lexemes[match.start(1)], deduced)


def _convert(context: Context, alias: int, parameter_type: str, deduced: set[str]) -> None:
    """Edits the arguments of the alias that is declared at the token `alias`; `deduced` are names of members whose type
    their initialisers tell."""
    kinds = context.kinds
    lexemes = context.lexemes
    for at in context.unit.occurrences(lexemes[alias]):
        match = _ALIAS_ARGUMENT.match(kinds, at + 2) if at > alias and kinds[at + 1] == k.LESS else None
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


#: `auto [a, b]`, `auto const [a]`, `auto &&[a, b]`
_BOUND: Final = re.compile(
    re.escape(bytes((k.AUTO,))) + rb"[" + re.escape(bytes((k.CONST, k.AND))) + rb"]*\[((?:i,)*i)\]"
)
#: what stands around a name that is the operand of `decltype`
_DECLTYPE: Final = bytes((k.DECLTYPE, k.OPEN_ROUND))


def name_binding_types(context: Context) -> None:
    """Edits the template arguments `decltype(a)` in templates where `a` is a structured binding.

    `decltype` of a structured binding in a template, which gcc takes for a reference. In a template gcc answers
    `decltype(a)`, for `auto [a, b] = f();` with a tuple of known type, with the type of the hidden reference to the
    element (`A &&`) and not with that of the element (`A`, [dcl.type.decltype]). As a template argument the original
    names the type in its place, so programs rely on it; here the rvalue reference goes. What is bound by `auto &` is
    left alone: `A &` can be the type of an element, too. Headers of the system stay as they are."""
    if context.settings.clang:
        return
    kinds = context.kinds
    lexemes = context.lexemes
    bound: set[int] = set()
    for match in _BOUND.finditer(kinds):
        bound.update(range(match.start(1), match.end(1), 2))
    if not bound:
        return
    for token in sorted(token for name in {lexemes[one] for one in bound} for token in context.unit.occurrences(name)):
        if not kinds.startswith(_DECLTYPE, token - 2) or kinds[token + 1] != k.CLOSE_ROUND:
            continue
        is_argument = kinds[token - 3] in b"<," and kinds[token + 2] in b">,"
        if not is_argument or not context.places.in_user_code(token):
            continue
        entity = context.lookup().resolve(token)
        if entity is not None and entity.token in bound and _in_template(context, entity.token):
            operand = f"decltype({lexemes[token]})"
            kept = f"::std::conditional_t<::std::is_lvalue_reference<{operand}>::value, {operand}, "
            context.edits.insert_before(token - 2, f"{kept}::std::remove_reference_t<")
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
