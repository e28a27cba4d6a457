"""What an initialiser gave a variable's type, said without the initialiser (observed: host-output 7).

A shadow has no initialiser, so a bound or a type that was deduced from it has to be written out.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.types import ArrayType, FloatType, IntegerType, PointerType, Type
from cufe.sema.failures import guarded
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SCALARS: Final = (IntegerType, FloatType, PointerType)
_DEDUCE: Final = 'extern "C++" { template <class _T> _T %s(_T); } '


def deduce(name: str) -> str:
    """The declaration of the function template whose call says what `auto` stands for."""
    return _DEDUCE % name


def named_type(
    context: Context, specifiers: n.Specifiers, path: list[Piece], heads: list[n.TemplateHead] | None = None
) -> Type | None:
    """The type that a name in a declaration means, read in the scope around the innermost piece and behind its template
    heads; None where that is not understood."""
    if specifiers.sort == n.NAMED:
        engine = context.engine()
        with guarded("emit.variable_types", specifiers.start):
            scope = engine.definitions.context_of(path, heads or [])
            return None if scope is None else engine.specifiers.base_type(specifiers, scope)
    return None


def is_constant(context: Context, specifiers: n.Specifiers, declarator: n.Declarator, path: list[Piece]) -> bool:
    """Whether the variable itself is const or a reference, so that host code may read its value."""
    if specifiers.flags & n.CONSTEXPR:
        return True
    for operator in declarator.operators:
        if operator.sort == n.ARRAY:
            continue
        if operator.sort == n.REFERENCE or operator.sort == n.RVALUE_REFERENCE:
            return True
        return bool(operator.flags & n.CONST)
    if specifiers.flags & n.CONST:
        return True
    found = named_type(context, specifiers, path)
    return found is not None and bool(found.qualifiers() & tk.CONST)


def is_volatile(context: Context, specifiers: n.Specifiers, declarator: n.Declarator, path: list[Piece]) -> bool:
    """Whether the variable itself is volatile; a volatile constant has external linkage ([basic.link]/3)."""
    for operator in declarator.operators:
        if operator.sort != n.ARRAY:
            return bool(operator.flags & n.VOLATILE)
    if specifiers.flags & n.VOLATILE:
        return True
    found = named_type(context, specifiers, path)
    return found is not None and bool(found.qualifiers() & tk.VOLATILE)


def missing_bound(
    context: Context, specifiers: n.Specifiers, declarator: n.Declarator, path: list[Piece]
) -> tuple[int, str] | None:
    """Where a bound has to be put in and the bound; None where the type has all its bounds.

    The place is the token behind which the text goes.  An empty text means that the bound cannot be told.
    """
    if declarator.operators and declarator.operators[0].sort == n.ARRAY:
        array = declarator.operators[0]
        if array.last > array.first + 1:
            return None
        # Elements that are no arrays; a table of pointers counts like one of numbers.
        single = all(operator.sort != n.ARRAY for operator in declarator.operators[1:2])
        scalar = _is_scalar(specifiers, declarator)
        value = (declarator.initialiser_start, declarator.initialiser_end)
        if not scalar and context.kinds.find(k.OPEN_SQUARE, *value) >= 0:
            # Closures are counted, since no operand of `sizeof` may hold them.
            found = named_type(context, specifiers, path)
            scalar = found is not None and isinstance(found.skip_typerefs(), _SCALARS)
        return array.first, _bound(context, specifiers, declarator, single, scalar)
    if declarator.operators or specifiers.sort != n.NAMED:
        return None
    found = named_type(context, specifiers, path)
    type_ = None if found is None else found.skip_typerefs()
    if not isinstance(type_, ArrayType) or type_.count >= 0 or type_.bound is not None:
        return None
    inner = type_.element.skip_typerefs()
    single = not isinstance(inner, ArrayType)
    scalar = isinstance(inner, _SCALARS)
    bound = _bound(context, specifiers, declarator, single, scalar)
    if not bound:
        return -1, ""
    element = context.parser.spell_without_attributes(specifiers.type_start, specifiers.type_end)
    return -1, f"__typeof__((*({element} *)0)[0]) {context.lexemes[declarator.id]}[{bound}]"


def _bound(context: Context, specifiers: n.Specifiers, declarator: n.Declarator, single: bool, scalar: bool) -> str:
    """The bound that the initialiser gives: counted where every element is one item, else left to gcc.

    `single` says that the elements are no arrays, `scalar` that they are no classes either."""
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    if declarator.initialiser == n.ASSIGNED:
        start += 1
    kinds = context.kinds
    if start >= end:
        return ""
    while kinds[start] == k.OPEN_ROUND and context.brackets.close(start) == end - 1:
        start += 1
        end -= 1
    if kinds[start] == k.STRING and single:
        text = context.spell(start, end)
        return f"sizeof({text}) / sizeof(*{text})"
    if kinds[start] != k.OPEN_BRACE:
        return ""
    if kinds[start + 1] == k.STRING and single and context.parser.skip_to_comma(start + 1, end - 1) == end - 1:
        if specifiers.sort == n.BUILTIN and not any(operator.sort == n.POINTER for operator in declarator.operators):
            text = context.spell(start + 1, end - 1)
            return f"sizeof({text}) / sizeof(*{text})"
    count = _count(context, start, end, single and scalar)
    if count >= 0:
        return str(count)
    if specifiers.sort in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
        element = _defined_name(context, specifiers)
    else:
        element = context.parser.spell_without_attributes(specifiers.type_start, specifiers.type_end)
    if not element or _designates(context, start, end) or not declarator.operators:
        return ""
    if specifiers.flags & n.CONST:
        element = "const " + element
    outer = context.spell(declarator.operators[0].last + 1, declarator.initialiser_start)
    before = context.spell(specifiers.end, declarator.name_first)
    value = context.spell(start, end)
    return f"__extension__ sizeof(({element} {before} []{outer}){value}) / sizeof({element} {before} {outer})"


def _is_scalar(specifiers: n.Specifiers, declarator: n.Declarator) -> bool:
    return specifiers.sort in (n.BUILTIN, n.ENUM_DEFINITION) or any(
        operator.sort == n.POINTER for operator in declarator.operators
    )


def _count(context: Context, opening: int, end: int, scalar: bool) -> int:
    """The number of elements of a braced list in which every item is one element, or -1."""
    kinds = context.kinds
    index = 0
    most = 0
    at = opening + 1
    while at < end - 1:
        if kinds[at] == k.OPEN_SQUARE and kinds.startswith(b"]=", at + 2):
            index = _integer_value(context.lexemes[at + 1])
            if index < 0:
                return -1
            at += 4
        elif kinds[at] == k.DOT or (kinds[at] == k.OPEN_SQUARE and kinds[context.brackets.skip(at)] == k.ASSIGN):
            return -1
        stop = context.parser.skip_to_comma(at, end - 1)
        if (not scalar and kinds[at] != k.OPEN_BRACE) or kinds[stop - 1] == k.ELLIPSIS:
            return -1
        index += 1
        most = max(most, index)
        at = stop + 1
    return most


def _designates(context: Context, opening: int, end: int) -> bool:
    """Whether a braced list says where its elements go."""
    at = opening + 1
    while at < end - 1:
        if context.kinds[at] == k.OPEN_SQUARE or context.kinds[at] == k.DOT:
            return True
        at = context.parser.skip_to_comma(at, end - 1) + 1
    return False


def _defined_name(context: Context, specifiers: n.Specifiers) -> str:
    """The name of the class or enum that the specifiers define; empty where it has none."""
    at = specifiers.type_start
    while context.kinds[at] in bytes((k.CLASS, k.STRUCT, k.UNION, k.ENUM)):
        at += 1
    at = context.parser.attributes(at, [])
    return context.spell(at, context.parser.skip_name(at, specifiers.type_end))


def deduced_type(context: Context, declarator: n.Declarator, function: str) -> str:
    """A spelling of the type that `auto` stands for, without its pointers; empty where it cannot be told.

    A literal's type is known.  Any other expression goes to a function template, whose deduction is that of `auto`
    ([dcl.type.auto.deduct]).
    """
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    kinds = context.kinds
    if declarator.initialiser == n.ASSIGNED:
        start += 1
    else:
        start += 1
        end -= 1
    if start >= end or kinds[start] == k.OPEN_BRACE or kinds.find(k.OPEN_SQUARE, start, end) >= 0:
        return ""
    if not declarator.operators:
        literal = _literal(context, start, end)
        if literal:
            return literal
    return f"__decltype({function}({context.spell(start, end)}))"


def _literal(context: Context, at: int, end: int) -> str:
    """The type of a literal with or without a sign; empty for other expressions."""
    if end - at == 2 and context.lexemes[at] in ("-", "+"):
        at += 1
    if end - at != 1:
        return ""
    if context.kinds[at] == k.TRUE_FALSE:
        return "bool"
    if context.kinds[at] != k.NUMBER:
        return ""
    spelling = context.lexemes[at].lower()
    if "." in spelling or ("e" in spelling and not spelling.startswith("0x")) or "p" in spelling:
        if spelling[-1].isdigit() or spelling[-1] == ".":
            return "double"
        return {"f": "float", "l": "long double"}.get(spelling[-1], "") if not spelling.startswith("0x") else ""
    value = _integer_value(spelling)
    if 0 <= value < 1 << 31:
        suffix = spelling[len(spelling.rstrip("ulz")) :]
        return {"": "int", "u": "unsigned int", "l": "long", "ul": "unsigned long", "ll": "long long"}.get(suffix, "")
    return ""


def _integer_value(spelling: str) -> int:
    """The value of an integer literal; -1 where it is none."""
    text = spelling.replace("'", "").lower().rstrip("ulz")
    try:
        return int(text, 8 if text.startswith("0") and text.isdigit() else 0)
    except ValueError:
        return -1
