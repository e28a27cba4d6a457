"""The expressions in the types of a declaration or a statement: bounds of arrays, widths, template arguments,
enumerators, operands of `decltype`.  They are no part of a typed tree; who asks what a function calls has to see
them."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.expressions import Expression
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: what else has a constant expression in its parentheses; `throw` has types
_CONSTANT: Final = bytes((k.ALIGNAS, k.NOEXCEPT, k.EXPLICIT))


class TypeExpressions:
    """Those that could call something, in the order of the text: `constants`, and `operands`, not evaluated."""

    def __init__(self, engine: "Engine", node: e.Node, context: Context) -> None:
        self.engine: Engine = engine
        self.context: Context = context
        self.constants: list[Expression] = []
        self.operands: list[Expression] = []
        mark = engine.lifetimes.mark()
        pending: list[e.Node] = []
        if isinstance(node, s.DeclarationStatement):
            pending += reversed(node.types.items)
            for initialiser in node.initialisers:
                if engine.kinds[initialiser.start] == k.COLON:
                    # The width of a bit-field.
                    pending = [*(_Constant(item) for item in initialiser.items), *pending]
                else:
                    pending = [*reversed(self._types_in(initialiser)), *pending]
        else:
            pending += reversed(self._types_in(node))
        while pending:
            part = pending.pop()
            if engine.kinds.find(k.OPEN_ROUND, part.start, part.end) < 0:
                continue
            if isinstance(part, (e.Name, e.TypeId)):
                pending += reversed(part.children())
            elif isinstance(part, e.TemplateArguments):
                pending += reversed([_Constant(item) for item in part.items])
            elif isinstance(part, e.Bound):
                if self._is_constant(part):
                    pending += reversed([_Constant(inner) for inner in part.items])
            elif isinstance(part, e.Default):
                pending += reversed([_Constant(item) for item in part.items])
            elif isinstance(part, e.Operand):
                self._operand(part)
            elif isinstance(part, _Constant):
                if isinstance(part.node, (e.Name, e.TypeId)):
                    pending.append(part.node)
                elif not self._is_type(part.node):
                    self._build(part.node)
        engine.lifetimes.forget(mark)

    def _types_in(self, node: e.Node) -> list[e.Node]:
        """The types, and the names with template arguments, in an expression; lambdas in it are left out.
        Where nothing is in parentheses there is nothing to read in them."""
        kinds = self.engine.kinds
        found: list[e.Node] = []
        if k.next_of(kinds, k.LESS, node.start, node.end) < 0 and not self._has_call_in_brackets(node):
            return found
        pending: list[e.Node] = [node]
        while pending:
            at = pending.pop()
            if kinds.find(k.OPEN_ROUND, at.start, at.end) < 0:
                continue
            if isinstance(at, (e.Name, e.TypeId)):
                found.append(at)
            elif not isinstance(at, (e.Lambda, e.StatementExpression, e.New, e.Requires)):
                pending += reversed(at.children())
        return found

    def _has_call_in_brackets(self, node: e.Node) -> bool:
        """Whether something in square brackets, maybe a bound, has parentheses."""
        kinds = self.engine.kinds
        at = k.next_of(kinds, k.OPEN_SQUARE, node.start, node.end)
        while at >= 0:
            close = self.engine.cutter.brackets.close(at)
            if k.next_of(kinds, k.OPEN_ROUND, at, close) >= 0:
                return True
            at = k.next_of(kinds, k.OPEN_SQUARE, close, node.end)
        return False

    def _is_constant(self, bound: e.Bound) -> bool:
        kinds = self.engine.kinds
        return kinds[bound.start] != k.OPEN_ROUND or kinds[bound.start - 1] in _CONSTANT

    def _is_type(self, node: e.Node) -> bool:
        """Whether a template argument that looks like an expression is a type."""
        try:
            return self.engine.template_arguments.is_type(node, self.context)
        except (Unknown, IllFormed, Dependent):
            return True

    def _build(self, node: e.Node) -> None:
        try:
            self.constants.append(self.engine.expressions.build(node, self.context))
        except (Unknown, IllFormed, Dependent):
            return

    def _operand(self, node: e.Operand) -> None:
        for item in node.items:
            try:
                if not isinstance(item, e.TypeId):
                    self.operands.append(self.engine.expressions.operand(item, self.context))
            except (Unknown, IllFormed, Dependent):
                continue


class _Constant(e.Node):
    """A template argument, which may be a type, or a constant expression."""

    def __init__(self, node: e.Node) -> None:
        super().__init__(node.start, node.end)
        self.node: e.Node = node
