"""Mistakes in the head of a function by itself: default arguments (306; [dcl.fct.default]), names of parameters (100),
a qualified result (815), one that defines a class (305; [dcl.fct]/11), constraints (3049), and the forms of `main`
(378, 404, 938, 951, 2949; [basic.start.main])."""

from cufe.checks.read_pieces import bodies_of, pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.answers import Mistake
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_unknown
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SAME_NAME: Final = 100
_INITIALISED: Final = 145
_MEANINGLESS: Final = 815
_DYNAMIC: Final = 2863
_NOT_TEMPLATED: Final = 3049

_CXX17: Final = 17
_BEHIND_PARAMETERS: Final = bytes((k.CLOSE_ROUND, k.CONST, k.VOLATILE, k.AND)) + b"&"
_QUALIFIERS: Final = (k.CONST, k.VOLATILE)
_DECLARING: Final = (c.SIMPLE, c.FUNCTION, c.CLASS, c.ENUM)


def check_function_heads(code: UserCode) -> None:
    """Judges the functions that the compiled file declares in namespaces and classes."""
    for at in k.each(code.kinds, k.THROW, code.in_full) if code.settings.standard >= _CXX17 else []:
        _dynamic_specification(code, at)
    for path in pieces_of(code, code.in_full, with_idle=True):
        for binding in code.bindings(path) if path[-1].sort in _DECLARING else []:
            declaration, declarator, function = binding.declaration, binding.declarator, binding.function()
            if declaration is None or declarator is None:
                continue
            if code.kinds[path[-1].start] != k.TEMPLATE:
                _defined(code, declaration, declarator)
            if function is None or binding.sort != s.ROUTINE:
                continue
            _names(code, function)
            _defaults(code, binding, function)
            _initialised(code, path, declarator)
            if declarator.constraint >= 0 and not any(code.kinds[one.start] == k.TEMPLATE for one in path):
                # Only what is inside of a template can have a requires-clause ([dcl.decl.general]).
                if not any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in function.parameters):
                    code.add(_NOT_TEMPLATED, declarator.constraint)
            is_plain = declarator.name_first == declarator.id and function.first == declarator.name_last + 1
            if is_plain and function.trailing < 0 and declarator.operators[0] is function:
                _qualified(code, declaration.specifiers, declarator, path[-1].start)


def _initialised(code: UserCode, path: list[Piece], declarator: n.Declarator) -> None:
    """`int f(int) = 3;` of a namespace or block: a function has no value."""
    if (len(path) > 1 and path[-2].sort == c.CLASS) or declarator.initialiser != n.ASSIGNED:
        return
    at = declarator.initialiser_start
    at -= code.kinds[at] != k.ASSIGN
    if code.kinds[at] == k.ASSIGN and code.kinds[at + 1] not in (k.DEFAULT, k.DELETE):
        code.add(_INITIALISED, at, EntityName("function", code.lexemes[declarator.id]))


def _dynamic_specification(code: UserCode, at: int) -> None:
    """`void f() throw(int)`: since C++17 only `throw()` is left ([depr.except.spec])."""
    kinds = code.kinds
    if kinds[at + 1] != k.OPEN_ROUND or kinds[at + 2] == k.CLOSE_ROUND or kinds[at - 1] not in _BEHIND_PARAMETERS:
        return
    path = code.cutter.path(at)
    if path and path[-1].sort in (c.SIMPLE, c.FUNCTION) and not 0 <= path[-1].body < at:
        code.add(_DYNAMIC, at)


def _qualified(code: UserCode, specifiers: n.Specifiers, declarator: n.Declarator, start: int) -> None:
    """`const int f()`, `int *const f()`: a plain value has no qualifiers."""
    pointer = declarator.operators[1] if len(declarator.operators) > 1 else None
    if pointer is None:
        first, end, usual = specifiers.start, specifiers.end, declarator.name_first - 1
        is_plain = specifiers.sort == n.BUILTIN and bool(specifiers.flags & (n.CONST | n.VOLATILE))
    else:
        first, end, usual = pointer.first, pointer.last + 1, start
        is_plain = pointer.sort in (n.POINTER, n.MEMBER_POINTER)
    words = [at for at in range(first, end) if code.kinds[at] in _QUALIFIERS] if is_plain else []
    if words:
        _tell_meaningless(code, words[0], declarator, usual)


def _tell_meaningless(code: UserCode, first: int, declarator: n.Declarator, usual: int) -> None:
    """It is reported after unknown names in the parameters, and in front of what is reported about the name."""
    default = code.kinds.find(k.ASSIGN, declarator.id, declarator.end)
    parameters = range(declarator.id + 1, default if default >= 0 else declarator.end)
    is_late = any(code.lookup().is_unknown(at) for at in parameters)
    code.add_late(_MEANINGLESS, first, declarator.end - 1 if is_late else usual)


def _names(code: UserCode, function: n.DeclaratorOperator) -> None:
    known: set[str] = set()
    for parameter in function.parameters:
        name = parameter.declarator.id
        if name < 0:
            continue
        if code.lexemes[name] in known:
            code.add(_SAME_NAME, name)
        known.add(code.lexemes[name])


def _defaults(code: UserCode, binding: s.Binding, function: n.DeclaratorOperator) -> None:
    """Parameters behind one with a default argument have one, too, unless they are a pack, or an earlier declaration
    gives it; operators other than a call have none."""
    if code.kinds[binding.name] == k.OPERATOR and code.kinds[binding.name + 1] != k.OPEN_ROUND:
        return
    first: n.Parameter | None = None
    for parameter in function.parameters:
        if parameter.declarator.initialiser == n.ASSIGNED:
            if first is None:
                first = parameter
        elif first is not None and parameter.declarator.pack < 0:
            if not _is_declared_again(code, binding.name, function):
                # Of a template it is told at its name.
                is_template = binding.declaration is not None and bool(binding.declaration.heads)
                code.add(num.DEFAULT_NOT_LAST, binding.name if is_template else first.declarator.initialiser_start + 1)
            return


def _is_declared_again(code: UserCode, name: int, function: n.DeclaratorOperator) -> bool:
    """Whether a function with as many parameters has been declared by a name, which may be the same one."""
    # Of an operator the name goes on.
    end = name + 3 if code.kinds[name] == k.OPERATOR else name + 1
    for at in code.tokens_of({code.lexemes[name]}):
        is_named = at < name and code.lexemes[at : at + end - name] == code.lexemes[name:end]
        path = code.cutter.path(at) if is_named else []
        for binding in code.bindings(path) if path else []:
            earlier = binding.function() if binding.name == at else None
            if earlier is not None and len(earlier.parameters) == len(function.parameters):
                return True
    return False


_DEFINED: Final = 305


def check_defined_results(code: UserCode) -> None:
    """Judges the functions that blocks and the classes in them declare."""
    for _, body in bodies_of(code, code.in_full):
        members = [one for brace in body.classes for one in code.cutter.pieces(brace)]
        found = [one for region in body.regions for one in region.bindings]
        for binding in found + [one for member in members for one in code.lookup().bindings(member, "")]:
            if binding.declaration is not None and binding.declarator is not None:
                _defined(code, binding.declaration, binding.declarator)


def _defined(code: UserCode, declaration: n.Declaration, declarator: n.Declarator) -> None:
    """`struct S { } f();`"""
    body = declaration.specifiers.body
    if body >= 0 and any(operator.sort == n.PARAMETERS for operator in declarator.operators):
        start = declaration.specifiers.start
        if code.kinds[start] == k.EXTERN and code.kinds[start + 1] == k.STRING:
            start += 2
        code.add_late(_DEFINED, start, code.brackets.close(body))


_INLINE: Final = 404
#: `main() {}` is taken as of old
_NO_TYPE: Final = 938
_RETURN_TYPE: Final = 951
_LINKAGE: Final = 2949


def check_main_function(code: UserCode) -> None:
    """Judges the declarations of `main` in the global namespace."""
    for token in code.tokens_of({"main"}, code.in_full):
        path = code.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        if len(path) == 1 and path[0].head == token:
            code.add(_NO_TYPE, token)
        if all(piece.sort == c.LINKAGE for piece in path[:-1]):
            _check(code, path[-1], token, len(path) > 1)


def _check(code: UserCode, piece: Piece, token: int, has_linkage: bool) -> None:
    declaration = code.lookup().declarations.parse(piece, "")
    for declarator in declaration.declarators:
        function = declarator.function()
        if declarator.id != token or declarator.name_first != token or function is None:
            continue
        if declaration.heads:
            continue
        # What attributes in front of the name do is judged when the function is known.
        start = declaration.specifiers.start
        if _is_other(code, piece, declaration, declarator, function):
            code.add_late(_RETURN_TYPE, token, start)
        if has_linkage or _has_linkage(code, piece):
            code.add_late(_LINKAGE, token, start)
        if declaration.specifiers.flags & n.INLINE:
            code.add_late(_INLINE, token, start)
        if declaration.specifiers.flags & n.STATIC:
            code.add_late(num.STATIC_NOT_HERE, token, start)


def _is_other(
    code: UserCode,
    piece: Piece,
    declaration: n.Declaration,
    declarator: n.Declarator,
    function: n.DeclaratorOperator,
) -> bool:
    """Whether the result is certainly not int."""
    specifiers = declaration.specifiers
    if specifiers.flags & n.TYPEDEF:
        return False
    if function.trailing >= 0:
        return code.lexemes[function.trailing + 1] == "void"
    if any(operator is not function for operator in declarator.operators) or specifiers.flags & (n.CONST | n.VOLATILE):
        return True
    if specifiers.sort == n.PLACEHOLDER:
        return True
    if specifiers.sort == n.NAMED:
        engine = code.engine()
        with unanswered:
            context = engine.definitions.context_of(code.cutter.path(piece.start), [])
            if context is not None:
                try:
                    type_ = engine.specifiers.base_type(specifiers, context)
                except Mistake:
                    return True
                return not is_unknown(type_) and type_.canonical is not engine.types.int
        return False
    words = sorted(code.lexemes[specifiers.type_start : specifiers.type_end])
    return specifiers.sort == n.BUILTIN and words not in (["int"], ["int", "signed"], ["signed"])


def _has_linkage(code: UserCode, piece: Piece) -> bool:
    """Whether a declaration begins with `extern "C"`."""
    return code.kinds[piece.start] == k.EXTERN and code.kinds[piece.start + 1] == k.STRING
