"""Calls of what is no function: variables of fundamental types and pointers to such, numbers (109; [expr.call])."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.undefined_names import is_in_attribute
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_NOT_A_FUNCTION: Final = 109

#: a variable of a fundamental type, or a pointer to one
_DECLARED: Final = re.compile(re.escape(bytes((k.BUILTIN_TYPE,))) + rb"\**+i[;,=)\[]", re.DOTALL)
#: in front of an expression
_BEFORE: Final = b";{}=(,!+-/?" + bytes((k.RETURN, k.ELSE, k.AND, k.OR, k.COMPOUND_ASSIGN))
_CALLEES: Final = re.escape(bytes((k.IDENTIFIER, k.NUMBER)))
_CALLED: Final = re.compile(rb"(?<=[" + re.escape(_BEFORE) + rb"])[" + _CALLEES + rb"]\(", re.DOTALL)
_VARIABLES: Final = (en.PARAMETER, en.LOCAL, en.VARIABLE)


def check_called_objects(code: UserCode) -> None:
    """Judges the calls whose callee is one name or number."""
    names: set[str] = set()
    for start, end in code.compiled():
        names.update(code.lexemes[match.end() - 2] for match in _DECLARED.finditer(code.kinds, start, end))
    for start, end in code.compiled():
        for match in _CALLED.finditer(code.kinds, start, end):
            token = match.start()
            is_object = code.kinds[token] == k.NUMBER or (code.lexemes[token] in names and _is_object(code, token))
            if is_object and not is_in_attribute(code, token) and not code.is_told(_NOT_A_FUNCTION, token):
                code.add(_NOT_A_FUNCTION, token)


def _is_object(code: UserCode, token: int) -> bool:
    """Whether a name in an expression is that of a variable that cannot be called, by its declaration."""
    entity = code.lookup().resolve(token)
    if entity is None or entity.sort not in _VARIABLES or len(entity.bindings) != 1:
        return False
    binding = entity.bindings[0]
    declarator = binding.declarator
    if declarator is None or binding.name == token or any(one.sort != n.POINTER for one in declarator.operators):
        return False
    if binding.declaration is not None:
        return binding.declaration.specifiers.sort == n.BUILTIN
    return code.kinds[declarator.start - 1] == k.BUILTIN_TYPE
