"""Specifiers that may not stand where they do, stand twice, or come too late ([dcl.spec])."""

from cufe import regex as re
from cufe.checks.read_pieces import bodies_of, pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il.entities import CONSTEVAL, CONSTEXPR, INLINE
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_NOT_HERE: Final = 80
_OF_PARAMETER: Final = 85
_ON_PARAMETER: Final = 238
_OUTSIDE_CLASS: Final = 239
_INLINE: Final = 326
_MUTABLE: Final = 719
_INLINE_MEMBER: Final = 2860

_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.MUTABLE, k.THREAD_LOCAL))
_FUNCTIONS: Final = bytes((k.INLINE, k.VIRTUAL, k.CONSTEXPR, k.EXPLICIT, k.FRIEND))
_MEMBERS: Final = bytes((k.MUTABLE, k.VIRTUAL, k.EXPLICIT, k.FRIEND))
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.SWITCH, k.CATCH))
_CONSTEXPR_IF: Final = bytes((k.IF, k.CONSTEXPR))
_PARAMETERS: Final = TokenPattern(b"[" + re.escape(_STORAGE + _FUNCTIONS) + b"](?<=[(,].)", _STORAGE + _FUNCTIONS)
#: where a declaration begins, or goes on behind attributes
_DECLARATIONS: Final = TokenPattern(b"[" + re.escape(_MEMBERS) + b"](?<=[;{})].)", _MEMBERS)
_ATTRIBUTES: Final = (k.ATTRIBUTE, k.ALIGNAS)
_ROW: Final = _STORAGE + _FUNCTIONS + bytes((k.CONST, k.VOLATILE, k.REGISTER, k.BUILTIN_TYPE))


def check_misplaced_specifiers(code: UserCode) -> None:
    """Judges the words in parentheses, in blocks, and in front of declarations.

    Specifiers where the language has none ([dcl.spec]). Told are storage classes of parameters (85), of conditions and
    of handlers (80), `inline` and its like on parameters (238), `inline` in blocks (326) and of data members (2860);
    outside of classes `mutable` (719), `virtual` and `friend` (239), `explicit` (771)."""
    kinds = code.kinds
    for start, end in code.in_full:
        for match in _PARAMETERS.finditer(kinds, start, end):
            _parameter(code, match.start())
        at = kinds.find(k.INLINE, start, end)
        while at >= 0:
            front = _in_front(code, at)
            is_declared = kinds[front] in b";{}" or (kinds[front] == k.OPEN_ROUND and _holds_declaration(kinds, front))
            if is_declared and _is_in_block(code, at):
                code.add(_INLINE, at)
            _data_members(code, at)
            at = kinds.find(k.INLINE, at + 1, end)
        for match in _DECLARATIONS.finditer(kinds, start, end):
            _declaration(code, match.start())


def _in_front(code: UserCode, word: int) -> int:
    """The token in front of the row of specifiers and attributes that a word stands in."""
    kinds = code.kinds
    at = word - 1
    while at > 0:
        if kinds[at] == k.CLOSE_ROUND and kinds[opening := code.brackets.open_before(at) - 1] in _ATTRIBUTES:
            at = opening - 1
        elif kinds[at] in _ROW:
            at -= 1
        else:
            break
    return at


def _parameter(code: UserCode, word: int) -> None:
    """A word behind a parenthesis, or behind a comma in parentheses."""
    kinds = code.kinds
    opening = list_opening(code, word)
    if kinds[opening] != k.OPEN_ROUND or kinds[opening - 1] == k.FOR:
        return
    if _holds_declaration(kinds, opening):
        # What precedes a condition and its `;` is a declaration like others.
        if kinds[word] in _STORAGE and kinds.find(k.SEMICOLON, word, code.brackets.close(opening)) < 0:
            code.add(_NOT_HERE, word)
    else:
        code.add(_OF_PARAMETER if kinds[word] in _STORAGE else _ON_PARAMETER, word)


def _holds_declaration(kinds: bytes, opening: int) -> bool:
    """Whether a parenthesis is that of a condition or of a `for`, and not of parameters."""
    before = kinds[opening - 1]
    return before == k.FOR or before in _CONDITIONS or kinds.endswith(_CONSTEXPR_IF, 0, opening)


def _is_in_block(code: UserCode, token: int) -> bool:
    """Whether a token stands in the body of a function, and in no class there."""
    path = code.cutter.path(token)
    if not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
        return False
    return local_class(code.cutter, code.brackets.enclosing(token)) is None


def _data_members(code: UserCode, word: int) -> None:
    """Each data member that a declaration with `inline` declares, unless it is static."""
    path = code.cutter.path(word)
    if len(path) < 2 or path[-2].sort != c.CLASS or path[-1].sort not in (c.SIMPLE, c.CLASS):
        return
    for binding in code.bindings(path):
        specifiers = binding.declaration.specifiers if binding.declaration is not None else None
        if specifiers is None or binding.sort != s.VARIABLE or not specifiers.start <= word < specifiers.end:
            continue
        if specifiers.flags & n.INLINE and not specifiers.flags & (n.STATIC | n.FRIEND | n.TYPEDEF):
            code.add(_INLINE_MEMBER, word)


def _declaration(code: UserCode, word: int) -> None:
    """A word of members at the start of a declaration."""
    kinds = code.kinds
    if kinds[_in_front(code, word)] not in b";{}>":
        return
    path = code.cutter.path(word)
    if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION):
        return
    around = code.brackets.enclosing(word)
    if around >= path[-1].start:
        # In a function, or in a lambda wherever it stands.
        in_class = local_class(code.cutter, around) is not None
    else:
        in_class = len(path) > 1 and path[-2].sort == c.CLASS
    if in_class:
        if kinds[word] == k.MUTABLE and path[-1].sort == c.SIMPLE and _cannot_change(code, path[-1]):
            code.add(_MUTABLE, word)
    elif kinds[word] == k.MUTABLE:
        code.add(_MUTABLE, word)
    elif not _is_guide(code, word):
        code.add(num.EXPLICIT_NOT_HERE if kinds[word] == k.EXPLICIT else _OUTSIDE_CLASS, word)


def _is_guide(code: UserCode, word: int) -> bool:
    """Whether a word stands in front of a deduction guide, `explicit Name(int) -> Name<int>;`."""
    kinds = code.kinds
    at = word + 1
    if kinds[at] == k.OPEN_ROUND:
        at = code.brackets.skip(at)
    while kinds[at] == k.ATTRIBUTE:
        at = code.brackets.skip(at + 1)
    if kinds[at] != k.IDENTIFIER or kinds[at + 1] != k.OPEN_ROUND:
        return False
    return kinds[code.brackets.skip(at + 1)] == k.ARROW


def _cannot_change(code: UserCode, piece: Piece) -> bool:
    """Whether a member declaration is that of a function or of a constant."""
    for binding in code.lookup().bindings(piece, ""):
        if binding.sort == s.ROUTINE:
            return True
        declaration = binding.declaration
        declarator = binding.declarator
        if declaration is not None and declarator is not None and not declarator.operators:
            return bool(declaration.specifiers.flags & n.CONST)
    return False


_SECOND_STORAGE_CLASS: Final = 81
_QUALIFIER: Final = 83
_SPECIFIER: Final = 240

_ONCE: Final = bytes((k.INLINE, k.VIRTUAL, k.EXPLICIT, k.FRIEND, k.CONSTEXPR))
_STORAGE_CLASSES: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.MUTABLE, k.TYPEDEF))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
_ALL: Final = _ONCE + _STORAGE_CLASSES + _QUALIFIERS + bytes((k.THREAD_LOCAL, k.BUILTIN_TYPE, k.AUTO))
_ATTRIBUTE_WORDS: Final = bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
_ANNOTATIONS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))
#: a specifier with another one behind it, or with attributes
_DOUBT: Final = re.compile(b"[" + re.escape(_ALL) + b"][" + re.escape(_ALL + _ATTRIBUTE_WORDS) + b"]")
#: types that stand for themselves alone, but for their sign and length
_WHOLE_TYPES: Final = frozenset(("void", "bool", "char", "int", "float", "double", "wchar_t"))
_SIGNS: Final = frozenset(("signed", "unsigned"))


def check_repeated_specifiers(code: UserCode) -> None:
    """Judges each row of specifiers that are keywords, with the attributes among them.

    Specifiers that a declaration has twice: `inline __forceinline__` (240), two storage classes (81), `const const`
    (83), two types (84; [dcl.spec])."""
    for start, end in code.in_full:
        at = start
        while (found := _DOUBT.search(code.kinds, at, end)) is not None:
            at = _check_row(code, found.start(), end)


def _check_row(code: UserCode, at: int, end: int) -> int:
    """Judges the row that begins at a token; returns the token behind it."""
    kinds = code.kinds
    before = kinds[at - 1] if at > 0 else 0
    # Behind parentheses stand the specifiers of lambdas, and the qualifiers of member functions.
    is_declaration = before != k.CLOSE_ROUND or kinds[code.brackets.open_before(at - 1) - 1] in _ANNOTATIONS
    seen = b""
    types: list[str] = []
    while at < end:
        kind = kinds[at]
        if kind == k.ATTRIBUTE and kinds[at + 1] == k.OPEN_ROUND:
            at = code.brackets.skip(at + 1)
            continue
        if kind == k.ATTRIBUTE_MACRO:
            at += 1
            continue
        if kind not in _ALL:
            break
        if kind == k.BUILTIN_TYPE:
            if is_declaration:
                _check_type(code, at, types)
                if k.AUTO in seen:
                    code.add(num.INVALID_COMBINATION, at)
            types.append(code.lexemes[at])
            # Behind the type the real tool takes a second `inline`.
            seen = bytes(one for one in seen if one not in _ONCE)
        elif kind == k.AUTO:
            if types and is_declaration:
                code.add(num.INVALID_COMBINATION, at)
        elif kind in _QUALIFIERS:
            if kind in seen:
                code.add(_QUALIFIER, at)
        elif is_declaration and kind in _STORAGE_CLASSES:
            if any(one in _STORAGE_CLASSES for one in seen):
                code.add(_SECOND_STORAGE_CLASS, at)
        elif is_declaration and kind in _ONCE and kind in seen:
            code.add(_SPECIFIER, at)
        seen += bytes((kind,))
        at += 1
    return at


def _check_type(code: UserCode, at: int, before: list[str]) -> None:
    """A word of a type behind others; which signs and lengths a type may have is not judged."""
    word = code.lexemes[at]
    if word in _WHOLE_TYPES:
        if any(one in _WHOLE_TYPES for one in before):
            code.add(num.INVALID_COMBINATION, at)
    elif word in _SIGNS or word == "short":
        if word in before:
            code.add(_SPECIFIER, at)
        elif "long" in before if word == "short" else any(one in _SIGNS for one in before):
            code.add(num.INVALID_COMBINATION, at)
    elif word == "long" and (before.count("long") > 1 or "short" in before):
        code.add(num.INVALID_COMBINATION, at)


_INLINE_BINDING: Final = 2836
_CONSTEXPR_BINDING: Final = 2837
_STORAGE_CLASS_OF_BINDING: Final = 2838
_CXX20: Final = 20
_BINDING_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.THREAD_LOCAL))

_STORAGE_NOT_HERE: Final = 149
_IGNORED: Final = 2473
_ALWAYS_INLINE: Final = frozenset(("always_inline", "__always_inline__"))

_LATE: Final = 82
_TAG: Final = "storage_class_not_first"
_CLASSES: Final = (k.STATIC, k.EXTERN, k.REGISTER, k.TYPEDEF)


def check_declared_specifiers(code: UserCode) -> None:
    """Judges the specifiers of what namespaces and blocks declare.

    Told are those that a structured binding must not have, of which one is reported: constexpr (2837), inline (2836),
    and before C++20 any storage class (2838; [dcl.struct.bind]); variables of namespaces that are declared `register`
    (149; [dcl.stc], C++14); `always_inline` on the definition of a function that is not inline (2473); and, a remark
    that is off by default, storage classes behind a part of the type (82)."""
    bound: dict[int, n.Specifiers] = {}
    written: dict[int, n.Specifiers] = {}
    wants_late = code.report.may_show(_LATE, _TAG)
    stretches = code.stretches if wants_late else code.in_full
    for path in pieces_of(code, stretches, with_idle=True):
        bindings = code.bindings(path)
        _gather(bindings, bound, written)
        if code.is_in_full(path[-1].start) and all(piece.sort != c.CLASS for piece in path[:-1]):
            _registers(code, path[-1], bindings)
            if path[-1].sort == c.FUNCTION:
                _ignored_inlining(code, path, bindings)
    for _, body in bodies_of(code, stretches):
        for region in body.regions:
            _gather(region.bindings, bound, written)
    for start, specifiers in bound.items():
        if code.is_in_full(start):
            _binding(code, specifiers)
    for specifiers in written.values() if wants_late else ():
        _late(code, specifiers)


def _gather(bindings: list[s.Binding], bound: dict[int, n.Specifiers], written: dict[int, n.Specifiers]) -> None:
    """Adds the specifiers of structured bindings, and those of all that is declared, parameters included."""
    for binding in bindings:
        if binding.declaration is not None:
            specifiers = binding.declaration.specifiers
            written[specifiers.start] = specifiers
            if binding.sort == s.STRUCTURED:
                bound[specifiers.start] = specifiers
        for operator in binding.declarator.operators if binding.declarator is not None else []:
            written.update({one.specifiers.start: one.specifiers for one in operator.parameters})


def _late(code: UserCode, specifiers: n.Specifiers) -> None:
    is_behind = False
    at = specifiers.start
    while at < specifiers.end:
        kind = code.kinds[at]
        is_behind = is_behind or at == specifiers.type_start or kind == k.CONST or kind == k.VOLATILE
        if kind in _CLASSES and is_behind:
            code.add(_LATE, at)
        at = specifiers.type_end if at == specifiers.type_start and specifiers.body >= 0 else at + 1


def _binding(code: UserCode, specifiers: n.Specifiers) -> None:
    kinds = code.kinds
    for kind, number in ((k.CONSTEXPR, _CONSTEXPR_BINDING), (k.INLINE, _INLINE_BINDING)):
        at = kinds.find(kind, specifiers.start, specifiers.end)
        if at >= 0:
            code.add(number, at)
            return
    for at in range(specifiers.start, specifiers.end if code.settings.standard < _CXX20 else 0):
        if kinds[at] in _BINDING_STORAGE:
            code.add(_STORAGE_CLASS_OF_BINDING, at)
            return


def _registers(code: UserCode, piece: Piece, bindings: list[s.Binding]) -> None:
    """Each variable of a namespace that is declared `register` and names none; a second storage class is the mistake
    where there is one."""
    for binding in bindings if piece.sort != c.FUNCTION else []:
        specifiers = binding.declaration.specifiers if binding.declaration is not None else None
        if specifiers is None or binding.sort != s.VARIABLE or binding.template:
            continue
        declarator = binding.declarator
        if declarator is None or code.kinds.find(k.ASM, declarator.start, declarator.end) >= 0:
            continue  # it names a register
        linkage = code.kinds.find(bytes((k.EXTERN, k.STRING)), specifiers.start, specifiers.end)
        others = n.STATIC | n.TYPEDEF | (n.EXTERN if linkage < 0 else 0)
        if specifiers.flags & n.REGISTER and not specifiers.flags & others:
            code.add(_STORAGE_NOT_HERE, code.kinds.find(k.REGISTER, specifiers.start, specifiers.end))


def _ignored_inlining(code: UserCode, path: list[Piece], bindings: list[s.Binding]) -> None:
    """A function that is defined with `always_inline`, which is ignored unless it is inline ([dcl.inline])."""
    for binding in bindings:
        declaration = binding.declaration
        if declaration is None or declaration.specifiers.flags & n.INLINE:
            # The declaration in the class need not say it ([dcl.inline]/5).
            continue
        for attribute in declaration.specifiers.attributes:
            if attribute.name.rpartition("::")[2] in _ALWAYS_INLINE:
                routine = code.engine().definitions.at(path)
                if routine is not None and not routine.flags & (INLINE | CONSTEXPR | CONSTEVAL):
                    code.add(_IGNORED, attribute.first)


def list_opening(code: UserCode, word: int) -> int:
    """What opens the list that a word stands in: a parenthesis, unless a brace, bracket, `<` or semicolon is nearer."""
    kinds = code.kinds
    at = word - 1
    while kinds[at] not in b"(;{}<[":
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    return at
