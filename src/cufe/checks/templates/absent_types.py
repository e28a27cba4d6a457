"""Types that a template names in its parameters and an instance does not have: `typename T::name x;` with T = int.

The front end reads on behind the parameter, as if the type ended there, and what it expects then depends on what the
type was named for ([temp.res]; observed: front-end 2).  276 is reported where it looked ahead to tell a declaration
from an expression, once for all instances."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

#: in front of a statement
_STATEMENT: Final = bytes((k.ELSE, k.DO)) + b"{};"
#: in front of the `(` of something that may be a declaration or an expression
_CONTROL: Final = bytes((k.FOR, k.IF, k.WHILE, k.SWITCH))
_SPECIFIERS: Final = bytes((k.TYPEDEF, k.CONST, k.VOLATILE, k.STATIC, k.CONSTEXPR, k.EXTERN, k.THREAD_LOCAL))
#: behind the type
_DECLARATORS: Final = bytes((k.IDENTIFIER, k.AND)) + b"*&"
_VALUES: Final = b"({"
_ENDS: Final = b"{};"
_CLOSING: Final = b")]"
_BEFORE_OTHERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."


class AbsentTypes:
    """Reports such types by what surrounds them."""

    def __init__(self, code: UserCode, findings: Findings, found_at: int = -1) -> None:
        self.code: UserCode = code
        self.findings: Findings = findings
        #: the token for which the instance is made, where it is no part of a body
        self.found_at: int = found_at

    def tell(self, at: int) -> None:
        """Adds what there is to say of the type behind `typename` that the parameter at a token begins."""
        kinds = self.code.kinds
        if kinds[at - 1] != k.TYPENAME or kinds[at + 2] != k.IDENTIFIER:
            return
        before = kinds[at - 2]
        end = at + 3
        while kinds[end] == k.SCOPE and kinds[end + 1] == k.IDENTIFIER:
            end += 2
        after = kinds[end]
        opens = before == k.OPEN_ROUND
        is_first = before in _STATEMENT or (before == k.CLOSE_ROUND and self._ends_control(at - 2))
        if after in _VALUES:
            self._value(at, is_first or (opens and self._is_first_argument(at - 2)))
        elif after in _DECLARATORS and (is_first or (opens and kinds[at - 3] == k.FOR)):
            self._declaration(at, self._is_in_body(at))
            self._variable(end)
        elif after in _DECLARATORS and before in _SPECIFIERS:
            self._declaration(at, False)
            if kinds.find(k.TYPEDEF, max(at - 3, 0), at - 1) >= 0:
                self._typedef(end)
            else:
                self._variable(end)
        elif before == k.ASSIGN and kinds[at - 4] == k.USING:
            self._add(num.NOT_QUALIFIED, at, at)
            self._add(num.SEMICOLON_EXPECTED, at + 1, at)
        elif opens and kinds[at - 3] == k.SIZEOF:
            self._looked_ahead(at)
            self._add(num.NOT_QUALIFIED, at, at)
            self._add(num.CLOSE_ROUND_EXPECTED, at + 1, at)
        elif before == k.LESS:
            self._add(num.NOT_QUALIFIED, at, at)
            self._add(num.GREATER_EXPECTED, at + 1, at)

    def _is_in_body(self, at: int) -> bool:
        """Whether a token stands in the body of a function, where a statement may be an expression."""
        path = self.code.cutter.path(at)
        return bool(path) and path[-1].sort == c.FUNCTION and at > path[-1].body

    def _ends_control(self, closing: int) -> bool:
        """Whether a parenthesis closes that of `if` or a loop, and no cast."""
        opening = self.code.brackets.open_before(closing)
        return self.code.kinds[opening - 1] in _CONTROL

    def _is_first_argument(self, opening: int) -> bool:
        """Whether a parenthesis may open a condition or the parameters of a function as well as a value."""
        kinds = self.code.kinds
        if kinds[opening - 1] != k.IDENTIFIER:
            return kinds[opening - 1] in _CONTROL
        return kinds[opening - 2] not in _STATEMENT and kinds[opening - 2] not in _BEFORE_OTHERS

    def _value(self, at: int, looked_ahead: bool) -> None:
        """`typename T::name(1)`."""
        if looked_ahead:
            self._looked_ahead(at)
        self._add(num.NOT_QUALIFIED, at, at)
        self._add(num.TYPE_NAME, at - 1, at)
        self._add(num.CLOSE_ROUND_EXPECTED if self._is_in_round(at - 2) else num.SEMICOLON_EXPECTED, at + 1, at)

    def _is_in_round(self, token: int) -> bool:
        """Whether a parenthesis stands open at the end of a token."""
        kinds = self.code.kinds
        while kinds[token] not in _ENDS:
            if kinds[token] == k.OPEN_ROUND:
                return True
            if kinds[token] in _CLOSING:
                token = self.code.brackets.open_before(token)
            token -= 1
        return False

    def _declaration(self, at: int, looked_ahead: bool) -> None:
        """`typename T::name x;`: the variable does not come to be."""
        if looked_ahead:
            self._looked_ahead(at)
        self._add(num.NOT_QUALIFIED, at, at)
        self.member(at)

    def member(self, at: int) -> None:
        """`T::name x;` in a class, which has no `typename`."""
        self._add(num.GLOBAL_QUALIFIER, at + 1, at)
        self._add(num.SEMICOLON_EXPECTED, at + 3, at)

    def _variable(self, name: int) -> None:
        """The first use of what is not declared at a token."""
        kinds = self.code.kinds
        while kinds[name] in _DECLARATORS and kinds[name] != k.IDENTIFIER:
            name += 1
        uses = self._uses(name, kinds.find(b";", name))
        if uses:
            self._add(num.UNDEFINED, uses[0], uses[0], self.code.lexemes[uses[0]])

    def _typedef(self, name: int) -> None:
        """Every use of the type that is not declared at a token; `X *x` is a product then."""
        kinds = self.code.kinds
        lexemes = self.code.lexemes
        while kinds[name] in _DECLARATORS and kinds[name] != k.IDENTIFIER:
            name += 1
        for use in self._uses(name, kinds.find(b";", name)):
            self._add(num.UNDEFINED, use, use, lexemes[use])
            if kinds[use + 1] in b"*&" and kinds[use + 2] == k.IDENTIFIER:
                self._add(num.UNDEFINED, use + 2, use + 2, lexemes[use + 2])

    def _uses(self, name: int, start: int) -> list[int]:
        """Where the block names what a token does not declare."""
        kinds = self.code.kinds
        lexemes = self.code.lexemes
        enclosing = self.code.brackets.enclosing(name)
        if enclosing < 0 or kinds[name] != k.IDENTIFIER:
            return []
        end = self.code.brackets.close(enclosing)
        return [
            token
            for token in range(start, end)
            if lexemes[token] == lexemes[name] and kinds[token - 1] not in _BEFORE_OTHERS
        ]

    def _looked_ahead(self, at: int) -> None:
        self.code.diagnoser.once.add((num.NO_SCOPE, self.code.unit.offset(at)))
        self._add(num.NO_SCOPE, at, at)

    def _add(self, number: int, token: int, found_at: int, name: str = "") -> None:
        at = self.found_at if self.found_at >= 0 else found_at
        self.findings.add(number, token, at, (name,) if name else ())
