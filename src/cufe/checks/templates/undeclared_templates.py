"""Instantiation directives and specialisations of templates that nothing declares in front of them ([temp.explicit],
[temp.expl.spec]): 864 where the name has arguments, with 484 for directives, but 840 of partial specialisations of
classes; without arguments 801 of functions, 485 and 792 of classes.  Functions of another namespace have 801, too."""

from cufe.checks.names.undeclared_names import may_be_predeclared
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, namespace_around
from cufe.sema.text_lookup.scopes import sees
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NO_INSTANCE: Final = 485
_NO_SPECIALISATION: Final = 792
_NO_FUNCTION: Final = 801
_ARGUMENTS: Final = 840

#: what may stand between the head and the name
_SPECIFIERS: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.INLINE, k.CONSTEXPR, k.STATIC, k.AUTO)) + b"*&"

_BEHIND_NAMES: Final = bytes((k.LESS, k.OPEN_ROUND, k.SEMICOLON, k.OPEN_BRACE))


def check_undeclared_templates(code: UserCode) -> None:
    """Judges the declarations of the compiled file that begin with `template`."""
    for start, end in code.in_full:
        at = code.kinds.find(k.TEMPLATE, start, end)
        while at >= 0:
            path = code.cutter.path(at)
            if path and path[-1].start in (at, at - 1) and _is_in_namespace(path):
                _judge(code, path[-1], at)
            at = code.kinds.find(k.TEMPLATE, at + 1, end)


def _is_in_namespace(path: list[Piece]) -> bool:
    return all(piece.sort in (c.NAMESPACE, c.LINKAGE) for piece in path[:-1])


def _judge(code: UserCode, piece: Piece, template: int) -> None:
    kinds = code.kinds
    is_directive = kinds[template + 1] != k.LESS
    behind = template if is_directive else code.brackets.close_angle(template + 1, piece.end)
    name = _name(code, behind + 1) if behind >= 0 else -1
    if name < 0 or may_be_predeclared(code, code.lexemes[name]):
        return
    is_class = kinds[name - 1] in k.CLASS_KEYS
    is_primary = behind > template + 2
    if is_primary and kinds[name + 1] != k.LESS:
        return
    if is_primary and code.lexemes[name] in code.lexemes[template + 2 : behind]:
        # A result whose type is of a template template parameter: `TT<T> f(T);`.
        return
    if _may_be_used(code, name):
        return
    lookup = code.lookup()
    scope = lookup.scope_at(piece.start)
    if lookup.unqualified(scope, code.lexemes[name], piece.start, False) is not None:
        if _is_function(code, piece, name) and not _declares(namespace_around(scope), code.lexemes[name], piece.start):
            code.add_invalid(_NO_FUNCTION, name, EntityName("", code.lexemes[name]))
        return
    if is_primary and is_class:
        code.add_invalid(_ARGUMENTS, name)
    elif kinds[name + 1] == k.LESS:
        code.add_invalid(num.NO_TEMPLATE, name, code.lexemes[name])
        if is_directive:
            code.add_late(num.NO_TEMPLATE_NAMED, template + 1, name)
    elif is_class:
        number, at = (_NO_INSTANCE, template + 1) if is_directive else (_NO_SPECIALISATION, name - 1)
        code.add(number, at, EntityName("class", code.lexemes[name]))
        code.misfits[name] = number
    elif kinds[name + 1] == k.OPEN_ROUND:
        code.add_invalid(_NO_FUNCTION, name, EntityName("", code.lexemes[name]))


def _may_be_used(code: UserCode, name: int) -> bool:
    """Whether a using-declaration may declare the name: specialisations hide what it says from the lookup."""
    kinds = code.kinds
    mentions = code.tokens_of({code.lexemes[name]}, code.stretches)
    return any(kinds[at - 1] == k.SCOPE and kinds[at + 1] == k.SEMICOLON for at in mentions)


def _declares(scope: NamespaceScope, name: str, position: int) -> bool:
    """Whether a namespace declares a name, itself or by its inline namespaces; an unnamed one does not count."""
    entity = scope.own(name, False)
    if entity is not None and (entity.scope is not scope or sees(entity, position)):
        return True
    return any(inner.name and _declares(inner, name, position) for inner in scope.transparents())


def _is_function(code: UserCode, piece: Piece, name: int) -> bool:
    behind = name + 1
    if code.kinds[behind] == k.LESS:
        behind = code.brackets.close_angle(behind, piece.end) + 1
    return code.kinds[behind] == k.OPEN_ROUND


def _name(code: UserCode, at: int) -> int:
    """The unqualified name that a declaration with plain specifiers declares, -1 for others."""
    kinds = code.kinds
    while True:
        if kinds[at] == k.ATTRIBUTE:
            at = code.brackets.close(at + 1) + 1
        elif kinds[at] in _SPECIFIERS or kinds[at] in k.CLASS_KEYS:
            at += 1
        else:
            break
    return at if kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAMES else -1
