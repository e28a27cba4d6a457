"""The linker's names of functions whose parameters are of fundamental types, or pointers to these (Itanium ABI 5.1):
what most small units define first."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_CODES: Final[dict[str, str]] = {
    "void": "v", "bool": "b", "char": "c", "signed char": "a", "unsigned char": "h", "short": "s", "int": "i",
    "unsigned": "j", "unsigned int": "j", "long": "l", "unsigned long": "m", "long long": "x",
    "unsigned long long": "y", "float": "f", "double": "d",
}  # fmt: skip
#: what parameters are made of, but for their names
_PLAIN: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.STAR))


def plain_name(
    context: Context, declaration: n.Declaration, declarator: n.Declarator, function: n.DeclaratorOperator
) -> str:
    """The mangled name of a function of the global namespace; empty where its declaration is not that plain."""
    name = context.lexemes[declarator.id]
    if context.kinds[declarator.id] != k.IDENTIFIER or declarator.id > declarator.name_first or name == "main":
        return ""
    if context.kinds.find(k.EXTERN, declaration.specifiers.start, declarator.id) >= 0 or function.variadic:
        return ""
    if declarator.operators != [function] or declaration.specifiers.sort != n.BUILTIN:
        return ""
    attributes = declaration.specifiers.attributes + declarator.attributes
    if any(attribute.name.strip("_") == "abi_tag" for attribute in attributes):
        return ""
    codes: list[str] = []
    known: list[str] = []
    for parameter in function.parameters:
        code = _parameter(context, parameter, known)
        if not code:
            return ""
        codes.append(code)
    return f"_Z{len(name)}{name}{''.join(codes) or 'v'}"


def _parameter(context: Context, parameter: n.Parameter, known: list[str]) -> str:
    """The code of one parameter; `known` are the pointers and qualified types so far, named by their place."""
    specifiers = parameter.specifiers
    operators = parameter.declarator.operators
    if specifiers.sort != n.BUILTIN or any(operator.sort != n.POINTER for operator in operators):
        return ""
    name = parameter.declarator.id
    last = (name if name >= 0 else parameter.end) - 1
    for at in range(parameter.start, parameter.end):
        # A parameter that is itself restricted is none to the linker.
        is_restricted = at == last and "restrict" in context.lexemes[at]
        if at != name and not is_restricted and context.kinds[at] not in _PLAIN:
            return ""
    words = context.lexemes[specifiers.type_start : specifiers.type_end]
    text = _CODES.get(" ".join([word for word in words if word != "const"]), "")
    if not text:
        return ""
    made: list[str] = []
    if specifiers.flags & n.CONST and operators:
        text = f"K{text}"
        made.append(text)
    for place, operator in enumerate(reversed(operators)):
        text = f"P{text}"
        made.append(text)
        if operator.flags & n.CONST and place < len(operators) - 1:
            text = f"K{text}"
            made.append(text)
    for place in reversed(range(len(made))):
        whole = made[place]
        if whole in known:
            number = known.index(whole)
            known += made[place + 1 :]
            return text[: len(text) - len(whole)] + _substitution(number)
    known += made
    return text


def _substitution(place: int) -> str:
    return "S_" if place == 0 else f"S{'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place - 1]}_"
