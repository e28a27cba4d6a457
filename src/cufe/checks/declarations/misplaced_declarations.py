"""Declarations that may not stand where they do: those that declare nothing, or a class where none is meant
([dcl.pre]), templates in blocks (437), and members with their own class in front (427)."""

from cufe import regex as re
from cufe.checks.declarations.specifiers import list_opening
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import Final
from cufe.sema.text_lookup.namespace_scopes import namespace_around, namespace_of
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_NOTHING: Final = 64
_FORWARD_ENUM: Final = 102
_VOID: Final = 526

_FORWARD: Final = bytes((k.ENUM, k.IDENTIFIER, k.SEMICOLON))
#: where a declaration begins
_BEFORE_ENUM: Final = b";{}"

_TYPE: Final = b"[" + re.escape(bytes((k.BUILTIN_TYPE,))) + b"]"
#: a declaration of types alone, with what follows where a name should stand
_ALONE: Final = re.compile(_TYPE + b"(?<=[;{})].)" + _TYPE + b"*([*&]*)([;=,])", re.DOTALL)
_UNNAMED: Final = TokenPattern(
    b"(?<=[;{}])[" + re.escape(bytes((k.STRUCT, k.CLASS))) + b"][{]", bytes((k.STRUCT, k.CLASS))
)


def check_empty_declarations(code: UserCode) -> None:
    """Judges what begins with a built-in type or with an unnamed class.

    Declarations of a built-in type that declare nothing (64) or that lack the name in front of more (40), and
    parameters of type void beside others or with a name (526; [dcl.dcl], [dcl.fct]/4)."""
    kinds = code.kinds
    for start, end in code.in_full:
        for match in _ALONE.finditer(kinds, start, end):
            before = match.start() - 1
            is_annotated = kinds[before] == k.CLOSE_ROUND
            if is_annotated and not _begins_behind(code, before):
                continue
            if match[2] != b";" or match[1]:
                code.add(num.IDENTIFIER_EXPECTED, match.start(2))
            elif not is_annotated:
                _tell_nothing(code, match.start())
        for match in _UNNAMED.finditer(kinds, start, end):
            if kinds[code.brackets.skip(match.start() + 1)] == k.SEMICOLON and not _is_in_class(code, match.start()):
                _tell_nothing(code, match.start())
    for word in code.tokens_of({"void"}, code.in_full):
        behind = word + 2 if kinds[word + 1] == k.IDENTIFIER else word + 1
        if kinds[word - 1] in b"(," and kinds[behind] in b",)=":
            _parameter(code, word)


def check_forward_enumerations(code: UserCode) -> None:
    """Judges `enum E;` without an underlying type, which declares no enumeration ([dcl.enum]/3, 102); behind the
    definition it names that."""
    for at in k.each(code.kinds, _FORWARD, code.in_full):
        entity = code.lookup().resolve(at + 1)
        if code.kinds[at - 1] in _BEFORE_ENUM and (entity is None or not 0 <= entity.body < at):
            code.add(_FORWARD_ENUM, at + 1)


def _begins_behind(code: UserCode, close: int) -> bool:
    """Whether a declaration begins with the attributes that end at a parenthesis."""
    kinds = code.kinds
    while kinds[close] == k.CLOSE_ROUND:
        attribute = code.brackets.open_before(close) - 1
        if kinds[attribute] != k.ATTRIBUTE:
            return False
        close = attribute - 1
    return close < 0 or kinds[close] in b";{}"


def _tell_nothing(code: UserCode, token: int) -> None:
    """It is an error among the members of a class."""
    default = ERROR if _is_in_class(code, token) else WARNING
    code.diagnoser.add(_NOTHING, code.unit.offset(token), default=default)


def _is_in_class(code: UserCode, token: int) -> bool:
    """Whether a declaration is a member: of a class among others, or of one in a body."""
    path = code.cutter.path(token)
    if not path or path[-1].start == token:
        return len(path) > 1 and path[-2].sort == c.CLASS
    piece = code.lookup().piece_at(token)
    return piece is not None and piece.start == token


def _parameter(code: UserCode, word: int) -> None:
    """`void` in parentheses, which hold parameters unless a built-in trait precedes them."""
    kinds = code.kinds
    opening = list_opening(code, word)
    if kinds[opening] != k.OPEN_ROUND or code.lexemes[opening - 1].startswith("__"):
        return
    if opening == word - 1 and kinds[word + 1] == k.CLOSE_ROUND:
        return
    code.add(_VOID, word)


_INLINE: Final = 325
_LINKAGE: Final = 335
_NOT_STATIC: Final = 365
_STORAGE: Final = 1000
_CONSTEXPR: Final = 2386

_STORAGE_CLASSES: Final = bytes((k.STATIC, k.EXTERN))
#: what may stand among the specifiers of a definition that declares nothing else
_SPECIFIERS: Final = bytes((k.STATIC, k.EXTERN, k.STRING, k.INLINE, k.CONSTEXPR, k.CONST, k.VOLATILE, k.THREAD_LOCAL))


def check_classes_alone(code: UserCode) -> None:
    """Judges each definition in a namespace.

    Definitions of classes and enumerations outside of classes that no object follows: storage classes (1000), anonymous
    unions of namespaces that are not static (365), unnamed classes behind other specifiers (64; [dcl.stc],
    [class.union.anon], [dcl.dcl])."""
    for path in pieces_of(code, code.in_full):
        piece = path[-1]
        if piece.sort in (c.CLASS, c.ENUM) and all(one.sort in (c.NAMESPACE, c.LINKAGE) for one in path[:-1]):
            if code.kinds[behind_specifiers(code, piece)] == k.SEMICOLON:
                key = next(at for at in range(piece.head, piece.body) if code.kinds[at] in k.TYPE_KEYS)
                _check(code, piece, key)
                _check_specifiers(code, piece, key)


def behind_specifiers(code: UserCode, piece: Piece) -> int:
    """The token behind the specifiers that follow the braces of a class or an enumeration."""
    kinds = code.kinds
    at = code.brackets.skip(piece.body)
    while kinds[at] in _SPECIFIERS or kinds[at] == k.ATTRIBUTE:
        at = code.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1
    return at


def _check_specifiers(code: UserCode, piece: Piece, key: int) -> None:
    """Specifiers of functions and variables around a definition that declares none, as where its semicolon is missing
    ([dcl.inline], [dcl.constexpr], [dcl.link])."""
    kinds = code.kinds
    close = code.brackets.close(piece.body)
    end = behind_specifiers(code, piece)
    found_at = end if end > close + 1 else close
    is_inline = False
    for at in range(piece.start, end):
        if key <= at <= close:
            continue
        if kinds[at] == k.INLINE and not is_inline:
            is_inline = True
            # In front of what is reported about attributes.
            offset = code.unit.offset
            code.diagnoser.add(_INLINE, offset(piece.start), detected=offset(found_at) - 1)
        elif kinds[at] == k.CONSTEXPR:
            code.add_late(_CONSTEXPR, at, found_at)
        elif kinds[at] == k.EXTERN and kinds[at + 1] == k.STRING and at > close:
            code.add(_LINKAGE, at)


def _check(code: UserCode, piece: Piece, key: int) -> None:
    kinds = code.kinds
    storage = -1
    at = piece.start
    while at < key:
        if kinds[at] in _STORAGE_CLASSES and kinds[at + 1] != k.STRING:
            storage = at
            at += 1
        elif kinds[at] == k.ATTRIBUTE:
            at = code.brackets.skip(at + 1)
        else:
            # Other specifiers are mistakes of other kinds.
            return
    # What is wrong with attributes in front is reported after it, what is wrong with members is not.
    has_attributes = kinds.find(k.ATTRIBUTE, piece.start, key) >= 0
    found_at = piece.start if has_attributes else code.brackets.close(piece.body)
    unnamed = key + 1 == piece.body
    if unnamed and kinds[key] == k.UNION:
        if storage < 0 or kinds[storage] != k.STATIC:
            code.add_late(_NOT_STATIC, key, found_at)
        return
    if unnamed and kinds[key] != k.ENUM and key > piece.start:
        code.add_late(_NOTHING, piece.start, found_at, default=WARNING)
    if storage >= 0:
        code.add_late(_STORAGE, storage, found_at)


_LOCAL_TEMPLATE: Final = 437

#: in front of a declaration
_BEFORE: Final = b"{};:"


def check_local_templates(code: UserCode) -> None:
    """Judges the template heads in the functions of the compiled file."""
    kinds = code.kinds
    for start, end in code.in_full:
        for at in k.all_of(kinds, k.TEMPLATE_HEAD, start, end):
            if kinds[at - 1] in _BEFORE and code.brackets.enclosing(at) >= start:
                path = code.cutter.path(at)
                if path and path[-1].sort == FUNCTION and at > path[-1].body >= 0:
                    code.add(_LOCAL_TEMPLATE, at)


_OF_CLASS: Final = 427
_OF_NAMESPACE: Final = 1285


def check_own_qualifiers(code: UserCode) -> None:
    """Judges the qualified names among the declarations of classes and namespaces."""
    for path in pieces_of(code, code.in_full, with_idle=True):
        if len(path) < 2 or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        for binding in code.bindings(path):
            declarator = binding.declarator
            declaration = binding.declaration
            if declarator is None or declaration is None or declaration.specifiers.flags & n.FRIEND:
                continue
            named = declarator.id - 2
            if named < declarator.name_first or code.kinds[named + 1] != k.SCOPE:
                continue
            if code.kinds[named] == k.GREATER:
                opening = code.kinds.rfind(k.LESS, declarator.name_first, named)
                named = opening - 1 if code.brackets.close_angle(opening, named + 1) == named else named
            number = _number(code, path, named)
            if number:
                code.add(number, declarator.name_first)


def _number(code: UserCode, path: list[Piece], named: int) -> int:
    """What is said of a qualifier, 0 where it does not name the innermost scope around."""
    around = path[-2]
    if around.sort == c.CLASS:
        name = class_name(around.head, around.body, code.kinds)[2]
        return _OF_CLASS if name >= 0 and code.lexemes[name] == code.lexemes[named] else 0
    if around.sort != c.NAMESPACE or code.kinds.startswith(k.FULL_SPECIALIZATION, path[-1].start):
        # An explicit specialisation may be qualified ([temp.expl.spec]/3).
        return 0
    entity = code.lookup().resolve(named)
    namespace = None if entity is None else namespace_of(entity)
    inside = namespace is not None and namespace is namespace_around(code.lookup().scope_at(path[-1].start))
    return _OF_NAMESPACE if inside else 0
