"""Mistakes in the head of a function by itself: default arguments (306; [dcl.fct.default]), names of parameters (100),
a qualified result (815), one that defines a class (305; [dcl.fct]/11), constraints (3049), and the forms of `main`
(378, 404, 951, 2949; [basic.start.main])."""

from cufe import regex as re
from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_SAME_NAME: Final = 100
_NOT_AT_END: Final = 306
_MEANINGLESS: Final = 815
_DYNAMIC: Final = 2863
_NOT_TEMPLATED: Final = 3049

_CXX17: Final = 17
_BEHIND_PARAMETERS: Final = bytes((k.CLOSE_ROUND, k.CONST, k.VOLATILE, k.AND)) + b"&"

_PLAIN: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.STATIC, k.INLINE, k.CONSTEXPR))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE))
_ATTRIBUTE: Final = re.escape(bytes((k.ATTRIBUTE,))) + rb"\(\((?:[^()]|\([^()]*+\))*+\)\)"
#: a qualifier among the words of a plain type, and the name of a function
_QUALIFIED: Final = TokenPattern(
    rb"[" + re.escape(_QUALIFIERS) + rb"](?:[" + re.escape(_PLAIN) + rb"]|" + _ATTRIBUTE + rb")*+"
    rb"(?:i\(|" + re.escape(bytes((k.OPERATOR,))) + rb")", _QUALIFIERS
)  # fmt: skip
#: the same of a pointer
_POINTER: Final = TokenPattern(
    rb"\*[" + re.escape(_QUALIFIERS) + rb"]++(?:i\(|" + re.escape(bytes((k.OPERATOR,))) + rb")", b"*"
)


def check_function_heads(code: UserCode) -> None:
    """Judges the functions that the compiled file declares in namespaces and classes."""
    for start, end in code.in_full:
        for match in _QUALIFIED.finditer(code.kinds, start, end):
            _qualified(code, match.start(), match.end())
        for match in _POINTER.finditer(code.kinds, start, end):
            _qualified_pointer(code, match.start() + 1, match.end())
        at = code.kinds.find(k.REQUIRES, start, end)
        while at >= 0:
            _requirement(code, at)
            at = code.kinds.find(k.REQUIRES, at + 1, end)
        if code.settings.standard >= _CXX17:
            for at in k.all_of(code.kinds, k.THROW, start, end):
                _dynamic_specification(code, at)
        for at in k.all_of(code.kinds, k.OPEN_ROUND, start, end):
            is_named = code.kinds[at - 1] == k.IDENTIFIER or k.OPERATOR in k.stretch(code.kinds, at - 4, at)
            if is_named and _is_doubtful(code, at):
                _parameters(code, at)


def _dynamic_specification(code: UserCode, at: int) -> None:
    """`void f() throw(int)`: since C++17 only `throw()` is left ([depr.except.spec])."""
    kinds = code.kinds
    if kinds[at + 1] != k.OPEN_ROUND or kinds[at + 2] == k.CLOSE_ROUND or kinds[at - 1] not in _BEHIND_PARAMETERS:
        return
    path = code.cutter.path(at)
    if path and path[-1].sort in (c.SIMPLE, c.FUNCTION) and not 0 <= path[-1].body < at:
        code.add(_DYNAMIC, at)


def _requirement(code: UserCode, at: int) -> None:
    """A requires-clause behind a declarator, which only what is inside of a template can have ([dcl.decl.general])."""
    path = code.cutter.path(at)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or (0 <= path[-1].body < at):
        return
    if any(code.kinds[piece.start] == k.TEMPLATE for piece in path):
        return
    for binding in code.bindings(path):
        declarator = binding.declarator
        function = declarator.function() if declarator is not None else None
        if declarator is None or function is None or declarator.constraint != at:
            continue
        if not any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in function.parameters):
            code.add(_NOT_TEMPLATED, at)


def _qualified(code: UserCode, first: int, end: int) -> None:
    """`const int f()`: a plain value has no qualifiers."""
    kinds = code.kinds
    if kinds[first - 1] in _QUALIFIERS or (kinds[first - 1] not in _PLAIN and kinds[first + 1] == k.IDENTIFIER):
        return
    path = code.cutter.path(first)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or (0 <= path[-1].body < first):
        return
    name = end - 1 if kinds[end - 1] == k.OPERATOR else end - 2
    for binding in code.bindings(path):
        if binding.name != name or binding.sort != s.ROUTINE or binding.declarator is None:
            continue
        declaration = binding.declaration
        function = binding.declarator.function()
        if declaration is None or function is None or declaration.specifiers.sort != n.BUILTIN:
            continue
        if binding.declarator.operators == [function] and function.trailing < 0 and first >= path[-1].head:
            _tell_meaningless(code, first, binding.declarator, binding.first - 1)


def _qualified_pointer(code: UserCode, first: int, end: int) -> None:
    """`int *const f()`."""
    path = code.cutter.path(first)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or first < path[-1].head or 0 <= path[-1].body < first:
        return
    for binding in code.bindings(path):
        declarator = binding.declarator
        function = declarator.function() if declarator is not None else None
        if binding.sort == s.ROUTINE and function is not None and declarator is not None:
            if end - 1 <= function.first <= end + 2 and declarator.operators[0] is function and function.trailing < 0:
                _tell_meaningless(code, first, declarator, path[-1].start)


def _tell_meaningless(code: UserCode, first: int, declarator: n.Declarator, usual: int) -> None:
    """It is reported after unknown names in the parameters, and in front of what is reported about the name."""
    default = code.kinds.find(k.ASSIGN, declarator.id, declarator.end)
    parameters = range(declarator.id + 1, default if default >= 0 else declarator.end)
    is_late = not code.once(ToldNames).undefined.isdisjoint(parameters)
    code.add_late(_MEANINGLESS, first, declarator.end - 1 if is_late else usual)


def _is_doubtful(code: UserCode, opening: int) -> bool:
    """Whether parentheses hold a default argument with a comma behind, or one name twice."""
    close = code.brackets.close(opening)
    kinds = code.kinds
    if close - opening < 4 or kinds.find(b",", opening, close) < 0:
        return False
    default = kinds.find(k.ASSIGN, opening, close)
    if default >= 0 and kinds.find(b",", default, close) >= 0:
        return True
    names = [code.lexemes[at] for at in range(opening, close) if kinds[at] == k.IDENTIFIER and kinds[at + 1] in b",)="]
    return len(set(names)) < len(names)


def _parameters(code: UserCode, opening: int) -> None:
    path = code.cutter.path(opening)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or (0 <= path[-1].body < opening):
        return
    for binding in code.bindings(path):
        function = binding.function()
        if binding.sort != s.ROUTINE or function is None or function.first != opening:
            continue
        _names(code, function)
        _defaults(code, binding, function)


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
    gives it."""
    first: n.Parameter | None = None
    for parameter in function.parameters:
        if parameter.declarator.initialiser == n.ASSIGNED:
            if first is None:
                first = parameter
        elif first is not None and parameter.declarator.pack < 0:
            if not _is_declared_again(code, binding.name, function):
                # Of a template it is told at its name.
                is_template = binding.declaration is not None and bool(binding.declaration.heads)
                code.add(_NOT_AT_END, binding.name if is_template else first.declarator.initialiser_start + 1)
            return


def _is_declared_again(code: UserCode, name: int, function: n.DeclaratorOperator) -> bool:
    """Whether a function with as many parameters has been declared by a name, which may be the same one."""
    for at in code.tokens_of({code.lexemes[name]}):
        path = code.cutter.path(at) if at < name else []
        for binding in code.bindings(path) if path else []:
            earlier = binding.function() if binding.name == at else None
            if earlier is not None and len(earlier.parameters) == len(function.parameters):
                return True
    return False


_DEFINED: Final = 305
#: what ends the search for the braces of a class behind its key
_NO_DEFINITION: Final = b";()=}"
_BEFORE_PARAMETER: Final = b"<,("


def check_defined_results(code: UserCode) -> None:
    """Judges the definitions with declarators behind them."""
    kinds = code.kinds
    for start, end in code.in_full:
        for key in k.TYPE_KEYS:
            for at in k.all_of(kinds, key, start, end):
                brace = _definition(code, at, end)
                if brace >= 0:
                    close = code.brackets.close(brace)
                    if kinds[close + 1] != k.SEMICOLON:
                        _declarators(code, at, brace, close)


def _definition(code: UserCode, key: int, end: int) -> int:
    """The brace of the class that begins with a key; -1 where none is defined."""
    kinds = code.kinds
    if kinds[key - 1] in _BEFORE_PARAMETER or (kinds[key] != k.ENUM and kinds[key - 1] == k.ENUM):
        return -1
    at = key + 1
    while at < end and kinds[at] != k.OPEN_BRACE:
        if kinds[at] in (k.ATTRIBUTE, k.ALIGNAS) and kinds[at + 1] == k.OPEN_ROUND:
            at = code.brackets.close(at + 1)
        elif kinds[at] in _NO_DEFINITION:
            return -1
        at += 1
    return at if at < end else -1


def _declarators(code: UserCode, key: int, brace: int, close: int) -> None:
    piece = _piece(code, key, brace)
    if piece is None:
        return
    declaration = code.lookup().declarations.parse(piece, "")
    start = declaration.specifiers.start
    if code.kinds[start] == k.EXTERN and code.kinds[start + 1] == k.STRING:
        start += 2
    for declarator in declaration.declarators:
        if declarator.id >= 0 and any(operator.sort == n.PARAMETERS for operator in declarator.operators):
            code.add_late(_DEFINED, start, close)


def _piece(code: UserCode, key: int, brace: int) -> Piece | None:
    """The declaration around a definition; those of templates have no declarators."""
    path = code.cutter.path(key)
    piece = path[-1] if path else None
    if piece is not None and piece.sort not in (c.CLASS, c.ENUM) and piece.body >= 0 and key > piece.body:
        piece = local_piece(code.cutter, key)
    if piece is None or code.kinds[piece.start] == k.TEMPLATE:
        return None
    is_around = piece.body == brace if piece.sort != c.FUNCTION else piece.start <= key < brace < piece.body
    return piece if is_around else None


_STATIC: Final = 378
_INLINE: Final = 404
_RETURN_TYPE: Final = 951
_LINKAGE: Final = 2949


def check_main_function(code: UserCode) -> None:
    """Judges the declarations of `main` in the global namespace."""
    for token in code.tokens_of({"main"}, code.in_full):
        path = code.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
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
        if _is_other(code, declaration, declarator, function):
            code.add_late(_RETURN_TYPE, token, start)
        if has_linkage or _has_linkage(code, piece):
            code.add_late(_LINKAGE, token, start)
        if declaration.specifiers.flags & n.INLINE:
            code.add_late(_INLINE, token, start)
        if declaration.specifiers.flags & n.STATIC:
            code.add_late(_STATIC, token, start)


def _is_other(
    code: UserCode, declaration: n.Declaration, declarator: n.Declarator, function: n.DeclaratorOperator
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
    words = sorted(code.lexemes[specifiers.type_start : specifiers.type_end])
    return specifiers.sort == n.BUILTIN and words not in (["int"], ["int", "signed"], ["signed"])


def _has_linkage(code: UserCode, piece: Piece) -> bool:
    """Whether a declaration begins with `extern "C"`."""
    return code.kinds[piece.start] == k.EXTERN and code.kinds[piece.start + 1] == k.STRING
