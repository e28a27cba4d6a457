"""Literals and operands of `sizeof`, `typeof` and `alignas` that gcc does not read as the CUDA front end does."""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.syntax import nodes as n
from cufe.text import kinds as k

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
    kinds = context.kinds
    lexemes = context.lexemes
    for at in k.each(kinds, k.NUMBER, context.places.stretches_without_vendors()):
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


#: what goes on with the operand behind its name or its parentheses
_GOES_ON: Final = bytes((k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE, k.DOT, k.ARROW, k.LESS, k.SCOPE, k.IDENTIFIER))


def dereference_functions(context: Context) -> None:
    """Puts `*` in front of functions that are operands of `sizeof`, in the user's files.

    `sizeof` of a function: `int f(); int n = sizeof(f);`. [expr.sizeof] forbids it; g++ says "ISO C++ forbids applying
    'sizeof' to an expression of function type", but takes it of a function type and of `*f`, and answers 1. The CUDA
    front end warns (56) and prints the type."""
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
            context.edits.insert_before(first, "*")


def _is_function(context: Context, name: int) -> bool:
    """Whether a token names a function that can be pointed to, and no other thing."""
    entity = context.lookup().resolve(name)
    if entity is None or not entity.bindings or entity.template:
        return False
    declarators = [binding.declarator for binding in entity.bindings]
    if any(declarator is None or declarator.function() is None for declarator in declarators):
        return False
    if entity.sort == en.FUNCTION and isinstance(entity.scope, ClassScope):
        declaration = entity.bindings[0].declaration
        return declaration is not None and declaration.specifiers.flags & n.STATIC != 0
    return entity.sort in (en.FUNCTION, en.LOCAL)


def spell_typeof(context: Context) -> None:
    """Spells each `typeof` as `__typeof__`.

    `typeof`, which g++ knows under `-std=gnu++NN` alone and the CUDA front end always. `typeof(x) y = x;` under
    `-std=c++17`: "'typeof' was not declared in this scope". It is an extension of gcc and no part of C++; `__typeof__`
    is the spelling that each mode takes (observed: the original prints that)."""
    kinds = context.kinds
    for at in k.all_of(kinds, k.TYPEOF):
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
