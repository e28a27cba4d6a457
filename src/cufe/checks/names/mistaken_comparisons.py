"""Names that mean nothing with arguments for templates behind them: what was meant for those is read as comparisons,
in which no type can stand (254), whose last operand may be a global name (282), and which lack it in front of `()`,
`<<<`, `)` and `;` (29).  A comma ends an initialiser (40) and the condition of an assertion (1038)."""

from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.answers import Dependent, IllFormed, NoMatch, Unknown
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_STRING_EXPECTED: Final = 1038

_CXX20: Final = 20

_POINTERS: Final = b"*&"
#: in front of these an operand is missing
_NO_OPERANDS: Final = bytes((k.LAUNCH,)) + b"),;{"
_BEHIND_TYPES: Final = bytes((k.COMMA, k.GREATER))
_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
#: in front of `::` where a scope is named
_ENDS_OF_SCOPES: Final = b">)" + bytes((k.IDENTIFIER,))
_VALUES: Final = bytes((k.NUMBER, k.CHARACTER, k.TRUE_FALSE))


def is_comparison(code: UserCode, name: int) -> bool:
    """Whether a `<` behind a name that is not declared compares: from C++20 on it opens template arguments behind an
    unqualified one, or one of the global namespace ([temp.names]/2)."""
    kinds = code.kinds
    is_member = kinds[name - 1] in _MEMBERS and (kinds[name - 1] != k.SCOPE or kinds[name - 2] in _ENDS_OF_SCOPES)
    return kinds[name + 1] == k.LESS and (code.settings.standard < _CXX20 or is_member)


def check_comparison(code: UserCode, name: int, instance_at: int = -1) -> int:
    """Judges what stands behind a name that is not declared, in an expression: of types and values alone; in an
    instance where the token stands that asks for it.  Returns the token that stands as the last operand, or -1."""
    found, behind = _comparison(code, name)
    for number, token in found:
        code.add_late(number, token, max(token, instance_at))
    if behind >= 0 and code.kinds[behind] == k.SCOPE:
        if code.kinds[behind + 1] == k.IDENTIFIER:
            _check_global(code, behind + 1)
        return -1
    return behind


def _comparison(code: UserCode, name: int) -> tuple[list[tuple[int, int]], int]:
    """What is wrong behind a name that is not declared, by numbers and tokens, and the token behind the `>`, or -1."""
    kinds = code.kinds
    found: list[tuple[int, int]] = []
    if not is_comparison(code, name):
        return found, -1
    at = name + 2
    while kinds[at] != k.GREATER:
        if kinds[at] == k.CONST:
            found.append((num.EXPRESSION_EXPECTED, at))
        end = _end_of_type(code, at)
        if end > 0 and kinds[end] in b"({" and _end_of_type(code, end + 1) < 0:
            # An object that is made of values.
            break
        if end > 0:
            found.append((num.TYPE_NAME, at))
        elif kinds[at] not in _VALUES and kinds[at] != k.IDENTIFIER:
            break
        at = end if end > 0 else at + 1
        if kinds[at] != k.COMMA:
            break
        ends = _number_behind_comma(code, name, at)
        if ends > 0:
            found.append((ends, at + 1))
            return found, -1
        at += 1
    if kinds[at] != k.GREATER:
        return found, -1
    behind = at + 1
    if kinds[behind] in _NO_OPERANDS:
        found.append((num.EXPRESSION_EXPECTED, behind))
    elif kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] == k.CLOSE_ROUND:
        found.append((num.EXPRESSION_EXPECTED, behind + 1))
    return found, behind


def tell_compared(code: UserCode, name: int) -> None:
    """Tells of what stands behind a qualified name of which its scope has no member, and of the operands that a
    statement would declare."""
    check_comparison(code, name)
    path = code.cutter.path(name)
    told = code.once(ToldNames)
    for operand in _declared_operands(code, path, name):
        tell_operand(code, told, path, operand)
        tell_block(code, path, operand)


def _declared_operands(code: UserCode, path: list[Piece], name: int) -> list[int]:
    """The names that a statement would declare if the qualified one at its start were that of a template."""
    kinds = code.kinds
    at = _comparison(code, name)[1]
    if at < 0 or kinds[first_of_name(code, name) - 1] not in b";{}" or not path:
        return []
    found: list[int] = []
    while True:
        while kinds[at] in _POINTERS:
            at += 1
        if kinds[at] != k.IDENTIFIER:
            return found
        found.append(at)
        while kinds[at] not in b",;{}<>)]" and at < path[-1].end:
            at = code.brackets.close(at) + 1 if kinds[at] in b"([" else at + 1
        if kinds[at] != k.COMMA:
            return found
        at += 1


def tell_block(code: UserCode, path: list[Piece], operand: int) -> None:
    """Tells that a statement ends behind an operand that a list would initialise: the list is a block (65)."""
    if code.kinds[operand] == k.IDENTIFIER and code.kinds[operand + 1] == k.OPEN_BRACE and operand > path[-1].body > 0:
        code.add(num.SEMICOLON_EXPECTED, operand + 1)


def first_of_name(code: UserCode, token: int) -> int:
    """The first token of the qualified name that ends with a token."""
    kinds = code.kinds
    while kinds[token - 1] == k.SCOPE:
        token -= 2 if kinds[token - 2] == k.IDENTIFIER else 1
    return token


def argument_list_around(code: UserCode, token: int) -> int:
    """The `<` of the innermost list around a token that holds the arguments of a known template; -1 where none does."""
    kinds = code.kinds
    at = token - 1
    while kinds[at] not in b";{}([":
        if kinds[at] == k.LESS and kinds[at - 1] == k.IDENTIFIER and code.brackets.close_angle(at, len(kinds)) > token:
            entity = code.lookup().resolve(at - 1)
            if entity is not None and entity.template:
                return at
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    return -1


def is_template_argument_of(code: UserCode, first: int) -> bool:
    """Whether a qualified name begins an argument of a class or alias template."""
    opening = argument_list_around(code, first)
    entity = code.lookup().resolve(opening - 1) if opening >= 0 else None
    return entity is not None and entity.sort in (en.TYPE, en.ALIAS)


def _number_behind_comma(code: UserCode, name: int, comma: int) -> int:
    """What is expected behind a comma that ends the expression around a name; -1 where it goes on."""
    kinds = code.kinds
    at = name - 1
    while kinds[at] not in b";{}([" and kinds[at] != k.ASSIGN:
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    if kinds[at] == k.OPEN_ROUND and kinds[at - 1] == k.STATIC_ASSERT:
        return _STRING_EXPECTED
    if kinds[at] != k.ASSIGN or kinds[comma + 1] == k.IDENTIFIER:
        return -1
    path = code.cutter.path(name)
    body = code.lookup().body_at(name) if path else None
    if body is None or path[-1].sort == c.SIMPLE:
        return num.IDENTIFIER_EXPECTED if path and path[-1].sort == c.SIMPLE else -1
    is_declared = any(
        one.declarator is not None
        and one.declarator.initialiser_start - 1 <= at <= one.declarator.initialiser_start
        for one in body.region_at(name).bindings
    )
    return num.IDENTIFIER_EXPECTED if is_declared else -1


def tell_operand(code: UserCode, told: ToldNames, path: list[Piece], at: int) -> None:
    """Tells of a name that would be declared if it stood behind a type, and is undefined (20) as an operand."""
    while code.kinds[at] in _POINTERS:
        at += 1
    name = code.lexemes[at]
    if code.kinds[at] != k.IDENTIFIER or told.has(name, at):
        return
    entity = code.lookup().resolve(at)
    if entity is not None and at not in entity.tokens():
        return
    code.add(num.UNDEFINED, at, name)
    if path[-1].sort == c.FUNCTION and at < path[-1].body:
        told.put_around(at)
    else:
        told.put(at, path)


def _check_global(code: UserCode, name: int) -> None:
    """Judges `::name` behind template arguments: a global name where a member was meant.  In front of another name it
    ends a declaration, which declares nothing: the next use of that name is undefined."""
    kinds = code.kinds
    lookup = code.lookup()
    if lookup.find("::" + code.lexemes[name]) is None:
        code.add(num.NOT_GLOBAL, name, code.lexemes[name])
    elif kinds[name + 1] == k.OPEN_ROUND and kinds[name + 2] == k.CLOSE_ROUND and _takes_arguments(code, name):
        code.add(num.NO_INSTANCE, name, EntityName("overloaded function", code.lexemes[name]))
    if kinds[name + 1] != k.IDENTIFIER:
        return
    declared = name + 1
    code.add(num.SEMICOLON_EXPECTED, declared)
    path = code.cutter.path(declared)
    if not path or path[-1].sort != c.FUNCTION or declared < path[-1].body:
        return
    for token in code.unit.occurrences(code.lexemes[declared]):
        if declared < token < path[-1].end and kinds[token - 1] not in _MEMBERS:
            entity = lookup.resolve(token)
            if entity is not None and declared in entity.tokens():
                code.add(num.UNDEFINED, token, code.lexemes[token])
                code.once(ToldNames).put(token, path)
                return


def _takes_arguments(code: UserCode, name: int) -> bool:
    """Whether no overloaded global function of a name can be called without an argument."""
    engine = code.engine()
    context = engine.definitions.scope_behind(code.cutter.path(name))
    if context is None:
        return False
    try:
        engine.expressions.build(engine.fragments.expression(name - 1, name + 3), context)
    except (Unknown, Dependent):
        return False
    except IllFormed as failure:
        return isinstance(failure, NoMatch)
    return False


def _end_of_type(code: UserCode, first: int) -> int:
    """The end of a type's name that begins at a token, -1 if that of no type does."""
    kinds = code.kinds
    if kinds[first] == k.BUILTIN_TYPE:
        at = first
        while kinds[at] == k.BUILTIN_TYPE:
            at += 1
        return at
    at = first
    while kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
        at += 2
    if kinds[at] != k.IDENTIFIER or not _is_type(code, at):
        return -1
    if kinds[at + 1] != k.LESS:
        return at + 1
    close = code.brackets.close_angle(at + 1, len(kinds))
    return close + 1 if close > 0 and kinds[close + 1] in _BEHIND_TYPES else -1


def _is_type(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token)
    if entity is None:
        return False
    return entity.sort in (en.TYPE, en.ALIAS) or (entity.sort == en.TEMPLATE_PARAMETER and entity.is_type)
