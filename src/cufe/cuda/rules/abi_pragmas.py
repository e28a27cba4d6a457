"""`#pragma nv_abi preserve_n_data(8) ...` in front of device functions and calls: 20318 to 20326 (observed).

The host pass does not read the arguments, and minds only that something follows (608, 609)."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.enclosing_context import surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il.constants import IntegerConstant
from cufe.sema.failures import unanswered
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_WRONG_CONSTRUCT: Final = 20318
_IN_HOST_FUNCTION: Final = 20319
_NO_DEVICE_FUNCTION: Final = 20320
_NO_ARGUMENT: Final = 20321
_TWICE: Final = 20322
_UNKNOWN_OPTION: Final = 20323
_NOT_CONSTANT: Final = 20324
_OUT_OF_RANGE: Final = 20325
_NOT_POSITIVE: Final = 20326
_NO_DECLARATION: Final = 608

_OPTIONS: Final = ("preserve_n_data", "preserve_n_control", "preserve_n_after")
#: how many tokens a word of CUDA stands for, and the one behind them
_ANNOTATION: Final = 7
#: tokens behind the last one of a unit
_PADDING: Final = 8
_MOST: Final = (1 << 31) - 1
_PRAGMA: Final = re.compile(r"#\s*pragma\s+nv_abi\b")
_OPTION: Final = re.compile(r"\s*(\w+)\s*(\(([^()]*(?:\([^()]*\)[^()]*)*)\))?")
_INTEGER: Final = re.compile(r"(-?)\s*(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)[uUlL]*")
_FLOATING: Final = re.compile(r"-?[0-9]*\.[0-9]*(?:[eE][+-]?[0-9]+)?([fFlL]?)")
_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_FLOATING_TYPES: Final = {"": "double", "f": "float", "l": "long double"}
#: what begins a statement that is none of an expression
_STATEMENTS: Final = bytes(
    (k.IF, k.FOR, k.WHILE, k.DO, k.SWITCH, k.RETURN, k.TRY, k.GOTO, k.BREAK, k.CONTINUE, k.ASM, k.CASE, k.BUILTIN_TYPE,
     k.CONST, k.STATIC, k.EXTERN, k.AUTO, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPEDEF, k.USING, k.CONSTEXPR,
     k.ATTRIBUTE, k.DECLTYPE, k.VOLATILE)
) + b"{"  # fmt: skip


def check_abi_pragmas(examined: ExaminedUnit, found: Collection) -> None:
    """Judges these pragmas in the user's text."""
    unit = examined.unit
    marked: set[str] | None = None
    for index in unit.pragmas:
        text = unit.directive_text[index]
        pragma = _PRAGMA.match(text)
        if pragma is None:
            continue
        token = unit.directive_token[index]
        # An annotation that begins a file counts as the toolkit's, which has the macro.
        near = range(token - 1, token + _ANNOTATION)
        if token > 0 and not any(examined.is_own(one) for one in near):
            continue
        place = unit.directive_offset[index] + text.index("nv_abi")
        if marked is None:
            marked = found.marked_names(examined)
        wrong = _misplaced(examined, token, marked)
        if not wrong and examined.architecture is not None:
            wrong = _mistakes(examined, text[pragma.end() :], token)
        for number, words in wrong:
            if examined.is_of_pass(number):
                examined.diagnoser.add(number, place, *words)


# --- arguments -------------------------------------------------------------------------------------------------------

Mistake = tuple[int, tuple[str | TypeName, ...]]


def _mistakes(examined: ExaminedUnit, text: str, token: int) -> list[Mistake]:
    """What is wrong with the arguments, up to the first of them that is."""
    rest = text.strip()
    if not rest:
        return [(_NO_ARGUMENT, ())]
    given: set[str] = set()
    while rest:
        option = _OPTION.match(rest)
        if option is None or option[1] not in _OPTIONS:
            return [(_UNKNOWN_OPTION, ())]
        if option[2] is None:
            return [(num.OPEN_ROUND_EXPECTED, ())]
        if option[1] in given:
            return [(_TWICE, ())]
        given.add(option[1])
        wrong = _value(examined, option[3].strip(), token)
        if wrong:
            return wrong
        rest = rest[option.end() :].strip()
    return []


def _value(examined: ExaminedUnit, text: str, token: int) -> list[Mistake]:
    """What is wrong with a value in front of a token, as far as a single word of it tells."""
    if not text:
        return [(num.EXPRESSION_EXPECTED, ()), (num.CLOSE_ROUND_EXPECTED, ())]
    integer = _INTEGER.fullmatch(text)
    if integer is not None:
        value = int(integer[2], 8 if integer[2].isdecimal() and integer[2][0] == "0" else 0)
        if integer[1] or not value:
            return [(_NOT_POSITIVE, ())]
        return [(_OUT_OF_RANGE, ())] if value > _MOST else []
    floating = _FLOATING.fullmatch(text)
    if floating is not None:
        return [(num.NOT_INTEGRAL, (TypeName(_FLOATING_TYPES[floating[1].lower()]),)), (_NOT_CONSTANT, ())]
    if text[0] == '"' and text.find('"', 1) == len(text) - 1:
        return [(num.NOT_INTEGRAL, (TypeName("const char *"),)), (_NOT_CONSTANT, ())]
    if "," in text and "(" not in text:
        return [(num.CLOSE_ROUND_EXPECTED, ())]
    if text == "nullptr":
        return [(num.NOT_INTEGRAL, (TypeName("std::nullptr_t"),)), (_NOT_CONSTANT, ())]
    if _NAME.fullmatch(text) and text not in ("true", "false"):
        return _named(examined, text, token)
    return []


def _named(examined: ExaminedUnit, name: str, token: int) -> list[Mistake]:
    """What is wrong with a name as a value in front of a token."""
    path = examined.cutter.path(token)
    if path and path[-1].start < token and name in examined.lexemes[path[-1].start : token]:
        local = examined.kinds.find(k.CONSTEXPR, path[-1].start, token) < 0
        local = local and examined.kinds.find(k.CONST, path[-1].start, token) < 0
        local = local and examined.kinds[path[-1].start] != k.TEMPLATE
        return [(num.NOT_CONSTANT, ()), (_NOT_CONSTANT, ())] if local else []
    if len(path) > 1:
        return []
    entity = examined.lookup().find(name)
    if entity is None:
        return [(num.UNDEFINED, (name,)), (_NOT_CONSTANT, ())]
    binding = entity.bindings[0] if entity.sort == en.VARIABLE and len(entity.bindings) == 1 else None
    if binding is None or binding.declaration is None or binding.declarator is None:
        return []
    declarator = binding.declarator
    if not binding.declaration.specifiers.flags & (n.CONST | n.CONSTEXPR) or declarator.initialiser_start < 0:
        return [(num.NOT_CONSTANT, ()), (_NOT_CONSTANT, ())]
    from cufe.cuda.rules.device.pragmas import constant_of

    engine = examined.engine()
    with unanswered:
        found = engine.names.qualified(engine.declare.root.namespace, name, token)
        value = constant_of(engine, found[0]) if len(found) == 1 else None
        return [(_NOT_POSITIVE, ())] if isinstance(value, IntegerConstant) and value.value <= 0 else []
    return []


# --- places ----------------------------------------------------------------------------------------------------------


def _misplaced(examined: ExaminedUnit, token: int, marked: set[str]) -> list[Mistake]:
    """The mistakes in the place in front of a token."""
    path = examined.cutter.path(token)
    if path and path[-1].sort == c.FUNCTION and path[-1].body < token:
        return _in_function(examined, token, marked)
    if token >= len(examined.kinds) - _PADDING or examined.kinds[token] == k.CLOSE_BRACE:
        return [(_NO_DECLARATION, ())]
    if not path or path[-1].start != token:
        return []
    piece = path[-1]
    if len(path) > 1 and path[-2].sort == c.CLASS:
        return [(_WRONG_CONSTRUCT, ())]
    if piece.sort == c.EMPTY or examined.kinds[piece.head] == k.STATIC_ASSERT:
        return [(num.PRAGMA_NOT_HERE, ())]
    return _in_front_of(examined, piece, path[:-1], marked)


def _in_function(examined: ExaminedUnit, token: int, marked: set[str]) -> list[Mistake]:
    """In a body: an expression has to follow, and the function must not be the host's alone."""
    around = surroundings(examined, token)
    if around is None or around.function is None or around.body.lambda_at(token) is not None:
        return []
    words = around.function.words
    if not words & (DEVICE | GLOBAL):
        unmarked = not words & HOST and (around.function.name in marked or examined.unannotated & DEVICE)
        return [] if unmarked else [(_IN_HOST_FUNCTION, ())]
    if examined.kinds[token] in b";}":
        return [(num.PRAGMA_NOT_HERE, ())]
    return [(_WRONG_CONSTRUCT, ())] if examined.kinds[token] in _STATEMENTS else []


def _in_front_of(examined: ExaminedUnit, piece: Piece, path: list[Piece], marked: set[str]) -> list[Mistake]:
    """In front of a declaration outside of classes and functions: it has to declare functions of the device."""
    declared = declared_by(examined, [*path, piece])
    if piece.sort not in (c.FUNCTION, c.SIMPLE) or not declared:
        return [(_WRONG_CONSTRUCT, ())]
    one = declared[0]
    operators = one.declarator.operators
    if one.function() is None or not operators or operators[0] is not one.function() or one.flags & n.TYPEDEF:
        return [(_WRONG_CONSTRUCT, ())]
    if one.words & DEVICE and not one.words & GLOBAL:
        return []
    unmarked = one.is_template or one.name in marked or examined.unannotated & DEVICE
    if unmarked and not one.words & (HOST | GLOBAL):
        return []
    return [(_NO_DEVICE_FUNCTION, ())]
