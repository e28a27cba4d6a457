"""Syntax nodes of expressions: trees with spans, no meaning.

A span is a pair of token indices, the end excluded; -1 stands for a part that is not there.  A call and a functional
cast `T(x)` look the same before names are looked up, so both are `Call`; a template argument that is a name alone is a
`Name` whether it names a type or a value.
"""

from cufe.final import Final
from cufe.syntax import nodes as n

# --- C-style and named casts -----------------------------------------------------------------------------------------
C_STYLE: Final = 0  # (T)e
NAMED_CAST: Final = 1  # static_cast<T>(e)
FUNCTIONAL: Final = 2  # int(e), typename T::x(e)
BRACED_CAST: Final = 3  # int{e}, T{e}, decltype(x){}
COMPOUND_LITERAL: Final = 4  # (T){e}

# --- captures ([expr.prim.lambda.capture]) ---------------------------------------------------------------------------
BY_COPY: Final = 0  # x
BY_REFERENCE: Final = 1  # &x
THIS_CAPTURE: Final = 2  # this
STAR_THIS_CAPTURE: Final = 3  # *this
INIT_BY_COPY: Final = 4  # x = e, x{e}, x(e)
INIT_BY_REFERENCE: Final = 5  # &x = e


class Node:
    """Tokens `start` to `end`, the end excluded."""

    def __init__(self, start: int, end: int) -> None:
        self.start: int = start
        self.end: int = end

    def children(self) -> "list[Node]":
        """The nodes directly below, in the order of the text as far as they are known."""
        return []


class Items(Node):
    """A node with nodes in it that are all of one sort."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.items: list[Node] = []

    def children(self) -> list[Node]:
        return self.items


class Missing(Node):
    """An operand that is not there; only in erroneous input."""


class Literal(Node):
    """A literal; adjacent strings are one node."""


class This(Node):
    pass


class Dots(Node):
    """The `...` of a fold expression or of `catch (...)`; in types what it expands, too."""


class TemplateArguments(Items):
    """`<...>`: `items` are `Name`, `TypeId` or expressions."""


class Name(Node):
    """A possibly qualified name: `id` is its last identifier (or `operator`, or the `~` of a destructor).

    `arguments` are the template argument lists of all its components in order, `prefix` the type of a
    `decltype(e)::` in front; the last list belongs to `id` where it ends the name."""

    def __init__(self, start: int, end: int, last: int, qualified: bool) -> None:
        super().__init__(start, end)
        self.id: int = last
        self.qualified: bool = qualified
        self.arguments: list[TemplateArguments] | None = None
        self.prefix: Node | None = None

    def own_arguments(self) -> TemplateArguments | None:
        """The template arguments of the last component."""
        if self.arguments is not None and self.arguments[-1].end == self.end:
            return self.arguments[-1]
        return None

    def children(self) -> list[Node]:
        found: list[Node] = []
        if self.prefix is not None:
            found.append(self.prefix)
        if self.arguments is not None:
            found += self.arguments
        return found


class TypeId(Items):
    """A type-id, or the types of a declaration: `parts` are the names in it, array bounds and operands of
    `decltype`."""


class Bound(Items):
    """An array bound, a bit-field width, an operand of `alignas` or `noexcept`: a constant expression."""


class Default(Items):
    """A default argument of a parameter or template parameter; `start` is the `=`."""


class Operand(Items):
    """An unevaluated operand in parentheses: `sizeof(e)`, `decltype(e)`, `noexcept(e)`, `__is_class(T)`, `typeid(e)`.

    `start` is the keyword, `open` its parenthesis, `items` types or expressions."""

    def __init__(self, start: int, end: int, opening: int) -> None:
        super().__init__(start, end)
        self.open: int = opening


class Paren(Items):
    """`(e)`."""


class Fold(Node):
    """A fold expression; `start` and `end` include the parentheses, `operator` is the (first) operator token."""

    def __init__(self, start: int, end: int, operator: int, left: Node | None, right: Node | None) -> None:
        super().__init__(start, end)
        self.operator: int = operator
        self.left: Node | None = left
        self.right: Node | None = right

    def children(self) -> list[Node]:
        return [node for node in (self.left, self.right) if node is not None]


class Unary(Node):
    """Prefix or postfix operator, `sizeof e`, `throw e`, `co_await e`, `co_yield e`, `delete e`, `&&label`.

    `operator` is the operator's token, `operand` is `Missing` for a `throw` without one."""

    def __init__(self, start: int, end: int, operator: int, operand: Node, postfix: bool) -> None:
        super().__init__(start, end)
        self.operator: int = operator
        self.operand: Node = operand
        self.postfix: bool = postfix

    def children(self) -> list[Node]:
        return [self.operand]


class PackExpansion(Node):
    """`pattern...`."""

    def __init__(self, start: int, end: int, pattern: Node) -> None:
        super().__init__(start, end)
        self.pattern: Node = pattern

    def children(self) -> list[Node]:
        return [self.pattern]


class Binary(Node):
    """Binary operator, assignment or comma; `operator` is its (first) token: a shift to the right is two tokens."""

    def __init__(self, operator: int, left: Node, right: Node) -> None:
        super().__init__(left.start, right.end)
        self.operator: int = operator
        self.left: Node = left
        self.right: Node = right

    def children(self) -> list[Node]:
        return [self.left, self.right]


class Conditional(Node):
    """`condition ? then : otherwise`; `then` is None in the GNU form `a ?: b`."""

    def __init__(self, question: int, condition: Node, then: Node | None, otherwise: Node) -> None:
        super().__init__(condition.start, otherwise.end)
        self.question: int = question
        self.condition: Node = condition
        self.then: Node | None = then
        self.otherwise: Node = otherwise

    def children(self) -> list[Node]:
        if self.then is None:
            return [self.condition, self.otherwise]
        return [self.condition, self.then, self.otherwise]


class Call(Node):
    """`callee(arguments)`: a call or a functional cast; `open` and `close` are the parentheses."""

    def __init__(self, callee: Node, opening: int, close: int) -> None:
        super().__init__(callee.start, close + 1)
        self.callee: Node = callee
        self.open: int = opening
        self.close: int = close
        self.arguments: list[Node] = []

    def children(self) -> list[Node]:
        return [self.callee, *self.arguments]


class Launch(Node):
    """`callee<<<configuration>>>(arguments)`.

    `chevrons` is the `<<<`, `chevrons_close` the first `>` of `>>>`, `open` and `close` the parentheses of the
    arguments."""

    def __init__(self, callee: Node, chevrons: int, chevrons_close: int, opening: int, close: int) -> None:
        super().__init__(callee.start, close + 1)
        self.callee: Node = callee
        self.chevrons: int = chevrons
        self.chevrons_close: int = chevrons_close
        self.open: int = opening
        self.close: int = close
        self.configuration: list[Node] = []
        self.arguments: list[Node] = []

    def children(self) -> list[Node]:
        return [self.callee, *self.configuration, *self.arguments]


class Subscript(Node):
    """`object[arguments]`."""

    def __init__(self, base: Node, opening: int, end: int) -> None:
        super().__init__(base.start, end)
        self.object: Node = base
        self.open: int = opening
        self.arguments: list[Node] = []

    def children(self) -> list[Node]:
        return [self.object, *self.arguments]


class Member(Node):
    """`object.name`, `object->name`; `operator` is the token of `.` or `->`."""

    def __init__(self, base: Node, operator: int, name: Name) -> None:
        super().__init__(base.start, name.end)
        self.object: Node = base
        self.operator: int = operator
        self.name: Name = name

    def children(self) -> list[Node]:
        return [self.object, self.name]


class Cast(Node):
    """A cast of any sort to a written type; functional casts of one name are `Call`."""

    def __init__(self, sort: int, start: int, end: int, target: Node) -> None:
        super().__init__(start, end)
        self.sort: int = sort
        self.type: Node = target
        self.operands: list[Node] = []

    def children(self) -> list[Node]:
        return [self.type, *self.operands]


class New(Node):
    """`new (placement) type(arguments)`; `initialiser` is the `(` or `{` or -1."""

    def __init__(self, start: int) -> None:
        super().__init__(start, start)
        self.placement: list[Node] = []
        self.type: TypeId = TypeId(start, start)
        self.initialiser: int = -1
        self.arguments: list[Node] = []

    def children(self) -> list[Node]:
        return [*self.placement, self.type, *self.arguments]


class BracedList(Items):
    """`{...}` as an initialiser or argument."""


class Designated(Node):
    """`.member = value`, `[index] = value`; `name` is the member's token or -1."""

    def __init__(self, start: int, end: int, name: int, index: Node | None, value: Node) -> None:
        super().__init__(start, end)
        self.name: int = name
        self.index: Node | None = index
        self.value: Node = value

    def children(self) -> list[Node]:
        return [self.value] if self.index is None else [self.index, self.value]


class StatementExpression(Node):
    """GNU `({ ... })`."""

    def __init__(self, start: int, end: int, block: Node) -> None:
        super().__init__(start, end)
        self.block: Node = block

    def children(self) -> list[Node]:
        return [self.block]


class Requires(Node):
    """A requires-expression; `requirements` are expressions and types."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.parameters: TypeId | None = None
        self.requirements: list[Node] = []

    def children(self) -> list[Node]:
        if self.parameters is None:
            return self.requirements
        return [self.parameters, *self.requirements]


class Capture(Node):
    """One capture of a lambda: `sort` is one of the constants above, `name` its identifier (or `this`) token.

    `pack` is the `...` or -1; `value` holds the initialiser of an init-capture."""

    def __init__(self, sort: int, start: int, end: int, name: int) -> None:
        super().__init__(start, end)
        self.sort: int = sort
        self.name: int = name
        self.pack: int = -1
        self.value: list[Node] = []

    def children(self) -> list[Node]:
        return self.value


class Lambda(Node):
    """A lambda-expression.

    `start` is the `[`, `introducer_close` the `]`; `default` the token of a capture-default (`=` or `&`) or -1; `head`
    the template parameters; `parameters` the parameter list or None; `flags` hold `mutable`, `constexpr`, `consteval`,
    `static` as in `cufe.syntax.nodes`; `exceptions` is `noexcept` or `throw`, or -1, as is the `arrow`; `body` is the
    opening brace, `block` its statements; `parent` the innermost lambda around, None at the top."""

    def __init__(self, start: int) -> None:
        super().__init__(start, start)
        self.introducer_close: int = start
        self.default: int = -1
        self.captures: list[Capture] = []
        self.head: n.TemplateHead | None = None
        self.attributes: list[n.Attribute] = []
        self.parameters: n.DeclaratorOperator | None = None
        self.flags: int = 0
        #: the token behind the parameters and the attributes in front of them
        self.specifiers: int = -1
        self.exceptions: int = -1
        self.arrow: int = -1
        #: `requires` behind the parameters, or -1
        self.constraint: int = -1
        #: names and expressions of the template head, the parameters, `noexcept` and constraints
        self.signature: TypeId = TypeId(start, start)
        self.return_type: TypeId | None = None
        self.body: int = -1
        self.block: Node | None = None
        self.parent: Lambda | None = None

    def children(self) -> list[Node]:
        found: list[Node] = [*self.captures, self.signature]
        if self.return_type is not None:
            found.append(self.return_type)
        if self.block is not None:
            found.append(self.block)
        return found
