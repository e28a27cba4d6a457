"""Variables with a memory space (observed: host-output 7).

The host keeps a shadow of each device variable: its address names the variable at run time, its value is never used.  So
initialisers go, except those of constants, which host code may read.  A managed variable becomes a pointer.
"""

from typing import Final

from cufe.cuda.marks import MANAGED, MEMORY_SPACES, SHARED
from cufe.emit.context import HIDDEN, Context
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNUSED: Final = "__attribute__((unused))"
_MANAGED_SECTION: Final = '__attribute__((section("__nv_managed_data__")))'
_OPEN_ROUND: Final = ord("(")
_OPEN_BRACE: Final = ord("{")
_OPEN_SQUARE: Final = ord("[")
_COMMA: Final = ord(",")
_SEMICOLON: Final = ord(";")


def write_variable(context: Context, piece: Piece, path: list[Piece], declaration: n.Declaration, words: int) -> None:
    """Edits a declaration of variables at namespace scope that carries a memory space."""
    specifiers = declaration.specifiers
    if declaration.instantiation >= 0:
        return
    is_template = bool(declaration.heads)
    is_extern = bool(specifiers.flags & n.EXTERN)
    braceless = _braceless_linkage(context, specifiers)
    if braceless >= 0:
        is_extern = False
    first = declaration.declarators[0]
    constant = _is_constant(specifiers, first)
    linkage = _linkage(context, path, specifiers, words, is_extern, constant)
    _write_linkage(context, specifiers, linkage, braceless, is_extern and "static" in linkage.split())
    if braceless >= 0 and "static" not in linkage.split():
        context.edits.insert_before(specifiers.start, 'extern "C" { ')
        context.edits.insert_after(piece.end - 1, " }")
    for declarator in declaration.declarators:
        if words & MANAGED:
            _point(context, declarator, not is_extern)
        elif not is_template and not _is_constant(specifiers, declarator):
            _drop_initialiser(context, specifiers, declarator)


def _is_constant(specifiers: n.Specifiers, declarator: n.Declarator) -> bool:
    """Whether the variable itself is const, so that host code may read its value."""
    if specifiers.flags & n.CONSTEXPR:
        return True
    for operator in declarator.operators:
        if operator.sort == n.ARRAY:
            continue
        if operator.sort == n.REFERENCE or operator.sort == n.RVALUE_REFERENCE:
            return True
        return bool(operator.flags & n.CONST)
    return bool(specifiers.flags & n.CONST) and not specifiers.flags & n.VOLATILE


def _braceless_linkage(context: Context, specifiers: n.Specifiers) -> int:
    """The `extern` of `extern "C"` without braces, or -1."""
    for at in range(specifiers.start, specifiers.end - 1):
        if context.kinds[at] == k.EXTERN and context.kinds[at + 1] == k.STRING:
            return at
    return -1


def _linkage(
    context: Context, path: list[Piece], specifiers: n.Specifiers, words: int, is_extern: bool, constant: bool
) -> str:
    """The words that stand in the place of the space: `static` where the program is whole, else visibility."""
    settings = context.settings
    parts: list[str] = []
    if words & SHARED:
        parts.append(_UNUSED)
    if words & MANAGED and not specifiers.flags & n.INLINE:
        parts.append(_MANAGED_SECTION)
    if specifiers.flags & n.STATIC:
        return " ".join(parts)
    if not settings.device_c:
        if not (words & SHARED and is_extern):
            parts.append("static")
    elif not (words & SHARED) and not context.is_anonymous(path) and settings.device_hidden_visibility:
        if is_extern or not constant:
            parts.append(HIDDEN)
    return " ".join(parts)


def _write_linkage(
    context: Context, specifiers: n.Specifiers, linkage: str, braceless: int, without_extern: bool
) -> None:
    marks = context.marks
    if braceless >= 0:
        context.edits.replace_tokens(braceless, braceless + 1, "")
    elif without_extern:
        for at in range(specifiers.start, specifiers.end):
            if context.kinds[at] == k.EXTERN:
                context.edits.replace_tokens(at, at, "")
    for index in marks.between(specifiers.start, specifiers.end):
        if marks.words[index] & MEMORY_SPACES and marks.is_plain(index):
            context.edits.replace_tokens(marks.first[index], marks.last[index], linkage)
            return
    if linkage:
        context.edits.insert_before(specifiers.leading_end, linkage + " ")


def _point(context: Context, declarator: n.Declarator, initialised: bool) -> None:
    """Makes a managed variable the pointer through which host code reaches it."""
    edits = context.edits
    if declarator.id < 0:
        return
    direct = declarator.operators[0].sort if declarator.operators else n.POINTER
    nested = direct == n.ARRAY or direct == n.PARAMETERS
    edits.insert_before(declarator.name_first, "(*" if nested else "*")
    if nested:
        edits.insert_after(declarator.name_last, ")")
    start = declarator.initialiser_start
    replacement = " = 0" if initialised else ""
    if declarator.initialiser != n.NO_INITIALISER:
        edits.replace_tokens(start, declarator.initialiser_end - 1, replacement)
    elif replacement:
        edits.insert_after(declarator.end - 1, replacement)


def _drop_initialiser(context: Context, specifiers: n.Specifiers, declarator: n.Declarator) -> None:
    if declarator.initialiser == n.NO_INITIALISER:
        return
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    if specifiers.sort == n.PLACEHOLDER:
        literal = _type_of_literal(context, declarator)
        if not literal:
            return
        context.edits.replace_tokens(specifiers.type_start, specifiers.type_end - 1, literal)
    if declarator.operators and declarator.operators[0].sort == n.ARRAY:
        array = declarator.operators[0]
        if array.last == array.first + 1:
            context.edits.insert_after(array.first, _bound(context, specifiers, declarator))
    context.edits.replace_tokens(start, end - 1, "")


def _bound(context: Context, specifiers: n.Specifiers, declarator: n.Declarator) -> str:
    """The bound that the initialiser gives an array: counted by eye for lists of scalars, else by the host compiler."""
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    if declarator.initialiser == n.ASSIGNED:
        start += 1
    kinds = context.kinds
    single = len(declarator.operators) == 1
    if kinds[start] == _OPEN_BRACE:
        plain = True
        count = 0
        at = start + 1
        while at < end - 1:
            plain = plain and kinds[at] != _OPEN_BRACE and kinds[at] != ord(".") and kinds[at] != _OPEN_SQUARE
            count += 1
            at = context.parser.skip_to_comma(at, end - 1) + 1
        if plain and single and specifiers.sort == n.BUILTIN and not (count == 1 and kinds[start + 1] == k.STRING):
            return str(count)
        if count == 1 and kinds[start + 1] == k.STRING and single:
            start += 1
            end -= 1
    if kinds[start] == k.STRING and single:
        text = context.spell(start, end)
        return f"sizeof({text}) / sizeof(*{text})"
    element = context.parser.spell_without_attributes(specifiers.type_start, specifiers.type_end)
    outer = context.spell(declarator.operators[0].last + 1, declarator.initialiser_start)
    value = context.spell(start, end)
    return f"__extension__ sizeof(({element}[]{outer}){value}) / sizeof({element}{outer})"


def _type_of_literal(context: Context, declarator: n.Declarator) -> str:
    """The type that `auto` stands for where the initialiser is one literal; empty where it is anything else."""
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    at = start + 1
    if declarator.operators:
        return ""
    if declarator.initialiser != n.ASSIGNED and end - start == 3:
        end -= 1
    if end - at == 2 and context.lexemes[at] in ("-", "+"):
        at += 1
    if end - at != 1:
        return ""
    kind = context.kinds[at]
    spelling = context.lexemes[at].lower()
    if kind == k.TRUE_FALSE:
        return "bool"
    if kind != k.NUMBER:
        return ""
    if "." in spelling or ("e" in spelling and not spelling.startswith("0x")) or "p" in spelling:
        return "float" if spelling.endswith("f") else "long double" if spelling.endswith("l") else "double"
    digits = spelling.rstrip("ulz")
    if digits.isdigit() and not digits.startswith("0") and int(digits) < 1 << 31 or digits == "0":
        suffix = spelling[len(digits) :]
        return {"": "int", "u": "unsigned int", "l": "long", "ul": "unsigned long", "ll": "long long"}.get(suffix, "")
    return ""
