"""Lambdas that do not follow the grammar ([expr.prim.lambda])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.recovery import expressions as x
from cufe.syntax.recovery.tokens import END, HOLE, GivenUpError, SyntaxFinding
from cufe.text import kinds as k

_WORDS: Final = bytes((k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.STATIC))


class LambdaReader(x.ExpressionReader):
    """Reads lambdas; their parameters and bodies are those of the classes that stand on this one."""

    def lambda_expression(self) -> None:
        kinds = self.kinds
        self.enter()
        start = self.at
        self.at += 1
        angles, launch = self.in_angles, self.in_launch
        self.in_angles = self.in_launch = False
        self.scopes.append({})
        # No stop token of a construct around counts.
        waiting = self.stops
        self.stops = [0] * 256
        self.stops[END] = self.stops[k.CLOSE_SQUARE] = self.stops[k.COMMA] = 1
        while kinds[self.at] != k.CLOSE_SQUARE or kinds[self.at - 1] == k.COMMA:
            self._capture()
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] = 0
        self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
        self.stops = waiting
        self._annotations()
        if kinds[self.at] == k.LESS and not self.template_head():
            raise GivenUpError
        has_parameters = kinds[self.at] == k.OPEN_ROUND
        if has_parameters:
            self.parameters()
            self.scopes[-1].update(self.declared_parameters)
        behind = self.at
        while kinds[self.at] in _WORDS:
            self.at += 1
        self._annotations()
        if self.accept(k.NOEXCEPT) and kinds[self.at] == k.OPEN_ROUND:
            self.balanced()
        if kinds[self.at] == k.THROW:
            self.at += 1
            self.balanced()
        self._annotations()
        if self.accept(k.ARROW):
            self.type_id_before(k.OPEN_BRACE)
        if kinds[self.at] == k.REQUIRES:
            raise GivenUpError
        if kinds[self.at] == k.OPEN_BRACE:
            self.function_block()
        else:
            if not has_parameters:
                self.found.append(SyntaxFinding(num.NO_PARAMETERS, min(behind, self.last), warning=True))
            if kinds.find(k.ATTRIBUTE, start, self.at) >= 0:
                # The operand is unknown; the attributes in it are judged all the same.
                self.insert(start, f"({HOLE},")
                self.insert(self.at, "{})")
                self.error(num.FUNCTION_BODY_EXPECTED)
            else:
                self.error(num.FUNCTION_BODY_EXPECTED)
                self.drop(start)
                self.insert(start, HOLE)
        self.scopes.pop()
        self.in_angles, self.in_launch = angles, launch
        self.leave()

    def _capture(self) -> None:
        """One capture, or what takes its place."""
        kinds = self.kinds
        start = self.at
        kind = kinds[start]
        if kind in b"=&" and kinds[start - 1] == k.OPEN_SQUARE and kinds[start + 1] not in (k.IDENTIFIER, k.ELLIPSIS):
            self.at += 1
            if kinds[self.at] not in b",]":
                self.error(num.IDENTIFIER_EXPECTED)
                self.flush()
            return
        if kind == k.THIS or (kind == k.STAR and kinds[start + 1] == k.THIS):
            self.at += 1 if kind == k.THIS else 2
            return
        self.accept(k.AMPERSAND)
        self.accept(k.ELLIPSIS)
        if kinds[self.at] != k.IDENTIFIER:
            self.error(num.IDENTIFIER_EXPECTED)
            self.flush()
            self.drop(start - 1 if kinds[start - 1] == k.COMMA else start)
            if kinds[start] == k.COMMA:
                self.skipped.append((start, start + 1))
            return
        self.declare(self.at, m.VALUE)
        self.at += 1
        self.accept(k.ELLIPSIS)
        if self.accept(k.ASSIGN):
            if kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            else:
                self.expression(False)
        elif kinds[self.at] in (k.OPEN_ROUND, k.OPEN_BRACE):
            self.construct()

    def _annotations(self) -> None:
        """Attributes, and what says where a lambda is in the sources of the toolkit."""
        self.attributes()
        if self.lexemes[self.at] == "__nv_parent":
            raise GivenUpError

    # --- types and names --------------------------------------------------------------------------------------
