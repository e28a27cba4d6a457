"""The mistakes in the head of a function by itself: default arguments (306), names of parameters (100), a qualified
result (815), constraints (3049; [dcl.fct.default], [basic.scope.param], [dcl.fct])."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_SAME_NAME: Final = 100
_NOT_AT_END: Final = 306
_MEANINGLESS: Final = 815
_NOT_TEMPLATED: Final = 3049

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
#: `name = value , type name`
_DEFAULT: Final = TokenPattern(rb"i=", b"=")


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
        for at in k.all_of(code.kinds, k.OPEN_ROUND, start, end):
            if code.kinds[at - 1] == k.IDENTIFIER and _is_doubtful(code, at):
                _parameters(code, at)


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
    is_late = not code.told().undefined.isdisjoint(parameters)
    code.add_late(_MEANINGLESS, first, declarator.end - 1 if is_late else usual)


def _is_doubtful(code: UserCode, opening: int) -> bool:
    """Whether parentheses hold a default argument with a comma behind, or one name twice."""
    close = code.brackets.close(opening)
    kinds = code.kinds
    if close - opening < 4 or kinds.find(b",", opening, close) < 0:
        return False
    default = _DEFAULT.search(kinds, opening, close)
    if default is not None and kinds.find(b",", default.end(), close) >= 0:
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
        _defaults(code, function)


def _names(code: UserCode, function: n.DeclaratorOperator) -> None:
    known: set[str] = set()
    for parameter in function.parameters:
        name = parameter.declarator.id
        if name < 0:
            continue
        if code.lexemes[name] in known:
            code.add(_SAME_NAME, name)
        known.add(code.lexemes[name])


def _defaults(code: UserCode, function: n.DeclaratorOperator) -> None:
    """Parameters behind one with a default argument have one, too, unless they are a pack, or an earlier declaration
    gives it."""
    name = function.first - 1
    is_named = code.kinds[name] == k.IDENTIFIER
    if is_named and any(
        code.kinds[at + 1] == k.OPEN_ROUND and at < name for at in code.tokens_of({code.lexemes[name]})
    ):
        return
    first: n.Parameter | None = None
    for parameter in function.parameters:
        if parameter.declarator.initialiser == n.ASSIGNED:
            if first is None:
                first = parameter
        elif first is not None and parameter.declarator.pack < 0:
            code.add(_NOT_AT_END, first.declarator.initialiser_start + 1)
            return
