"""Names that only the user's own text has, and that no token seems to declare: found by spellings and kinds alone.

A name of a header may be declared there; one that is met first in the user's text is declared in this text or nowhere.
What is left when all seeming declarations are gone is a handful of names in a sound program: enumerators, and what
stands behind a comma."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k

#: directly in front of a name that is declared
_DECLARING: Final = bytes(
    (k.IDENTIFIER, k.BUILTIN_TYPE, k.RESTRICT, k.AUTO, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.NAMESPACE, k.TYPENAME,
     k.ELLIPSIS, k.CONCEPT, k.LABEL, k.ATTRIBUTE_MACRO)
)  # fmt: skip
_BEFORE_VARIABLES: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO))
_BEFORE_TYPES: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME))
_CLASS_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM))
_WITH_BASES: Final = bytes((k.STRUCT, k.CLASS))
#: behind these a name is looked up in a class, a namespace or among labels
ELSEWHERE: Final = bytes((k.DOT, k.ARROW, k.SCOPE, k.GOTO, k.NEW, k.TILDE, k.OPERATOR, k.DOT_STAR, k.ARROW_STAR))
#: in front of the arrow of a result type
_BEFORE_RESULT: Final = bytes((k.MUTABLE, k.NOEXCEPT, k.CONSTEXPR)) + b")"
_IN_SCOPES: Final = bytes((k.SCOPE, k.GOTO, k.NEW))
#: `*` and the like, which stand in declarators and in expressions
_POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
#: in front of a pointer operator these make a declarator
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.AUTO, k.GREATER, k.SCOPE, k.VOLATILE))
_NAMED_TYPES: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.AUTO, k.GREATER, k.IDENTIFIER))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.CONSTEXPR, k.STATIC, k.INLINE))
#: in front of the name of a function that a block declares
_BEFORE_FUNCTION: Final = _NAMED_TYPES + _POINTERS
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.FOR))
#: in front of the last name of a type
_SPECIFIERS: Final = (
    _QUALIFIERS
    + _CLASS_KEYS
    + bytes((k.EXTERN, k.STRING, k.TYPEDEF, k.REGISTER, k.THREAD_LOCAL, k.MUTABLE, k.IDENTIFIER, k.SCOPE))
)
_BEFORE_QUALIFIER: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO, k.STAR, k.AMPERSAND, k.GREATER)) + _QUALIFIERS
#: in front of the key of a template's parameter
_BEFORE_PARAMETER: Final = bytes((k.LESS, k.COMMA))
_IN_DECLARATOR: Final = b")[("
_STARTS: Final = b";{}(,"
_HEADS: Final = bytes((k.ATTRIBUTE, k.DECLTYPE, k.ALIGNAS, k.TYPEOF))
_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))
#: around the type of a declaration, and the tokens behind which declarations begin
_BEFORE_TYPE: Final = _QUALIFIERS + bytes((k.EXTERN, k.STRING, k.THREAD_LOCAL, k.MUTABLE, k.VIRTUAL, k.FRIEND))
_BEHIND_TYPE: Final = _POINTERS + bytes((k.LESS, k.IDENTIFIER, k.CONST, k.VOLATILE))
_BEFORE_DECLARATION: Final = b";{}:(," + bytes((k.GREATER,))
_CLOSING: Final = b")]"
#: around a name that is the whole of an operand
_BEFORE_OPERAND: Final = bytes((k.RETURN,)) + b"=(+-/%!?[~"
_BEHIND_OPERAND: Final = b";)+-*/%?]"
#: behind a name that is the whole of an argument
_BEHIND_VALUES: Final = b",)" + bytes((k.GREATER,))
#: in front of the arguments of the type that begins a declaration
_BEFORE_ARGUMENTS: Final = _BEFORE_TYPE + bytes((k.IDENTIFIER, k.SCOPE, k.TYPEDEF, k.TYPENAME))
#: as far back a declaration is sought for a name behind a comma
_REACH: Final = 80


def _first_met(code: UserCode) -> set[str]:
    """The names that are met first in the user's text."""
    own: set[str] = set()
    for start, end in code.near():
        own.update(code.lexemes[start:end])
    kind_of = code.unit.kind_of
    names: set[str] = set()
    # The table of spellings is in the order in which they were met.
    for spelling in reversed(kind_of):
        if spelling not in own:
            break
        if kind_of[spelling] == k.IDENTIFIER:
            names.add(spelling)
    return names


def _launched_with(code: UserCode) -> set[str]:
    """The names among the arguments of launches: `stream` and `grid` are those of parameters in headers, too."""
    kinds = code.kinds
    names: set[str] = set()
    for start, end in code.near():
        at = kinds.find(k.LAUNCH, start, end)
        while at >= 0:
            stop = kinds.find(b";", at, end)
            stop = stop if stop >= 0 else end
            for token in range(at + 1, stop):
                if kinds[token] == k.IDENTIFIER and kinds[token + 1] in _BEHIND_VALUES and is_use(kinds, token):
                    names.add(code.lexemes[token])
            at = kinds.find(k.LAUNCH, stop, end)
    return names


def _operands(code: UserCode) -> set[str]:
    """The names that are whole operands in the compiled file: headers may have such parameters and members."""
    names: set[str] = set()
    kinds = code.kinds
    for start, end in code.compiled():
        at = kinds.find(k.IDENTIFIER, start, end)
        while at >= 0:
            if kinds[at - 1] in _BEFORE_OPERAND and kinds[at + 1] in _BEHIND_OPERAND and is_use(kinds, at):
                names.add(code.lexemes[at])
            at = kinds.find(k.IDENTIFIER, at + 1, end)
    return names


def early_uses(code: UserCode) -> dict[str, list[tuple[int, int]]]:
    """The names that are met first in the user's text, and are used in front of what seems to be their first
    declaration: the tokens of such uses, each with that of the declaration."""
    names = _first_met(code)
    uses: dict[str, list[int]] = {}
    found: dict[str, list[tuple[int, int]]] = {}
    sought = _Sought(code, set())
    kinds = code.kinds
    declared: set[str] = set()
    for start, end in code.near():
        for token in [at for at, lexeme in enumerate(code.lexemes[start:end], start) if lexeme in names]:
            lexeme = code.lexemes[token]
            if lexeme in declared:
                continue
            if kinds[token - 1] in _DECLARING or sought.may_declare(token):
                declared.add(lexeme)
                if lexeme in uses:
                    found[lexeme] = [(use, token) for use in uses[lexeme]]
            elif is_use(kinds, token):
                uses.setdefault(lexeme, []).append(token)
    return found


def new_names(code: UserCode) -> dict[str, list[int]]:
    """The names that are met first in the user's text, are arguments of launches or operands, and that nothing in this
    text seems to declare, with their tokens."""
    names = _first_met(code) | _launched_with(code) | _operands(code)
    if not names:
        return {}
    found: dict[str, list[int]] = {}
    declared: set[str] = set()
    variables: set[str] = set()
    types: set[str] = set()
    kinds = code.kinds
    for start, end in code.near():
        for token in [at for at, lexeme in enumerate(code.lexemes[start:end], start) if lexeme in names]:
            lexeme = code.lexemes[token]
            before = kinds[token - 1]
            if before in _DECLARING:
                declared.add(lexeme)
                if before in _BEFORE_VARIABLES:
                    variables.add(lexeme)
                elif before in _BEFORE_TYPES:
                    types.add(lexeme)
            elif lexeme in found:
                found[lexeme].append(token)
            else:
                found[lexeme] = [token]
    left = {
        name: tokens
        for name, tokens in found.items()
        if name not in declared and any(_is_sought(kinds, at) for at in tokens)
    }
    sought = _Sought(code, variables - types)
    return {name: tokens for name, tokens in left.items() if not any(sought.may_declare(at) for at in tokens)}


def is_name_alone_declared(code: UserCode, at: int) -> bool:
    """Whether a name in parentheses of its own is declared there: `T (name)`, a variable or a parameter."""
    if code.kinds[at - 1] != k.OPEN_ROUND or code.kinds[at + 1] != k.CLOSE_ROUND:
        return False
    return _Sought(code, set()).may_declare(at)


def is_designator(code: UserCode, at: int) -> bool:
    """Whether a name behind a comma and in front of a colon is that of a member: `{x : 1, y : 2}` of GNU C."""
    kinds = code.kinds
    brace = code.brackets.enclosing(at) if kinds[at - 1] == k.COMMA else -1
    return brace >= 0 and kinds[brace] == k.OPEN_BRACE and kinds.find(k.QUESTION, brace, at) < 0


def is_use(kinds: bytes, at: int) -> bool:
    """Whether the name at a token is looked up where it stands: no member, no word of an attribute."""
    before = kinds[at - 1]
    if before == k.OPEN_ROUND and kinds[at - 2] == k.OPEN_ROUND:
        return kinds[at - 3] != k.ATTRIBUTE
    if before == k.OPEN_SQUARE:
        return kinds[at - 2] != k.OPEN_SQUARE
    if before == k.ARROW:
        # A result type in front of a body; no member has a brace behind it.
        return kinds[at + 1] == k.OPEN_BRACE and kinds[at - 2] in _BEFORE_RESULT
    if before == k.TEMPLATE and kinds[at - 2] in ELSEWHERE:
        return False
    # A literal operator may stand apart from its suffix.
    return before not in ELSEWHERE and (before != k.STRING or kinds[at - 2] != k.OPERATOR)


def _is_sought(kinds: bytes, at: int) -> bool:
    """Whether the name at a token has to be declared in some scope."""
    if kinds[at - 1] in _IN_SCOPES:
        return kinds[at + 1] != k.OPEN_BRACE
    return is_use(kinds, at)


class _Sought:
    """Tells what may be declarations; `variables` are names that something in front of them declares."""

    def __init__(self, code: UserCode, variables: set[str]) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.variables: set[str] = variables

    def may_declare(self, at: int) -> bool:
        """Whether the name at a token may be declared there."""
        kinds = self.kinds
        before = kinds[at - 1]
        after = kinds[at + 1]
        if before in _POINTERS:
            return self._behind_pointer(at)
        if before == k.USING:
            return after == k.ASSIGN
        if before == k.GREATER:
            return self._behind_angle(at)
        if before == k.INLINE and kinds[at - 2] == k.SCOPE:
            # `namespace N::inline V`.
            return True
        if before in _QUALIFIERS:
            return kinds[at - 2] in _BEFORE_QUALIFIER and not self._is_type(at)
        if before == k.OPEN_ROUND and after == k.CLOSE_ROUND and kinds[at - 2] in _NAMED_TYPES:
            # `T (name)`, `T (name)(int)`.
            if kinds[at - 2] == k.GREATER and self._is_launch(at):
                return False
            return (
                kinds[at - 2] != k.IDENTIFIER or kinds[at + 2] == k.OPEN_ROUND or self._is_type_of_declaration(at - 2)
            )
        if before == k.OPEN_ROUND and after == k.CLOSE_ROUND and kinds[at - 2] in _POINTERS:
            return self._is_of_pointer(at - 2)
        if before == k.OPEN_ROUND and kinds[at - 2] == k.COMMA and after in _IN_DECLARATOR:
            # `T a, (name)`, `T a, (name[3])`.
            return self._behind_comma(at - 1)
        if before == k.CLOSE_ROUND:
            opening = self.code.brackets.open_before(at - 1)
            return kinds[opening - 1] in _HEADS and not self._is_type(at)
        if after == k.COLON and before in b";{}:" and kinds[at + 2] != k.SCOPE:
            return True
        if after == k.COLON and is_designator(self.code, at):
            return True
        if before == k.CLOSE_BRACE:
            return self._is_class(self.code.brackets.open_before(at - 1))
        if before == k.CLOSE_SQUARE:
            return kinds[at - 2] == k.CLOSE_SQUARE and not self._is_type(at)
        if before == k.OPEN_SQUARE:
            around = kinds[at - 2]
            return after == k.ASSIGN or kinds[at + 2] == k.STRING or around in _POINTERS or around == k.AUTO
        if before in b"{," and after in b"=,}":
            return self._is_enumerator(at) or (before == k.COMMA and self._behind_comma(at))
        return before == k.COMMA and self._behind_comma(at)

    def _is_of_pointer(self, at: int) -> bool:
        """Whether the `*` in `T *(name)` belongs to a declaration, and makes no product."""
        while self.kinds[at] in _POINTERS:
            at -= 1
        if self.kinds[at] == k.COMMA:
            return self._behind_comma(at + 1)
        return self.kinds[at] in _TYPES or (self.kinds[at] == k.IDENTIFIER and self._is_type_of_declaration(at))

    def _is_type_of_declaration(self, at: int) -> bool:
        """Whether a statement, declaration or parameter begins with the type that a name ends: `static N::T (x);`."""
        kinds = self.kinds
        before = at - 1
        while before >= 0 and kinds[before] not in b";{}:":
            if kinds[before] == k.CLOSE_ROUND:
                before = self.code.brackets.open_before(before) - 1
                if kinds[before] not in _HEADS:
                    return kinds[before] in _CONDITIONS and self._is_type_name(at)
            elif kinds[before] not in _SPECIFIERS:
                return kinds[before] in b"(," and self._is_parameter(before) and self._is_type_name(at)
            before -= 1
        return self._is_type_name(at)

    def _is_parameter(self, before: int) -> bool:
        """Whether behind the `(` or `,` at `before` stands a parameter `T (name)`, and no conversion in a call."""
        kinds = self.kinds
        while kinds[before] != k.OPEN_ROUND:
            before = self.code.brackets.open_before(before) - 1 if kinds[before] in b")]}" else before - 1
            if before <= 0 or kinds[before] in b";{":
                return False
        if kinds[before - 1] in (k.FOR, k.CLOSE_SQUARE, k.CLOSE_ROUND):
            # Of a lambda, or behind a declarator in parentheses.
            return True
        path = self.code.cutter.path(before)
        if path and path[-1].sort == FUNCTION and before > path[-1].body:
            return kinds[before - 1] == k.IDENTIFIER and kinds[before - 2] in _BEFORE_FUNCTION
        return bool(path) and kinds.find(k.ASSIGN, path[-1].start, before) < 0

    def _is_type_name(self, at: int) -> bool:
        entity = self.code.lookup().resolve(at)
        return entity is not None and entity.is_type

    def _is_launch(self, at: int) -> bool:
        """Whether the parenthesis in front of a token opens the arguments of a launch."""
        chevrons = self.kinds.rfind(k.LAUNCH, max(at - _REACH, 0), at)
        return chevrons >= 0 and not any(self.kinds[one] in b";{}" for one in range(chevrons, at))

    def _is_type(self, at: int) -> bool:
        """Whether a name behind specifiers and attributes alone is the type of what is declared: `static X<1> x`,
        `__device__ X x`, `extern __device__ X *f()`."""
        kinds = self.kinds
        if kinds[at + 1] not in _BEHIND_TYPE:
            return False
        place = at - 1
        while kinds[place] in _BEFORE_TYPE or kinds[place] in _CLOSING:
            if kinds[place] == k.CLOSE_SQUARE:
                place = self.code.brackets.open_before(place)
                if kinds[place + 1] != k.OPEN_SQUARE:
                    return False
            elif kinds[place] == k.CLOSE_ROUND:
                place = self.code.brackets.open_before(place) - 1
                if kinds[place] not in _ATTRIBUTES:
                    return False
            place -= 1
        return kinds[place] in _BEFORE_DECLARATION

    def _behind_pointer(self, at: int) -> bool:
        """`T *name`, `(*name)(`; a product where a variable stands in front."""
        kinds = self.kinds
        first = at - 1
        while kinds[first] in _POINTERS:
            first -= 1
        if kinds[first] in _TYPES:
            return True
        if kinds[first] == k.OPEN_ROUND:
            if kinds[first - 1] in _TYPES:
                return True
            if kinds[first - 1] == k.COMMA and self._behind_comma(first):
                return True
            return kinds[at + 1] == k.CLOSE_ROUND and kinds[at + 2] in b"(["
        if kinds[first] == k.COMMA:
            return self._behind_comma(first + 1)
        around = kinds[first - 1]
        if kinds[first] != k.IDENTIFIER:
            return False
        if around in _QUALIFIERS or around == k.SCOPE or around in _DECLARING or around == k.CLOSE_ROUND:
            return True
        return around in _STARTS and self.code.lexemes[first] not in self.variables

    def _behind_angle(self, at: int) -> bool:
        """`T<...> name`; also where arguments are too long, or have braces or operators among them, to be sure."""
        kinds = self.kinds
        depth = 0
        place = at - 1
        while place > at - _REACH:
            if kinds[place] in b";{":
                return False
            if kinds[place] == k.CLOSE_BRACE or kinds[place] == k.OPERATOR:
                return True
            if kinds[place] == k.GREATER:
                depth += 1
            elif kinds[place] == k.LESS:
                depth -= 1
                if depth == 0:
                    return kinds[place - 1] == k.IDENTIFIER
            place -= 1
        return True

    def _is_enumerator(self, at: int) -> bool:
        brace = self.code.brackets.enclosing(at)
        return brace >= 0 and self.kinds.find(k.ENUM, max(brace - 8, 0), brace) >= 0

    def _is_class(self, brace: int) -> bool:
        """Whether a brace opens the body of a class or enumeration."""
        at = brace - 1
        while at > max(brace - _REACH, -1) and self.kinds[at] not in b";{}":
            if self.kinds[at] in _CLASS_KEYS and self.kinds[at - 1] not in _BEFORE_PARAMETER:
                return True
            at -= 1
        return False

    def _behind_comma(self, at: int) -> bool:
        """Whether the statement around a comma starts with a type and holds the comma outside of all brackets; in the
        head of a class it stands between base classes."""
        kinds = self.kinds
        depth = 0
        place = at - 1
        while place > at - _REACH:
            kind = kinds[place]
            if kind in b")]":
                depth += 1
            elif kind in b"([":
                depth -= 1
                if depth < 0:
                    if kind == k.OPEN_SQUARE:
                        # In a structured binding, or an initialiser of a capture.
                        return kinds[at + 1] == k.ASSIGN or kinds[place - 1] in _POINTERS or kinds[place - 1] == k.AUTO
                    return kinds[place - 1] == k.FOR and self._starts_declaration(place + 1)
            elif kind == k.CLOSE_BRACE and depth == 0:
                opening = self.code.brackets.open_before(place)
                if self._is_class(opening):
                    return True
                if kinds[opening - 1] != k.IDENTIFIER:
                    return self._starts_declaration(place + 1)
                place = opening
            elif kind in b";{}":
                if kinds.startswith(k.TEMPLATE_HEAD, place + 1):
                    if self.code.brackets.close_angle(place + 2, len(kinds)) > at:
                        # The type of a template parameter.
                        return False
                return depth == 0 and self._starts_declaration(place + 1) and not self._is_argument(place + 1, at)
            elif kind == k.COLON and kinds[place - 1] == k.IDENTIFIER and kinds[place - 2] in _WITH_BASES:
                return False
            place -= 1
        return True

    def _is_argument(self, start: int, at: int) -> bool:
        """Whether a token stands among the template arguments of the type that a declaration begins with."""
        kinds = self.kinds
        while kinds[start] in _BEFORE_ARGUMENTS:
            start += 1
        return kinds[start] == k.LESS and self.code.brackets.close_angle(start, len(kinds)) > at

    def _starts_declaration(self, at: int) -> bool:
        kinds = self.kinds
        first = kinds[at]
        if first >= k.FIRST_KEYWORD:
            return first not in (k.RETURN, k.IF, k.WHILE, k.THIS, k.CAST, k.DELETE, k.NEW, k.CASE, k.THROW)
        if first != k.IDENTIFIER and first != k.SCOPE:
            return False
        while kinds[at] in (k.IDENTIFIER, k.SCOPE) and kinds[at + 1] in (k.IDENTIFIER, k.SCOPE):
            if kinds[at] == kinds[at + 1]:
                return True
            at += 1
        behind = kinds[at + 1]
        if behind == k.OPEN_ROUND:
            # `T (name), ...`, and no constructor with its member initialisers.
            in_parentheses = kinds[at + 2] == k.IDENTIFIER and kinds[at + 3] == k.CLOSE_ROUND
            return in_parentheses and kinds[at + 4] != k.COLON and self._is_type_name(at)
        return behind == k.LESS or (behind in _POINTERS and kinds[at + 2] in bytes((k.IDENTIFIER, k.CONST, k.STAR)))
