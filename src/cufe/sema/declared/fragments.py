"""Stretches of tokens that are parsed on their own: names, types and expressions inside declarations.

Syntax does not depend on the template instance it is read for, so each stretch is parsed once.
"""

from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import do_jobs
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.expression import ExpressionParser
from cufe.syntax.statement import StatementParser


class TypeSyntax:
    """A type-id: specifiers and an abstract declarator."""

    def __init__(self, specifiers: n.Specifiers, declarator: n.Declarator) -> None:
        self.specifiers: n.Specifiers = specifiers
        self.declarator: n.Declarator = declarator


class Fragments:
    """Parses stretches of one unit on demand and remembers them by their first token and end."""

    def __init__(self, declarations: DeclarationParser) -> None:
        self.declarations: DeclarationParser = declarations
        #: by their limits, too, which may have cut them
        self._names: dict[tuple[int, int], e.Name] = {}
        self._types: dict[tuple[int, int], TypeSyntax] = {}
        self._expressions: dict[tuple[int, int], e.Node] = {}
        self._items: dict[tuple[int, int], list[e.Node]] = {}

    def _parser(self, start: int, end: int) -> ExpressionParser:
        return ExpressionParser(self.declarations, w.Work(s.Region(s.ROOT, start, end, None)))

    def _finish(self, parser: ExpressionParser) -> None:
        if parser.work.jobs:
            do_jobs(parser.work, parser, StatementParser(parser))

    def name(self, start: int, limit: int) -> e.Name:
        """The (qualified) name that starts at `start`."""
        known = self._names.get((start, limit))
        if known is None:
            parser = self._parser(start, limit)
            known = parser.name(start, limit)
            self._finish(parser)
            self._names[(start, limit)] = known
        return known

    def type_id(self, start: int, end: int) -> TypeSyntax:
        """The type-id in the tokens `start` to `end`."""
        known = self._types.get((start, end))
        if known is None:
            specifiers = self.declarations.specifiers(start, end, "")
            known = TypeSyntax(specifiers, self.declarations.declarator(specifiers.end, end, False))
            self._types[(start, end)] = known
        return known

    def expression(self, start: int, end: int) -> e.Node:
        """The expression in the tokens `start` to `end`; commas in it are operators."""
        known = self._expressions.get((start, end))
        if known is None:
            parser = self._parser(start, end)
            known = parser.whole(start, end)
            self._finish(parser)
            self._expressions[(start, end)] = known
        return known

    def items(self, start: int, end: int) -> list[e.Node]:
        """Expressions, types and braced lists with commas between them."""
        known = self._items.get((start, end))
        if known is None:
            known = []
            parser = self._parser(start, end)
            parser.items(start, end, known)
            self._finish(parser)
            self._items[(start, end)] = known
        return known
