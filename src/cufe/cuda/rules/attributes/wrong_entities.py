"""Attributes on entities that they do not apply to (observed: diagnostics-a 5.2): warnings 1835 and 1866."""

from cufe import regex as re
from cufe.checks.declarations.misplaced_declarations import behind_specifiers
from cufe.cuda.marks import (
    CONSTANT,
    DEVICE,
    GLOBAL,
    GRID_CONSTANT,
    HOST,
    LAUNCH_CONFIGURATION,
    MANAGED,
    PURE,
    REGISTER_PARAMS,
    SHARED,
    WORDS,
)
from cufe.cuda.rules.declared import Declared, display, word_of
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import UNKNOWN, specified_type
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import declarator_end
from cufe.syntax.cutter import CLASS, ENUM, FUNCTION, NAMESPACE, Piece
from cufe.text import kinds as k

_NO_ARGUMENTS: Final = 1094
_NOT_ALLOWED: Final = 1847
_NO_ENTITY: Final = 1866
_NO_DECLARED_ENTITY: Final = 2274

_MEMORY: Final = SHARED | CONSTANT | MANAGED
_EXECUTION: Final = HOST | GLOBAL
_ANY: Final = _MEMORY | _EXECUTION | DEVICE | LAUNCH_CONFIGURATION
#: where attribute specifiers begin, and macros for such
_SPECIFIERS: Final = bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
SPECIFIER: Final = re.compile(b"[" + _SPECIFIERS + b"]")
#: attributes of functions that are no CUDA words: `__inline_hint__`, `__forceinline__`, `__noinline__`
INLINING: Final = frozenset(("nv_inline_hint", "always_inline", "noinline"))
_INLINING: Final = 1 << 30
_OF_FUNCTIONS: Final = _INLINING | REGISTER_PARAMS
#: what no function, variable, parameter, data member and type can have
_NOT_FUNCTION: Final = _MEMORY | GRID_CONSTANT
_NOT_VARIABLE: Final = _EXECUTION | LAUNCH_CONFIGURATION | GRID_CONSTANT | PURE | _OF_FUNCTIONS
_NOT_PARAMETER: Final = _ANY | PURE | _OF_FUNCTIONS
_NOT_MEMBER: Final = _ANY | GRID_CONSTANT | PURE | _OF_FUNCTIONS
_NOT_TYPE: Final = _ANY | GRID_CONSTANT | PURE | _OF_FUNCTIONS
#: attributes whose names messages show as they are
_AS_WRITTEN: Final = GRID_CONSTANT | REGISTER_PARAMS
#: in front of the name of a constructor that is declared
_BEFORE_CONSTRUCTOR: Final = bytes((k.SCOPE, k.EXPLICIT, k.INLINE, k.CONSTEXPR, k.FRIEND)) + b";{}:>"
#: what can stand in front of a declarator, or of a type-id, in parentheses
_STARTS_TYPE: Final = bytes((k.CONST, k.VOLATILE, k.BUILTIN_TYPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME))
_OF_POINTER: Final = bytes((k.AND,)) + b"*&"
_BEFORE_DECLARATOR: Final = bytes((k.BUILTIN_TYPE, k.AUTO, k.CONST, k.VOLATILE, k.SIZEOF, k.ALIGNOF)) + b"*&"


def check_entities(one: Declared) -> None:
    """Judges the attributes of a declarator."""
    for attribute in one.attributes:
        # What declarators share is applied to each when its name has been read.
        found_at = one.name_token if one.declarator is not one.declaration.declarators[0] else attribute.first
        # What is in the parentheses of a declarator has been judged.
        _judge(one.examined, attribute, _forbidden(one), found_at, bool(one.flags & n.TYPEDEF))
    for operator in one.declarator.operators:
        if operator.sort == n.PARAMETERS:
            check_parameters(one.examined, operator)
            if operator.trailing >= 0:
                _judge_all(one.examined, operator.trailing, declarator_end(one.declarator))


def drop_unfit(declared: list[Declared]) -> None:
    """Takes an attribute that several declarators share from those behind the first that it does not apply to."""
    unfit: list[n.Attribute] = []
    for one in declared:
        one.drop(unfit)
        forbidden = _forbidden(one) if one.attributes else 0
        unfit += [attribute for attribute in one.attributes if _word(attribute) & forbidden]


def check_parameters(examined: ExaminedUnit, operator: n.DeclaratorOperator) -> None:
    """Judges the attributes of parameters; `__grid_constant__` is judged elsewhere."""
    for parameter in operator.parameters:
        for attribute in parameter.specifiers.attributes + parameter.declarator.attributes:
            # What is between the parentheses of a declarator may be read as a list of parameters, too.
            _judge(examined, attribute, _NOT_PARAMETER)
        for inner in parameter.declarator.operators:
            # Behind a name they are judged as what is in parentheses.
            if inner.sort == n.PARAMETERS and examined.kinds[inner.first - 1] == k.CLOSE_ROUND:
                check_parameters(examined, inner)


def _forbidden(one: Declared) -> int:
    if one.flags & n.TYPEDEF:
        return _NOT_TYPE
    if one.function() is not None:
        return _NOT_FUNCTION
    if one.in_class and not one.flags & n.STATIC:
        return _NOT_MEMBER
    if not one.declarator.operators and not one.declaration.heads and specified_type(one) == UNKNOWN:
        # A typedef may make it a function, in the template itself no parameter does.
        return _NOT_VARIABLE if _is_of_parameter(one) else 0
    return _NOT_VARIABLE


def _is_of_parameter(one: Declared) -> bool:
    """Whether the type of a declaration is a parameter of a template."""
    specifiers = one.declaration.specifiers
    if specifiers.sort != n.NAMED or specifiers.type_end != specifiers.type_start + 1:
        return False
    entity = one.examined.lookup().resolve(specifiers.type_start)
    return entity is not None and entity.sort == en.TEMPLATE_PARAMETER


def _judge(
    examined: ExaminedUnit, attribute: n.Attribute, forbidden: int, found_at: int = -1, on_type: bool = False
) -> None:
    if _word(attribute) & forbidden:
        # Run-time compilation forgives what stands on types alone.
        severity = ERROR if examined.settings.jit and not on_type else WARNING
        token = attribute.first
        found_at = max(found_at, token)
        by = object() if found_at == token else None
        examined.add_late(num.DOES_NOT_APPLY, token, found_at, _shown(attribute), default=severity, by=by)


def judge_in_type(examined: ExaminedUnit, at: int) -> None:
    """Judges the attribute specifier at `at` in a type that declares nothing."""
    for attribute in examined.parser.attribute_specifier(at):
        _judge(examined, attribute, _NOT_TYPE)


def _word(attribute: n.Attribute) -> int:
    return _INLINING if attribute.name in INLINING else word_of(attribute)


def check_type(examined: ExaminedUnit, piece: Piece, at: int) -> None:
    """Judges an attribute at `at` in a piece that declares no more than a class, an enumeration, an alias or a
    namespace."""
    kinds = examined.kinds
    limit = piece.body if piece.body >= 0 else piece.end
    if piece.sort in (CLASS, ENUM) and at > piece.body >= 0 and at > examined.brackets.close(piece.body):
        _check_behind(examined, piece, at)
        return
    if piece.sort == NAMESPACE:
        _judge_all(examined, at, at + 1)
        return
    key = piece.head
    while key < limit and kinds[key] not in k.TYPE_KEYS:
        if kinds[key] == k.USING:
            if at > key + 1:
                _judge_all(examined, at, limit, limit - 1, kinds.count(b"(", key, at) - kinds.count(b")", key, at))
            return
        key = examined.brackets.skip(key + 1) if kinds[key] == k.ATTRIBUTE else key + 1
    if at > limit and piece.sort == ENUM:
        # Each enumerator has its own.
        _judge_all(examined, at, at + 1)
    if key >= limit and examined.kinds.find(k.COLON, at, limit) >= 0:
        # An unnamed bit-field.
        _judge_all(examined, at, at + 1)
    if key >= limit or at > limit:
        return
    if at > key:
        _judge_all(examined, at, limit)
        return
    if at < piece.head:
        # In the head of a template.
        return
    if kinds[piece.start] == k.TEMPLATE:
        # nothing is reported about explicit specialisations and instantiations.
        if kinds[piece.start + 1] == k.LESS and kinds[piece.start + 2] != k.GREATER:
            examined.diagnoser.add(_NOT_ALLOWED, examined.unit.offset(at), default=WARNING)
        return
    behind = examined.brackets.skip(piece.body) if piece.body >= 0 else piece.end - 1
    if behind >= len(kinds) or kinds[behind] != k.SEMICOLON:
        if kinds[piece.head] == k.TYPEDEF:
            _judge_all(examined, at, key)
        return
    specifiers = _specifiers(examined, at, key)
    attributes = examined.parser.attribute_specifier(specifiers[-1]) if specifiers else []
    if attributes:
        examined.add(_NO_ENTITY, attributes[-1].first)


def _check_behind(examined: ExaminedUnit, piece: Piece, at: int) -> None:
    """Judges the attributes among specifiers behind a definition that declares nothing else; the last is reported."""
    close = examined.brackets.close(piece.body)
    end = behind_specifiers(examined, piece)
    if examined.kinds[end] != k.SEMICOLON or examined.kinds[piece.start] == k.TEMPLATE:
        return
    if not examined.marks.between(close, at):
        last = _specifiers(examined, close, end)[-1]
        examined.add_late(_NO_ENTITY, examined.parser.attribute_specifier(last)[-1].first, end)


def _judge_all(examined: ExaminedUnit, start: int, end: int, found_at: int = -1, depth: int = 0) -> None:
    """Judges attributes that belong to a type; so many parentheses are open at the first one."""
    for token in _specifiers(examined, start, end):
        if examined.kinds[token - 1] != k.OPEN_ROUND:
            opened = depth + examined.kinds.count(b"(", start, token) - examined.kinds.count(b")", start, token)
            # Parameters of a function type may be marked.
            forbidden = _NOT_TYPE & ~GRID_CONSTANT if opened > 0 else _NOT_TYPE
            for attribute in examined.parser.attribute_specifier(token):
                _judge(examined, attribute, forbidden, found_at, True)


def _specifiers(examined: ExaminedUnit, start: int, end: int) -> list[int]:
    """The attribute specifiers in some tokens, and macros for such."""
    return [match.start() for match in SPECIFIER.finditer(examined.kinds, start, end)]


def check_parenthesised(examined: ExaminedUnit, at: int) -> None:
    """Judges the attributes behind a parenthesis: in a declarator, `void (__device__ f)()`, and in a type-id they
    apply to nothing."""
    kinds = examined.kinds
    before = at - 2
    while kinds[before] == k.OPEN_ROUND:
        before -= 1
    kind = kinds[before]
    if kind == k.IDENTIFIER:
        entity = examined.lookup().resolve(before)
        if entity is None or not entity.is_type or kinds[before - 1] in _BEFORE_CONSTRUCTOR:
            return
        if before in entity.tokens():
            # The name that a typedef declares.
            return
    elif kind == k.CLOSE_ROUND:
        # `(*)(__host__ int)`: parameters of the function that is pointed to.
        if kinds[examined.brackets.open_before(before) + 1] not in _OF_POINTER:
            return
    elif kind not in _BEFORE_DECLARATOR:
        return
    forbidden = _NOT_TYPE
    if kinds[examined.brackets.skip(at + 1)] in _STARTS_TYPE:
        # A parameter of a function type.
        forbidden &= ~GRID_CONSTANT
    while kinds[at] in _SPECIFIERS:
        for attribute in examined.parser.attribute_specifier(at):
            _judge(examined, attribute, forbidden, on_type=True)
        at = examined.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1


def check_misplaced(examined: ExaminedUnit, at: int, behind: int) -> None:
    """Judges attributes that stand alone, or in front of what takes none."""
    kinds = examined.kinds
    path = examined.cutter.path(at)
    if kinds[behind] != k.SEMICOLON:
        if kinds[behind] == k.USING and len(path) > 1 and path[-2].sort == CLASS:
            examined.add(num.DECLARATION_EXPECTED, behind)
        else:
            examined.add(_NOT_ALLOWED, at)
        return
    if path and path[-1].sort in (CLASS, ENUM) and at > path[-1].body >= 0:
        # Behind a definition that declares nothing else; nothing is reported about templates.
        if kinds[path[-1].start] == k.TEMPLATE:
            return
        last = _specifiers(examined, at, behind)[-1]
        examined.add_late(_NO_ENTITY, examined.parser.attribute_specifier(last)[-1].first, behind)
        return
    if path and path[-1].sort == FUNCTION:
        severity = WARNING
    elif len(path) > 1 and path[-2].sort == CLASS:
        examined.add(_NO_DECLARED_ENTITY, examined.parser.attribute_specifier(at)[0].first)
        return
    else:
        severity = ERROR
    check_idle(examined, at, behind, severity)


def check_idle(examined: ExaminedUnit, at: int, behind: int, severity: int = WARNING) -> None:
    """Judges attributes that have no entity to apply to: of an empty declaration, or in front of a statement."""
    if examined.settings.jit:
        severity = ERROR
    for token in _specifiers(examined, at, behind):
        for attribute in examined.parser.attribute_specifier(token):
            if attribute.name in INLINING or word_of(attribute):
                examined.diagnoser.add(
                    num.DOES_NOT_APPLY, examined.unit.offset(attribute.first), _shown(attribute), default=severity
                )


def check_arguments(examined: ExaminedUnit) -> None:
    """Words that stand alone, with arguments: such an attribute counts for nothing."""
    for token in examined.marks.with_arguments:
        if examined.is_own(token):
            name = examined.lexemes[token]
            as_written = name in INLINING or WORDS[name] & _AS_WRITTEN
            examined.add(_NO_ARGUMENTS, token + 1, name if as_written else f"__{name}__")


def _shown(attribute: n.Attribute) -> str:
    """The name of an attribute in messages."""
    return attribute.name if attribute.name in INLINING or word_of(attribute) & _AS_WRITTEN else display(attribute)
