"""Literals of a sort that the declared type cannot take: a string for a number, a number for a pointer (120, 144, 513).

Only types that are spelt out by keywords are judged; no conversion leads to them that tokens do not show."""

from cufe import regex as re
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.sema.constant.integer_literals import integer_literal
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_RETURNED: Final = 120
_INITIALISED: Final = 144
_ASSIGNED: Final = 513

_TYPE: Final = re.escape(bytes((k.BUILTIN_TYPE, k.CONST)))
_LITERALS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.NULLPTR, k.TRUE_FALSE))
_LITERAL: Final = re.escape(_LITERALS)
#: `int *p = 1;` with the start of a statement in front, storage classes apart
_INITIALISER: Final = TokenPattern(rb"[" + _TYPE + rb"]++\**+i[=({][" + _LITERAL + rb"](?=[;,)}])", _LITERALS)
_ASSIGNMENT: Final = TokenPattern(rb"(?<=[;{}])i=[" + _LITERAL + rb"](?=;)", b"=")
_RETURN: Final = TokenPattern(re.escape(bytes((k.RETURN,))) + rb"[" + _LITERAL + rb"](?=;)", bytes((k.RETURN,)))
_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.THREAD_LOCAL, k.REGISTER, k.INLINE))
_SPELT: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.STAR))
_INTEGERS: Final = {tk.INT: "int", tk.UNSIGNED_INT: "unsigned int", tk.LONG: "long", tk.UNSIGNED_LONG: "unsigned long",
                    tk.LONG_LONG: "long long", tk.UNSIGNED_LONG_LONG: "unsigned long long"}  # fmt: skip
_CHARACTERS: Final = ("char", "signed char", "unsigned char", "wchar_t")


class _Spelt:
    """A type that is spelt by keywords: as messages have it, without the stars, and how many stars there are."""

    def __init__(self, base: str, const: bool, stars: int) -> None:
        self.base: str = base
        self.stars: int = stars
        self.text: str = ("const " if const else "") + base + (" " + "*" * stars if stars else "")

    def takes(self, literal: str, is_null: bool) -> bool:
        """Whether a literal of some type may become one of this type."""
        if self.stars == 0:
            return self.base == "bool" or not (literal.endswith("*") or literal == "std::nullptr_t")
        if literal.endswith("*"):
            return self.stars > 1 or self.base in _CHARACTERS or self.base == "void"
        return is_null or literal == "std::nullptr_t"


def check_literals(code: UserCode) -> None:
    """Judges initialisers, assignments and results that are literals."""
    kinds = code.kinds
    for start, end in code.compiled():
        for match in _INITIALISER.finditer(kinds, start, end):
            before = kinds[match.start() - 1]
            if before in b";{}" or before in _STORAGE:
                name = match.end() - 3
                target = _spelt(code, match.start(), name)
                if target is not None and _misfits(code, target, name + 2):
                    _tell(code, _INITIALISED, target, name + 2, name + 2)
        for match in _ASSIGNMENT.finditer(kinds, start, end):
            name = match.start()
            declared = _declaration(code, name)
            target = _type_in_front(code, declared) if declared >= 0 else None
            if target is not None and _misfits(code, target, name + 2) and _means(code, name, declared):
                _tell(code, _ASSIGNED, target, name + 2, name + 1)
        for match in _RETURN.finditer(kinds, start, end):
            literal = match.start() + 1
            # In a template a result waits for the instances.
            target = None if code.is_template(code.cutter.path(literal)) else _result(code, literal)
            if target is not None and _misfits(code, target, literal) and not _is_in_lambda(code, literal):
                code.add(_RETURNED, literal)


def _misfits(code: UserCode, target: _Spelt, literal: int) -> bool:
    type_ = _literal_type(code, literal)
    return bool(type_) and not target.takes(type_, code.lexemes[literal] in ("0", "'\\0'"))


def _tell(code: UserCode, number: int, target: _Spelt, literal: int, token: int) -> None:
    code.add(number, token, TypeName(_literal_type(code, literal)), TypeName(target.text))


def _is_in_lambda(code: UserCode, token: int) -> bool:
    body = code.lookup().body_at(token)
    return body is None or body.lambda_at(token) is not None


def _spelt(code: UserCode, first: int, end: int) -> _Spelt | None:
    """The type that tokens spell; None for what is more than keywords and stars."""
    kinds = code.kinds
    words: list[str] = []
    const = False
    stars = 0
    for at in range(first, end):
        if kinds[at] == k.BUILTIN_TYPE and not stars:
            words.append(code.lexemes[at])
        elif kinds[at] == k.STAR:
            stars += 1
        elif kinds[at] == k.CONST and not stars:
            const = True
        else:
            return None
    base = _base(words)
    if not base or (const and not stars) or (base == "void" and not stars):
        return None
    return _Spelt(base, const, stars)


def _base(words: list[str]) -> str:
    """`unsigned long` for `long unsigned int`; empty for what is no arithmetic type."""
    if len(words) == 1 and words[0] in ("void", "bool", "char", "wchar_t", "float", "double"):
        return words[0]
    if not set(words) <= {"int", "long", "short", "unsigned", "signed", "char"} or not words:
        return ""
    unsigned = "unsigned " if "unsigned" in words else ""
    if "char" in words:
        return (unsigned or "signed ") + "char" if len(words) == 2 else ""
    if "short" in words:
        return unsigned + "short"
    if "long" in words:
        return unsigned + " ".join(["long"] * words.count("long"))
    return unsigned + "int"


def _declaration(code: UserCode, name: int) -> int:
    """The nearest token in front that seems to declare the variable that is used at a token, -1 where none does."""
    path = code.cutter.path(name)
    if not path or path[-1].sort != c.FUNCTION:
        return -1
    spelling = code.lexemes[name]
    part = code.lexemes[path[-1].head : name]
    while spelling in part:
        place = len(part) - 1 - part[::-1].index(spelling)
        if code.kinds[path[-1].head + place - 1] in _SPELT:
            return path[-1].head + place
        part = part[:place]
    return -1


def _type_in_front(code: UserCode, declared: int) -> _Spelt | None:
    """The type with which a token is declared, if keywords spell it."""
    kinds = code.kinds
    if kinds[declared + 1] not in b"=;,)({":
        return None
    first = declared
    while kinds[first - 1] in _SPELT:
        first -= 1
    before = kinds[first - 1]
    return _spelt(code, first, declared) if before in b";{}(," or before in _STORAGE else None


def _means(code: UserCode, name: int, declared: int) -> bool:
    """Whether a name means what is declared at a token."""
    entity = code.lookup().resolve(name)
    return entity is not None and entity.is_local() and entity.tokens() == [declared]


def _result(code: UserCode, token: int) -> _Spelt | None:
    """The result of the function around a token, if it is spelt by keywords."""
    kinds = code.kinds
    # Members of local classes have their own.
    piece = code.lookup().piece_at(token)
    if piece is None or piece.sort != c.FUNCTION:
        return None
    name = piece.head
    while kinds[name] in _SPELT or kinds[name] in _STORAGE:
        name += 1
    if kinds[name] != k.IDENTIFIER or kinds[name + 1] != k.OPEN_ROUND:
        return None
    first = piece.head
    while kinds[first] in _STORAGE:
        first += 1
    return _spelt(code, first, name)


def _literal_type(code: UserCode, token: int) -> str:
    """The type of a literal, decayed; empty where it is none of the plain ones."""
    kind = code.kinds[token]
    spelling = code.lexemes[token]
    if kind == k.NULLPTR:
        return "std::nullptr_t"
    if kind == k.TRUE_FALSE:
        return "bool"
    if kind == k.STRING:
        return "const char *" if spelling[0] == '"' and spelling[-1] == '"' else ""
    if kind == k.CHARACTER:
        return "char" if spelling[0] == "'" and (len(spelling) == 3 or spelling[1] == "\\") else ""
    literal = integer_literal(spelling)
    if literal is None:
        floating = spelling.replace("'", "").lower()
        try:
            float(floating.rstrip("f"))
        except ValueError:
            return ""
        return "float" if floating.endswith("f") else "double"
    return "" if literal.user_suffix else _INTEGERS.get(literal.kind, "")
