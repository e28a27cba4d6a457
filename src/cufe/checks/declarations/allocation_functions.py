"""Results of allocation functions, which are `void *` (352), and of deallocation functions, which are `void` (353;
[basic.stc.dynamic.allocation], [basic.stc.dynamic.deallocation])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_ALLOCATION: Final = 352
_DEALLOCATION: Final = 353


def check_allocation_functions(code: UserCode) -> None:
    """Judges each declaration of an `operator new` or `operator delete`."""
    kinds = code.kinds
    for at in k.each(kinds, k.OPERATOR, code.near()):
        if kinds[at + 1] == k.NEW or kinds[at + 1] == k.DELETE:
            _check(code, at)


def _check(code: UserCode, operator: int) -> None:
    path = code.cutter.path(operator)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or 0 <= path[-1].body < operator:
        return
    for binding in code.bindings(path):
        declaration = binding.declaration
        if binding.name == operator and declaration is not None and binding.declarator is not None:
            number = wrong_result(code.kinds, code.lexemes, declaration.specifiers, binding.declarator)
            if number:
                code.add_late(number, operator, path[-1].start)


def wrong_result(kinds: bytes, lexemes: list[str], specifiers: n.Specifiers, declarator: n.Declarator) -> int:
    """The number for an allocation or deallocation function whose result is plainly wrong; 0 for all others."""
    word = kinds[declarator.id + 1] if declarator.id >= 0 and kinds[declarator.id] == k.OPERATOR else k.IDENTIFIER
    function = declarator.function()
    if word not in (k.NEW, k.DELETE) or function is None:
        return 0
    pointers = declarator.operators[1:]
    if function.trailing >= 0:
        first = function.trailing + 1
        if kinds[first] != k.BUILTIN_TYPE:
            return 0
        is_void = lexemes[first] == "void"
        depth = 1 if kinds[first + 1] == k.STAR else 0
    elif specifiers.sort == n.BUILTIN:
        is_void = lexemes[specifiers.type_end - 1] == "void" and not specifiers.flags & (n.CONST | n.VOLATILE)
        is_void = is_void and all(one.sort == n.POINTER and not one.flags for one in pointers)
        depth = len(pointers)
    else:
        return 0
    if word == k.NEW:
        return 0 if is_void and depth == 1 else _ALLOCATION
    return 0 if is_void and depth == 0 else _DEALLOCATION
