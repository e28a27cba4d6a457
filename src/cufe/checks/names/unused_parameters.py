"""Parameters of functions and lambdas that nothing refers to (826): a remark, off by default.

Templates are looked at where they are written, as their instances have nothing to add."""

from cufe.checks.bodies import bodies_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNUSED: Final = 826
_MARKS: Final = frozenset(("maybe_unused", "unused", "__unused__"))


def check_unused_parameters(code: UserCode) -> None:
    """Reports them in all functions of the user's text, if such remarks are wanted."""
    if code.report.may_show(_UNUSED, str(_UNUSED)):
        unused = _UnusedParameters(code)
        for piece, body in bodies_of(code):
            unused.judge(piece, body)


class _UnusedParameters:
    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes

    def judge(self, piece: Piece, body: Body) -> None:
        """Looks at the parameters of a function, if it is one, and of the lambdas in it."""
        # What main is called with is not of its choice.
        if piece.sort == c.FUNCTION and "main" not in self.lexemes[piece.head : piece.body]:
            self._parameters(body.root)
        for region in body.root.children:
            self._lambdas(region)

    def _lambdas(self, region: s.Region) -> None:
        for inner in region.children:
            self._lambdas(inner)
        if region.sort == s.LAMBDA:
            self._parameters(region)

    def _parameters(self, region: s.Region) -> None:
        end = max([region.end, *[inner.end for inner in region.children]])
        for binding in region.bindings:
            if binding.sort == s.PARAMETER and self._is_unused(binding, region):
                name = EntityName("parameter", self.lexemes[binding.name])
                self.code.add_late(_UNUSED, binding.name, end - 1, name)

    def _is_unused(self, binding: s.Binding, region: s.Region) -> bool:
        if self.lexemes[region.start : region.end].count(self.lexemes[binding.name]) != 1:
            if self.code.is_named(binding.name, [(region.start, region.end)]):
                return False
        declarator = binding.declarator
        last = max(binding.end, declarator.end if declarator is not None else 0)
        first = binding.name
        depth = 0
        while depth or self.kinds[first - 1] not in b"(,":
            first -= 1
            # What commas of template arguments separate is no parameter.
            depth += (self.kinds[first] == k.GREATER) - (self.kinds[first] == k.LESS)
        return _MARKS.isdisjoint(self.lexemes[first : last + 1])
