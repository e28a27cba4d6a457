"""Uses of names in a body, with what surrounds them that matters for what a use means."""

from cufe.final import Final
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.text import kinds as k

#: in an operand that is not evaluated: sizeof, decltype, noexcept, alignof, a requires-expression, a type
#: trait
UNEVALUATED: Final = 1 << 0
#: in a constant expression: array bound, template argument, case label, static_assert, constexpr initialiser
CONSTANT: Final = 1 << 1
#: behind `.` or `->`
MEMBER: Final = 1 << 2
#: a simple capture of a lambda
CAPTURE: Final = 1 << 3
CONSTEXPR_CONDITION: Final = 1 << 4
#: in a branch of `if constexpr`, or in its init-statement
CONSTEXPR_BRANCH: Final = 1 << 5
#: the name of a member or base in a constructor's member initialiser
MEMBER_INITIALISER: Final = 1 << 6
#: in a type, where it names a type, a template or a namespace
IN_TYPE: Final = 1 << 7
#: what is called, or converted to by `T(x)`
CALLEE: Final = 1 << 8
#: in an operand of typeid, which is evaluated where it is polymorphic
TYPEID: Final = 1 << 9
#: written with `::`
QUALIFIED: Final = 1 << 10
#: the operand of the unary `&`
ADDRESS: Final = 1 << 11
#: in a template argument
TEMPLATE_ARGUMENT: Final = 1 << 12
#: in a default argument
DEFAULT_ARGUMENT: Final = 1 << 13
#: in the initialiser of a constant, in no other constant expression
INITIALISER: Final = 1 << 14

#: flags that say something about one name and nothing about what is below
_OWN: Final = MEMBER | MEMBER_INITIALISER | CALLEE | ADDRESS | IN_TYPE
#: flags that end at the body of a lambda
_OUTSIDE_LAMBDA: Final = _OWN | CONSTANT | INITIALISER | CONSTEXPR_CONDITION | TEMPLATE_ARGUMENT | DEFAULT_ARGUMENT

_UNEVALUATED_KEYWORDS: Final = bytes(
    (k.SIZEOF, k.ALIGNOF, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.TRAIT, k.UNDERLYING_TYPE, k.REQUIRES)
)


class Use:
    """One use of a name: `token` is its identifier (the last one of a qualified name), `name` its node or None for a
    simple capture, `parent` the innermost lambda whose signature or body holds it."""

    def __init__(self, token: int, name: e.Name | None, flags: int, parent: e.Lambda | None) -> None:
        self.token: int = token
        self.name: e.Name | None = name
        self.flags: int = flags
        self.parent: e.Lambda | None = parent


def captures_constant(use: Use) -> bool:
    """Whether a constant that is named there is captured by an extended lambda: not for another constant, and not where
    no object is needed; one that `if constexpr` asks for is (observed: lambdas 2.7)."""
    if use.flags & (UNEVALUATED | MEMBER | TEMPLATE_ARGUMENT | DEFAULT_ARGUMENT):
        return False
    return not use.flags & CONSTANT or bool(use.flags & CONSTEXPR_CONDITION)


def uses(body: Body, kinds: bytes) -> list[Use]:
    """Every use of a name in a body, in the order of the text; `kinds` are those of the unit."""
    return uses_in(body.nodes(), None, kinds)


def uses_in(nodes: list[e.Node], parent: e.Lambda | None, kinds: bytes) -> list[Use]:
    """Every use of a name in some nodes that stand inside `parent`, in the order of the text."""
    walk = _Walk(kinds)
    walk.push_all(nodes, 0, parent)
    walk.run()
    walk.found.sort(key=_token)
    return walk.found


def uses_of_this(nodes: list[e.Node], parent: e.Lambda | None, kinds: bytes) -> list[Use]:
    """Every `this` in some nodes that stand inside `parent`, in the order of the text."""
    walk = _Walk(kinds)
    walk.push_all(nodes, 0, parent)
    walk.run()
    walk.this.sort(key=_token)
    return walk.this


class Expansions:
    """The names that are used in a body, and what `...` expands: patterns, folds, operands of `sizeof...`."""

    def __init__(self, body: Body, kinds: bytes) -> None:
        walk = _Walk(kinds)
        walk.push_all(body.nodes(), 0, None)
        walk.run()
        self._used: set[int] = {use.token for use in walk.found}
        self._used.update(at for use in walk.found if use.name is not None for at in range(use.name.start, use.token))
        self._expanded: list[tuple[int, int]] = walk.expanded

    def lack(self, token: int) -> bool:
        """Whether a name is used at a token, and not expanded."""
        return token in self._used and not any(start <= token < end for start, end in self._expanded)


def _constant(flags: int) -> int:
    """The flags in a constant expression."""
    return (flags | CONSTANT) & ~INITIALISER


def _token(use: Use) -> int:
    return use.token


class _Walk:
    """A walk with a stack of its own: nodes that are still to be visited, with their flags and lambda."""

    def __init__(self, kinds: bytes) -> None:
        self.kinds: bytes = kinds
        self.found: list[Use] = []
        self.this: list[Use] = []
        #: what is expanded, first tokens and ends
        self.expanded: list[tuple[int, int]] = []
        self._nodes: list[e.Node] = []
        self._flags: list[int] = []
        self._parents: list[e.Lambda | None] = []

    def push(self, node: e.Node | None, flags: int, parent: e.Lambda | None) -> None:
        if node is not None:
            self._nodes.append(node)
            self._flags.append(flags)
            self._parents.append(parent)

    def push_all(self, nodes: list[e.Node], flags: int, parent: e.Lambda | None) -> None:
        for node in nodes:
            self.push(node, flags, parent)

    def run(self) -> None:
        while self._nodes:
            self._visit(self._nodes.pop(), self._flags.pop(), self._parents.pop())

    def _visit(self, node: e.Node, flags: int, parent: e.Lambda | None) -> None:
        below = flags & ~_OWN
        if isinstance(node, e.Name):
            kept = flags | QUALIFIED if node.qualified else flags
            if self.kinds[node.id] == k.IDENTIFIER:
                self.found.append(Use(node.id, node, kept, parent))
            self.push(node.prefix, below, parent)
            if node.arguments is not None:
                for arguments in node.arguments:
                    self.push_all(arguments.items, _constant(below) | TEMPLATE_ARGUMENT, parent)
        elif isinstance(node, e.Binary):
            right = node.right.left if isinstance(node.right, e.Binary) else node.right
            if isinstance(node.left, e.Dots) or isinstance(right, e.Dots):
                # A type behind whose `*` or `&` there are dots, or an assignment in a fold: `(ts = ... = x)`.
                self.expanded.append((node.start, node.end))
            self.push(node.left, below, parent)
            self.push(node.right, below, parent)
        elif isinstance(node, e.Literal):
            return
        elif isinstance(node, (e.PackExpansion, e.Fold, e.Dots)):
            self.expanded.append((node.start, node.end))
            self.push_all(node.children(), below, parent)
        elif isinstance(node, e.This):
            self.this.append(Use(node.start, None, below, parent))
        elif isinstance(node, e.Member):
            self.push(node.object, below, parent)
            self.push(node.name, below | MEMBER, parent)
        elif isinstance(node, e.Call):
            self.push(node.callee, below | CALLEE, parent)
            self.push_all(node.arguments, below, parent)
        elif isinstance(node, e.Paren):
            self.push_all(node.items, flags, parent)
        elif isinstance(node, e.TypeId):
            self.push_all(node.items, below | IN_TYPE, parent)
        elif isinstance(node, e.Unary):
            self._unary(node, below, parent)
        elif isinstance(node, e.Operand):
            kind = self.kinds[node.start]
            if kind in _UNEVALUATED_KEYWORDS:
                below |= UNEVALUATED
                if self.kinds[node.start + 1] == k.ELLIPSIS:
                    self.expanded.append((node.start, node.end))
            elif kind == k.TYPEID:
                below |= TYPEID
            self.push_all(node.items, below, parent)
        elif isinstance(node, e.Bound):
            self.push_all(node.items, _constant(below), parent)
        elif isinstance(node, e.Default):
            self.push_all(node.items, below | DEFAULT_ARGUMENT, parent)
        elif isinstance(node, e.Lambda):
            self._lambda(node, flags & ~_OUTSIDE_LAMBDA, parent)
        elif isinstance(node, e.New):
            self._new(node, below, parent)
        elif isinstance(node, e.Requires):
            self.push(node.parameters, below | UNEVALUATED, parent)
            self.push_all(node.requirements, below | UNEVALUATED, parent)
        elif isinstance(node, e.Cast):
            self.push(node.type, below | IN_TYPE, parent)
            self.push_all(node.operands, below, parent)
        elif isinstance(node, s.If):
            self._if(node, below, parent)
        elif isinstance(node, s.Labelled):
            self.push_all(node.values, _constant(below), parent)
            self.push(node.statement, below, parent)
        elif isinstance(node, s.StaticAssert):
            self.push_all(node.items, _constant(below), parent)
        elif isinstance(node, s.Initialiser):
            self.push_all(node.items, below | CONSTANT | INITIALISER if node.constant else below, parent)
        elif isinstance(node, s.MemberInitialiser):
            if self.kinds[node.end] == k.ELLIPSIS:
                self.expanded.append((node.start, node.end))
            self.push(node.name, below | MEMBER_INITIALISER, parent)
            self.push_all(node.items, below, parent)
        else:
            self.push_all(node.children(), below, parent)

    def _unary(self, node: e.Unary, below: int, parent: e.Lambda | None) -> None:
        kind = self.kinds[node.operator]
        if kind in _UNEVALUATED_KEYWORDS:
            below |= UNEVALUATED
        elif kind == k.AMPERSAND:
            below |= ADDRESS
        elif kind == k.AND:
            return  # the address of a label
        self.push(node.operand, below, parent)

    def _lambda(self, node: e.Lambda, inside: int, parent: e.Lambda | None) -> None:
        for capture in node.captures:
            if capture.pack >= 0:
                self.expanded.append((capture.start, capture.end))
            if capture.sort == e.BY_COPY or capture.sort == e.BY_REFERENCE:
                self.found.append(Use(capture.name, None, inside | CAPTURE, parent))
            self.push_all(capture.value, inside, parent)
        self.push(node.signature, inside, node)
        self.push(node.return_type, inside, node)
        self.push(node.block, inside, node)

    def _new(self, node: e.New, below: int, parent: e.Lambda | None) -> None:
        self.push_all(node.placement, below, parent)
        self.push_all(node.arguments, below, parent)
        outermost = True
        for part in node.type.items:
            if isinstance(part, e.Bound) and outermost:
                # Only the outermost bound of an array in `new` may vary ([expr.new]).
                outermost = False
                self.push_all(part.items, below, parent)
            else:
                self.push(part, below | IN_TYPE, parent)

    def _if(self, node: s.If, below: int, parent: e.Lambda | None) -> None:
        constexpr = node.constexpr >= 0 and self.kinds[node.constexpr] == k.CONSTEXPR
        branch = below | CONSTEXPR_BRANCH if constexpr else below
        self.push(node.initial, branch, parent)
        self.push(node.condition, _constant(below) | CONSTEXPR_CONDITION if constexpr else below, parent)
        self.push(node.then, branch, parent)
        self.push(node.otherwise, branch, parent)
