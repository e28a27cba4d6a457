"""Where the user's text needs a constant, and whether what stands there could be none: told by tokens and lookup.

Needed are constants as initialisers of constexpr variables and of const members in their classes, as bounds of arrays
outside of blocks, widths of bit-fields, enumerators, labels of cases and conditions of `if constexpr`."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what may have no value, whatever its operands are
_FAILING: Final = bytes((k.THROW, k.NEW, k.CAST, k.LAUNCH, k.THIS, k.OPERATOR)) + b"/%["
_FRACTION: Final = r"(?i)[\d']*(\.|\de)[^x]*"
#: in front of an operand: a star there reads what a pointer points to
_BEFORE_OPERANDS: Final = b"=({,+-*/?:&|!" + bytes((k.RETURN, k.AND, k.OR, k.EQUAL))
_CONSTANTS: Final = n.CONSTEXPR | n.CONSTINIT
_NOT_EVALUATED: Final = bytes((k.SIZEOF, k.DECLTYPE, k.ALIGNOF))
_MEMBER_ACCESS: Final = bytes((k.ARROW,)) + b"."
#: behind the name of a member that is called
_CALLED: Final = b"(<"
_VARIABLES: Final = (en.VARIABLE, en.PARAMETER, en.LOCAL)
_KEYWORDS: Final = (k.CONSTEXPR, k.CONSTINIT, k.ENUM, k.CASE, k.STATIC)
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT))
#: the last token of a type that may be a class
_NAMED: Final = bytes((k.IDENTIFIER, k.GREATER))
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.GREATER, k.STAR))
#: a type and a name, and what follows a declared name
_DECLARED: Final = re.compile(
    rb"[" + re.escape(bytes((k.IDENTIFIER, k.AUTO, k.CONST, k.AMPERSAND)) + _TYPES) + rb"]i[;,=\[({):]", re.DOTALL
)
_BUILTINS: Final = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"))
#: functions that no text declares
_BUILT_IN: Final = "__builtin_"
#: as many tokens in front of a name `constexpr` is sought
_NEAR: Final = 5
#: the usual bounds and widths
_LITERAL: Final = tuple(bytes((k.NUMBER, end)) for end in b"];,")


class NeededConstant:
    """An expression of a namespace or class, from its first token to the one behind it, in the pieces around;
    `integral` says that it may have any integral or enumeration type and no other."""

    def __init__(self, path: list[Piece], start: int, end: int, integral: bool) -> None:
        self.path: list[Piece] = path
        self.start: int = start
        self.end: int = end
        self.integral: bool = integral


class NeededConstants:
    """`expressions` and `variables` are those of namespaces and classes in doubt, `functions` those with such in their
    blocks."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.expressions: list[NeededConstant] = []
        self.variables: dict[int, list[Piece]] = {}
        self.functions: list[int] = []
        self._names: set[str] | None = None
        self._plain: dict[int, bool] = {}
        for start, end in code.compiled():
            for keyword in _KEYWORDS:
                at = self.kinds.find(keyword, start, end)
                while at >= 0:
                    self._keyword(keyword, at)
                    at = self.kinds.find(keyword, at + 1, end)
            self._bounds(start, end)

    def _keyword(self, keyword: int, at: int) -> None:
        if keyword == k.ENUM:
            self._enumerators(at)
        elif keyword == k.CASE:
            self._in_block(at, at + 1, self.kinds.find(b":", at))
        elif keyword == k.STATIC:
            self._static_member(at)
        elif self.kinds[at - 1] == k.IF:
            self._in_block(at, at + 2, self.code.brackets.close(at + 1))
        else:
            self._variable(at)

    def _variable(self, at: int) -> None:
        """A declaration with `constexpr`; that of a function has a parenthesis first."""
        kinds = self.kinds
        end = at
        while kinds[end] not in b"=({;)":
            end = self.code.brackets.skip(end + 1) if kinds[end] == k.ATTRIBUTE else end + 1
        if kinds[end] not in b"=({" or (kinds[end] == k.OPEN_ROUND and kinds[end - 1] != k.IDENTIFIER):
            return
        path = self.code.cutter.path(at)
        if not path:
            return
        last = kinds.find(b";", end) if kinds[end] == k.ASSIGN else self.code.brackets.close(end)
        if path[-1].sort == c.FUNCTION and at > path[-1].body:
            self._in_block(at, end, last)
        elif path[-1].sort == c.SIMPLE and not self.code.is_template(path) and self.may_fail(end, last):
            if not self._is_behind_lambda(path[-1].start, at):
                self.variables[path[-1].start] = path

    def _is_behind_lambda(self, start: int, at: int) -> bool:
        """Whether `at` stands in a lambda of an initialiser, or behind one, and not among the specifiers."""
        kinds = self.kinds
        opening = kinds.find(b"[", start, at)
        while opening >= 0 and kinds[opening + 1] == k.OPEN_SQUARE:
            opening = kinds.find(b"[", opening + 2, at)
        return opening >= 0

    def _in_block(self, at: int, start: int, end: int) -> None:
        """An expression of a block; in a template, calls wait for the instance."""
        path = self.code.cutter.path(at)
        if not path:
            return
        parameters: set[str] | None = None
        if self.code.is_template(path):
            parameters = set()
            for piece in path:
                parameters.update(self.code.lexemes[piece.start : piece.head])
        if self.may_fail(start, end, parameters):
            self.functions.append(at)

    def _static_member(self, at: int) -> None:
        """`static const int a = 1;` in a class."""
        path = self.code.cutter.path(at) if self.kinds[at + 1] == k.CONST else []
        if len(path) > 1 and path[-1].sort == c.SIMPLE and path[-2].sort == c.CLASS:
            self._variable(at)

    def _enumerators(self, at: int) -> None:
        """The values of the enumerators of an enumeration outside of blocks."""
        kinds = self.kinds
        brace = at
        while kinds[brace] not in b"{;)(,=>":
            brace += 1
        if kinds[brace] != k.OPEN_BRACE:
            return
        close = self.code.brackets.close(brace)
        path = self.code.cutter.path(brace)
        if not path or any(piece.sort == c.FUNCTION for piece in path) or self.code.is_template(path):
            return
        value = kinds.find(b"=", brace, close)
        while value >= 0:
            end = value
            while end < close and kinds[end] != k.COMMA:
                end = self.code.brackets.skip(end) if kinds[end] in b"([{" else end + 1
            if self.may_fail(value + 1, end) or self._may_be_fraction(value + 1, end):
                # With a type of its own the enumeration converts the value.
                free = kinds[at + 1] not in _CLASS_KEYS and kinds.find(k.COLON, at, brace) < 0
                self.expressions.append(NeededConstant(path, value + 1, end, free))
            value = kinds.find(b"=", end, close)

    def _bounds(self, start: int, end: int) -> None:
        """The bounds of arrays, and widths of bit-fields, outside of blocks."""
        kinds = self.kinds
        for opening in (b"[", b":"):
            at = kinds.find(opening, start, end)
            while at >= 0:
                if kinds[at - 1] == k.IDENTIFIER and kinds[at - 2] in _TYPES and kinds[at + 1 : at + 3] not in _LITERAL:
                    self._bound(at)
                at = kinds.find(opening, at + 1, end)

    def _bound(self, at: int) -> None:
        path = self.code.cutter.path(at)
        if not path or path[-1].sort != c.SIMPLE or self.code.is_template(path):
            return
        if self.kinds[at] == k.OPEN_SQUARE:
            end = self.code.brackets.close(at)
        else:
            end = at
            while self.kinds[end] not in b",;={":
                end += 1
        for binding in self.code.bindings(path):
            declarator = binding.declarator
            if binding.name != at - 1 or binding.sort != s.VARIABLE or declarator is None:
                continue
            is_bound = any(one.sort == n.ARRAY and one.first == at for one in declarator.operators)
            is_width = declarator.initialiser == n.BIT_FIELD
            if (is_bound or is_width) and self.may_fail(at + 1, end):
                self.expressions.append(NeededConstant(path, at + 1, end, is_width))

    def _may_be_fraction(self, start: int, end: int) -> bool:
        """Whether a floating-point literal stands among the tokens of an expression."""
        return any(
            self.kinds[at] == k.NUMBER and re.fullmatch(_FRACTION, self.code.lexemes[at]) is not None
            for at in range(start, end)
        )

    # --- what may be no constant -------------------------------------------------------------------------------------

    def may_fail(self, start: int, end: int, parameters: set[str] | None = None) -> bool:
        """Whether the tokens of an expression name what is no constant, call functions, or do what may go wrong; in a
        template, whose head has `parameters`, only the first counts."""
        kinds = self.kinds
        at = start
        while at < end:
            kind = kinds[at]
            if kind in _NOT_EVALUATED and kinds[at + 1] == k.OPEN_ROUND:
                at = self.code.brackets.skip(at + 1)
                continue
            if kind == k.IDENTIFIER and kinds[at - 1] in _MEMBER_ACCESS:
                if parameters is None and kinds[at + 1] in _CALLED:
                    return True
            elif kind == k.IDENTIFIER:
                is_known = parameters is not None and (kinds[at + 1] in b"(<" or self.code.lexemes[at] in parameters)
                if not is_known and not self._is_constant(at):
                    return True
            elif parameters is None and self._may_go_wrong(at):
                return True
            at += 1
        return False

    def _may_go_wrong(self, at: int) -> bool:
        """Whether a token does what may have no value, whatever its operands are."""
        kind = self.kinds[at]
        before = self.kinds[at - 1]
        if kind in _FAILING or (kind == k.OPEN_ROUND and before in b"})]"):
            return True
        return kind == k.STAR and before in _BEFORE_OPERANDS

    def _is_constant(self, token: int) -> bool:
        """Whether a name is surely no variable without a known value, and no function.  Only for names that the text
        declares for something else than constants, and for calls, the scopes around are asked."""
        if self.kinds[token + 1] not in b"({" and self.code.lexemes[token] not in self._varying():
            return True
        entity = self.code.lookup().resolve(token)
        if entity is None:
            return not (self.code.lexemes[token].startswith(_BUILT_IN) or self._is_of_instance(token))
        if entity.sort in (en.FUNCTION, en.FIELD):
            return False
        if entity.sort == en.TYPE:
            # The constructor of a class may be called.
            return self.kinds[token + 1] not in b"({" or not self.code.is_own(entity.token)
        if entity.sort not in _VARIABLES:
            return True
        known = self._plain.get(entity.token)
        if known is None:
            known = self._is_plain(entity)
            self._plain[entity.token] = known
        return known

    def _is_of_instance(self, token: int) -> bool:
        """Whether a name is a member of an instance of the user's own template, `A<int>::f`."""
        if self.kinds[token - 1] != k.SCOPE or self.kinds[token - 2] != k.GREATER:
            return False
        template = self.code.lookup().resolve(name_before_arguments(self.kinds, token - 2))
        return template is not None and self.code.is_own(template.token)

    def _varying(self) -> set[str]:
        """The names that seem to be declared without `constexpr`, or for objects of classes."""
        if self._names is None:
            kinds = self.kinds
            self._names = set(_BUILTINS)
            for start, end in self.code.compiled():
                for match in _DECLARED.finditer(kinds, start, end):
                    is_constant = kinds.find(k.CONSTEXPR, match.start() - _NEAR, match.start()) >= 0
                    if not is_constant or kinds[match.start()] in _NAMED:
                        self._names.add(self.code.lexemes[match.start() + 1])
        return self._names

    def _is_plain(self, entity: en.Entity) -> bool:
        """Whether a variable is constexpr, or const with a literal; objects of classes may call functions wherever they
        are used."""
        for binding in entity.bindings:
            declaration = binding.declaration
            declarator = binding.declarator
            if declaration is None or declarator is None:
                continue
            flags = declaration.specifiers.flags
            if flags & _CONSTANTS:
                return declaration.specifiers.sort != n.NAMED
            if flags & n.VOLATILE:
                return False
            start = declarator.initialiser_start
            if flags & n.CONST and start >= 0 and self.kinds[start + 1] == k.NUMBER:
                return self.kinds[start + 2] in b",;})"
        return False
