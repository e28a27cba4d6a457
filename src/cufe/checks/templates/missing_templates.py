"""Template-ids whose qualified name a namespace has not: `std::vectr<int> x;` (135, [temp.names]).

No template arguments can follow what is no template, so EDG reads on at the `<` as if the type had ended there.  What
it misses then depends on what was to be declared: a semicolon (65), a parenthesis (18), a brace (130),
or the end of a template parameter (706).  A member, and whatever stands behind a specifier, is read as a qualified
declarator without a type (283 with 77 or 260)."""

from cufe.checks.findings import Findings
from cufe.checks.names.mistaken_comparisons import first_of_name
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName, TypeName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SEMICOLON_EXPECTED: Final = 65
_BRACE_EXPECTED: Final = 130
_NO_MEMBER: Final = 135
_QUALIFIED: Final = 283
_ARGUMENT_END_EXPECTED: Final = 706

#: what may precede the type of a declaration
_SPECIFIERS: Final = bytes(
    (k.STATIC, k.EXTERN, k.INLINE, k.CONST, k.VOLATILE, k.THREAD_LOCAL, k.MUTABLE, k.CONSTEXPR, k.VIRTUAL, k.TYPEDEF)
)


class MissingTemplates:
    """Reports such names outside of the bodies of functions."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.findings: Findings = findings

    def tell(self, token: int, name: "tuple[str | TypeName | EntityName, ...]") -> bool:
        """Adds the diagnostics for a missing member; returns whether the rule knows the place at which it is named."""
        code = self.code
        kinds = code.kinds
        path = code.cutter.path(token)
        if kinds[token + 1] != k.LESS or not path:
            return False
        piece = path[-1]
        if piece.sort == c.CLASS:
            return False
        first = first_of_name(code, token)
        if kinds[first - 1] == k.TYPENAME and not (len(path) > 1 and path[-2].sort == c.CLASS):
            first -= 1
        if piece.sort == c.FUNCTION and token > piece.body:
            if kinds[first - 1] in _SPECIFIERS:
                self._unspecified(first, token)
                return True
            if kinds[first - 1] != k.ASSIGN or kinds[first - 3] != k.USING:
                return False
            self._missing(token, name, _SEMICOLON_EXPECTED)
            return True
        before = kinds[first - 1]
        if token < piece.head:
            if before != k.ASSIGN:
                return False
            self._missing(token, name, _ARGUMENT_END_EXPECTED)
        elif kinds[piece.head] == k.USING:
            self._missing(token, name, _SEMICOLON_EXPECTED)
        elif before == k.ARROW:
            self._missing(token, name, _BRACE_EXPECTED)
        elif self._begins(piece, first):
            self._declared(piece, token, first, name)
        else:
            return False
        return True

    def _begins(self, piece: Piece, first: int) -> bool:
        """Whether a declaration has its type at a token."""
        at = first
        while self.code.kinds[at - 1] in _SPECIFIERS:
            at -= 1
        return at <= piece.head

    def _declared(
        self, piece: Piece, token: int, first: int, name: "tuple[str | TypeName | EntityName, ...]"
    ) -> None:
        """The type that a declaration of a namespace begins with."""
        kinds = self.code.kinds
        if kinds[piece.head] == k.TYPEDEF:
            self._unspecified(first, token)
        else:
            self._missing(token, name, _SEMICOLON_EXPECTED)
            if piece.sort == c.FUNCTION:
                self.code.lose(piece)

    def _unspecified(self, first: int, token: int) -> None:
        """A qualified declarator behind a specifier that is no type."""
        self._add(_QUALIFIED, first, first)
        self._add(_SEMICOLON_EXPECTED, token + 1, token + 1)

    def _missing(self, token: int, name: "tuple[str | TypeName | EntityName, ...]", expected: int) -> None:
        self.findings.add(_NO_MEMBER, token, fill_ins=name)
        self._add(expected, token + 1, token + 1)

    def _add(self, number: int, token: int, found_at: int) -> None:
        self.findings.add(number, token, found_at)
