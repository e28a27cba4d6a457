"""Accesses to device variables from code of the host: 20091 read, 20092 written, 20093 address taken.

Observed: diagnostics-a 8.3.  Only variables whose declaration spells a fundamental type, a pointer to one or an array
of these are followed, and only where the expression around cannot call an overloaded operator or bind a reference.
"""

from cufe.cuda.marks import CONSTANT, DEVICE, HOST, MANAGED, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.surroundings import Spaces, Surroundings, space_at, surroundings
from cufe.cuda.rules.variables import space_name
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_READ: Final = 20091
_WRITTEN: Final = 20092
_ADDRESS: Final = 20093

# What becomes of the value of an expression.
_NOTHING: Final = 0
_VALUE: Final = 1
_TARGET: Final = 2
_BOTH: Final = 3
_ADDRESSED: Final = 4

_DEVICE_ONLY: Final = DEVICE | CONSTANT | SHARED
_SIGNS: Final = b"!-+~"
_UNEVALUATED: Final = bytes((k.SIZEOF, k.ALIGNOF, k.NOEXCEPT, k.DECLTYPE, k.TYPEOF))


def check_accesses(examined: ExaminedUnit, found: Collection, spaces: Spaces) -> None:
    """Judges the bodies of the functions of the host that name a device variable."""
    variables: dict[int, Declared] = {}
    names: set[str] = set()
    for one in found.others:
        if one.local or one.function() is not None or one.flags & (n.TYPEDEF | n.CONST | n.CONSTEXPR):
            continue
        if one.words & _DEVICE_ONLY and not one.words & MANAGED and is_fundamental(one.declaration, one.declarator):
            variables[one.name_token] = one
            names.add(one.name)
    done: set[int] = set()
    for token in examined.tokens_of(names):
        if token in variables:
            continue
        path = examined.cutter.path(token)
        if not path or path[-1].sort != c.FUNCTION or token < path[-1].body or path[-1].start in done:
            continue
        words = examined.marks.union(path[-1].start, path[-1].body)
        if words & DEVICE and not words & HOST:
            continue
        around = surroundings(examined, token)
        if around is None or around.function is None or around.piece.start in done:
            continue
        done.add(around.piece.start)
        if around.body.block is not None:
            _Walk(examined, variables, spaces, around).visit(around.body.block, _NOTHING)


def is_fundamental(declaration: n.Declaration, declarator: n.Declarator) -> bool:
    """Whether a declaration spells an arithmetic type, a pointer to one, or an array of these."""
    if declaration.specifiers.sort != n.BUILTIN:
        return False
    return all(operator.sort in (n.ARRAY, n.POINTER) for operator in declarator.operators)


class _Walk:
    """A walk through one function, with what becomes of each value."""

    def __init__(
        self, examined: ExaminedUnit, variables: dict[int, Declared], spaces: Spaces, around: Surroundings
    ) -> None:
        self.examined: ExaminedUnit = examined
        self.kinds: bytes = examined.kinds
        self.variables: dict[int, Declared] = variables
        self.spaces: Spaces = spaces
        self.around: Surroundings = around
        function = around.function
        assert function is not None
        self.generic: bool = bool(function.declaration.heads) or any(
            piece.sort == c.CLASS and examined.kinds[piece.start] == k.TEMPLATE for piece in around.path
        )
        self.returns_value: bool = function.declaration.specifiers.sort == n.BUILTIN and all(
            operator.sort in (n.PARAMETERS, n.POINTER) for operator in function.declarator.operators
        )

    def visit(self, node: e.Node | None, becomes: int) -> None:
        if node is None:
            return
        if isinstance(node, e.Name):
            self._name(node, becomes)
        elif isinstance(node, e.Paren):
            for inner in node.inner:
                self.visit(inner, becomes)
        elif isinstance(node, e.Binary):
            self._binary(node, becomes)
        elif isinstance(node, e.Unary):
            self._unary(node)
        elif isinstance(node, e.Subscript):
            self._subscript(node, becomes)
        elif isinstance(node, e.Operand):
            return
        elif isinstance(node, s.DeclarationStatement):
            self._declaration(node)
        elif isinstance(node, s.Jump):
            by_value = node.keyword == k.RETURN and self.returns_value and self._in_function(node)
            self.visit(node.value, _VALUE if by_value else _NOTHING)
        elif isinstance(node, s.If):
            self.visit(node.initial, _NOTHING)
            self.visit(node.condition, _VALUE)
            if node.constexpr < 0:
                self.visit(node.then, _NOTHING)
                self.visit(node.otherwise, _NOTHING)
        elif isinstance(node, s.Loop):
            self.visit(node.initial, _NOTHING)
            self.visit(node.declaration, _NOTHING)
            self.visit(node.condition, _NOTHING if node.colon >= 0 else _VALUE)
            self.visit(node.step, _NOTHING)
            self.visit(node.body, _NOTHING)
        else:
            for below in node.children():
                self.visit(below, _NOTHING)

    def _in_function(self, node: e.Node) -> bool:
        return self.around.body.lambda_at(node.start) is None

    def _variable(self, node: e.Node) -> Declared | None:
        """The device variable that a name alone means."""
        if not isinstance(node, e.Name) or self.kinds[node.id] != k.IDENTIFIER or node.own_arguments() is not None:
            return None
        entity = self.examined.lookup().resolve(node.id)
        if entity is None or entity.sort != en.VARIABLE or not entity.tokens():
            return None
        if not all(token in self.variables for token in entity.tokens()):
            return None
        return self.variables[entity.tokens()[0]]

    def _name(self, node: e.Name, becomes: int) -> None:
        if becomes == _NOTHING:
            return
        one = self._variable(node)
        if one is None:
            return
        if one.declarator.operators and one.declarator.operators[0].sort == n.ARRAY:
            if becomes in (_VALUE, _ADDRESSED) and one.words & SHARED:
                self._report(_ADDRESS, node.id, node.id, one)
            return
        if becomes == _ADDRESSED:
            if one.words & SHARED:
                self._report(_ADDRESS, node.id, node.id, one)
            return
        if becomes & _VALUE:
            self._report(_READ, node.id, node.id, one)
        if becomes & _TARGET:
            self._report(_WRITTEN, node.id, node.id, one)

    def _report(self, number: int, token: int, found_at: int, one: Declared) -> None:
        examined = self.examined
        space = space_at(examined, self.spaces, self.around, token)
        if space & HOST:
            examined.add_late(number, token, found_at, space_name(one.words), EntityName("variable", one.full_name()))

    def _binary(self, node: e.Binary, becomes: int) -> None:
        kind = self.kinds[node.operator]
        left = node.left
        right = node.right
        if kind == ord(","):
            self.visit(left, _NOTHING)
            self.visit(right, becomes)
            return
        if kind == ord("=") or kind == k.COMPOUND_ASSIGN:
            builtin = self.is_plain(left)
            self.visit(right, _VALUE if builtin and (self.is_plain(right)) else _NOTHING)
            self._assigned(left, right, kind, builtin)
            return
        builtin = self.is_plain(left) and self.is_plain(right)
        self.visit(left, _VALUE if builtin else _NOTHING)
        self.visit(right, _VALUE if builtin else _NOTHING)

    def _assigned(self, left: e.Node, right: e.Node, kind: int, builtin: bool) -> None:
        if not builtin or (self.generic and not self.is_plain(right)):
            self.visit(left, _NOTHING)
            return
        target = left
        while isinstance(target, e.Paren) and len(target.inner) == 1:
            target = target.inner[0]
        while isinstance(target, e.Subscript) and self._is_array(target.object):
            for index in target.arguments:
                self.visit(index, _VALUE if self.is_plain(index) else _NOTHING)
            target = target.object
        if isinstance(target, e.Name):
            one = self._variable(target)
            if one is None:
                return
            if kind == k.COMPOUND_ASSIGN:
                self._report(_READ, target.id, right.end - 1, one)
            self._report(_WRITTEN, target.id, right.end - 1, one)
            return
        self.visit(target, _TARGET)

    def _is_array(self, node: e.Node) -> bool:
        base = node
        depth = 1
        while isinstance(base, e.Subscript):
            base = base.object
            depth += 1
        one = self._variable(base)
        if one is None:
            return False
        operators = one.declarator.operators
        return len(operators) >= depth and operators[depth - 1].sort == n.ARRAY

    def _unary(self, node: e.Unary) -> None:
        kind = self.kinds[node.operator]
        if kind in _UNEVALUATED:
            return
        if kind == k.INCREMENT or kind == k.DECREMENT:
            self.visit(node.operand, _BOTH)
        elif kind == ord("&"):
            self.visit(node.operand, _ADDRESSED)
        elif kind == ord("*") or kind in _SIGNS or kind == k.DELETE:
            self.visit(node.operand, _VALUE)
        else:
            self.visit(node.operand, _NOTHING)

    def _subscript(self, node: e.Subscript, becomes: int) -> None:
        for index in node.arguments:
            self.visit(index, _VALUE if self.is_plain(node.object) and self.is_plain(index) else _NOTHING)
        if not self._is_array(node):
            base: e.Node = node
            while isinstance(base, e.Subscript) and self._is_array(base.object):
                base = base.object
            one = self._variable(base)
            if one is not None and base is not node and becomes not in (_NOTHING, _ADDRESSED):
                token = base.id if isinstance(base, e.Name) else base.start
                if becomes & _VALUE:
                    self._report(_READ, token, token, one)
                if becomes & _TARGET:
                    self._report(_WRITTEN, token, token, one)
                return
        pointer = self._variable(node.object)
        if pointer is not None and pointer.declarator.operators and pointer.declarator.operators[0].sort == n.POINTER:
            self.visit(node.object, _VALUE)
        elif pointer is None:
            self.visit(node.object, _NOTHING)

    def _declaration(self, node: s.DeclarationStatement) -> None:
        declaration = node.declaration
        if declaration is None:
            return
        with_one = [one for one in declaration.declarators if one.initialiser not in (n.NO_INITIALISER, n.BIT_FIELD)]
        plain = len(with_one) == len(node.initialisers)
        for place, initialiser in enumerate(node.initialisers):
            by_value = (
                plain
                and is_fundamental(declaration, with_one[place])
                and not declaration.specifiers.flags & (n.CONSTEXPR | n.STATIC)
                and with_one[place].initialiser == n.ASSIGNED
            )
            for item in initialiser.items:
                self.visit(item, _VALUE if by_value else _NOTHING)

    def is_plain(self, node: e.Node) -> bool:
        """Whether an expression has a fundamental type for certain, so that its operators are the built-in ones."""
        if isinstance(node, e.Literal):
            last = self.examined.lexemes[node.end - 1]
            return last[-1] in "0123456789abcdefABCDEFuUlL'.\"" and "_" not in last
        if isinstance(node, e.Paren):
            return len(node.inner) == 1 and self.is_plain(node.inner[0])
        if isinstance(node, e.Binary):
            return self.is_plain(node.left) and self.is_plain(node.right)
        if isinstance(node, e.Unary):
            return self.is_plain(node.operand)
        if isinstance(node, e.Subscript):
            return self.is_plain(node.object)
        if isinstance(node, e.Name) and self.kinds[node.id] == k.IDENTIFIER and node.own_arguments() is None:
            entity = self.examined.lookup().resolve(node.id)
            if entity is None or entity.sort not in (en.VARIABLE, en.LOCAL, en.PARAMETER) or not entity.bindings:
                return False
            declaration = entity.bindings[0].declaration
            declarator = entity.bindings[0].declarator
            if declarator is None or declarator.id != entity.bindings[0].name:
                return False
            if declaration is not None:
                return is_fundamental(declaration, declarator)
        return False
