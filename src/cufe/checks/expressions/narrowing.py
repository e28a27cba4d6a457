"""Narrowing conversions of the items of braced lists ([dcl.init.list]/7).

2361, with constants 2362 and 2364. It is a warning where a declared object is initialised, a number is cast, or a
constructor takes the item, else an error (observed); integer constants that do not fit an integer type are reported
as in any other place (68, 69) where that is a warning."""

from cufe.checks.expressions.constant_arithmetic import CHANGED_VALUES
from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.addresses import Addresses
from cufe.il.constants import AggregateConstant, DynamicInitConstant, FloatConstant, IntegerConstant
from cufe.il.entities import EnumType
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation, TempInit
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.il.type_names import TypeNames
from cufe.il.types import ArrayType, FloatType, IntegerType, Type
from cufe.il.walk import Node, nodes_in
from cufe.sema.answers import Unknown
from cufe.sema.overload.type_tests import bare
from cufe.syntax import nodes as n
from cufe.syntax.cutter import CLASS
from cufe.syntax.expression_nodes import Designated
from cufe.syntax.statement_nodes import LAMBDA, PARAMETER, Binding
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOT_EXACT: Final = 2364

_BEFORE_ITEM: Final = b"{,="
#: in front of the brace of a list
_BEFORE_LIST: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.RETURN, k.LAUNCH)) + b"=](,{>"
#: `int x(`
_DIRECT: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER)) + b"("
_MEMBERS: Final = b":,"


class NarrowedItems:
    """Gathers what the items of lists are converted to: the outermost conversion at an item is that of all of it."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.names: TypeNames = TypeNames(Addresses())
        self._items: dict[int, Expression] = {}
        self._told: set[tuple[int, int]] = set()
        #: where the items of lists start, by their braces
        self._starts: dict[int, set[int]] = {}
        #: the items of aggregates, and those that constructors take
        self._elements: set[int] = set()
        self._constructed: set[int] = set()
        #: what constructors take that make an element of it
        self._converted: set[int] = set()
        #: the items of the arrays of initializer lists
        self._listed: set[int] = set()

    def node(self, node: Node) -> None:
        """A part of a tree, behind those inside of it."""
        if isinstance(node, Expression):
            self.expression(node)
        elif isinstance(node, DynamicInit):
            self.init(node)
        elif isinstance(node, AggregateConstant):
            self.aggregate(node)

    def launched(self, arguments: list[Expression]) -> None:
        """The arguments of a launch."""
        for argument in arguments:
            for node in nodes_in(argument):
                self.node(node)

    def mistaken(self, lists: list[AggregateConstant]) -> None:
        """What is not wrong in lists with a mistake."""
        while lists:
            for node in nodes_in(lists.pop()):
                self.node(node)

    def expression(self, node: Expression) -> None:
        """An expression, which comes behind those inside of it."""
        if isinstance(node, TempInit) and isinstance(node.init.constant, AggregateConstant):
            if isinstance(bare(node.type), ArrayType):
                self._listed |= _starts_of(node.init.constant)
        start = node.start
        if isinstance(node, Operation) and node.operation == o.CAST:
            behind = node.arguments[0].start - start
            if behind == 2 or (behind == 1 and self.code.kinds[start] == k.OPEN_BRACE):
                # `int{x}`, `f({x})`
                start += behind
        if start > 0 and self.code.kinds[start - 1] in _BEFORE_ITEM:
            self._items[start] = node

    def init(self, node: DynamicInit) -> None:
        if node.kind == DIK_CONSTRUCTOR:
            starts = {argument.start for argument in node.arguments}
            self._constructed |= starts
            if not node.braced:
                self._converted |= starts

    def aggregate(self, node: AggregateConstant) -> None:
        self._elements |= _starts_of(node)

    def finish(self) -> None:
        """Judges the items so far."""
        for start, node in self._items.items():
            conversion = _conversion(node)
            if conversion is None or start in self._converted:
                continue
            brace = self._list(start)
            # Of `int x({1.5})` nothing is reported.
            if brace >= 0 and not self.code.kinds.endswith(_DIRECT, 0, brace):
                self._judge(conversion, start, brace)
        self._items.clear()
        self._elements.clear()
        self._constructed.clear()
        self._converted.clear()
        self._listed.clear()

    def _list(self, start: int) -> int:
        """The brace of the list of which an item starts at a token, -1 where it is none."""
        brace = self.code.brackets.enclosing(start)
        if brace < 0 or self.code.kinds[brace - 1] not in _BEFORE_LIST:
            return -1
        if brace not in self._starts:
            nodes = self.engine.fragments.items(brace + 1, self.code.brackets.close(brace))
            self._starts[brace] = {node.value.start if isinstance(node, Designated) else node.start for node in nodes}
        return brace if start in self._starts[brace] else -1

    def _judge(self, conversion: Operation, start: int, brace: int) -> None:
        source = conversion.arguments[0]
        if _is_converted(source):
            return
        try:
            constant = self.engine.narrowing.constant(source)
        except Unknown:
            return
        if constant is not None and constant.dependent:
            return
        target = conversion.type
        if not self.engine.narrowing.types_narrow(source.type, target, constant):
            return
        if isinstance(constant, FloatConstant) and isinstance(bare(target), FloatType):
            # A value beyond the type is infinite.
            return
        number = num.NARROWED_TYPE
        is_cast = not conversion.flags & COMPILER_GENERATED
        severity = WARNING if is_cast or self._is_warned_of(start, brace) else ERROR
        if isinstance(constant, IntegerConstant):
            number = num.NARROWED_VALUE if isinstance(bare(target), IntegerType) else _NOT_EXACT
            if number == num.NARROWED_VALUE and not isinstance(bare(source.type), EnumType):
                if severity == WARNING or conversion.operation == o.BOOL_CAST:
                    return
                for finding in [one for one in self.findings.found if one.token == start]:
                    if finding.number in CHANGED_VALUES:
                        self.findings.take_back(finding)
        types = (self._named(source.type), self._named(target))
        offset = self.code.unit.offset(start)
        if (number, offset) not in self._told:
            self._told.add((number, offset))
            end = start
            while self.code.kinds[end] not in b",}":
                end = self.code.brackets.skip(end) if self.code.kinds[end] in b"([{" else end + 1
            self.code.diagnoser.add(number, offset, *types, default=severity, detected=self.code.unit.offset(end))

    def _named(self, type_: Type) -> TypeName:
        return TypeName(self.names.of(self.engine.types.unqualified(type_.canonical)))

    def _is_warned_of(self, start: int, brace: int) -> bool:
        """Whether a list initialises a declared object or a result of class type, or an item is what a constructor
        takes, but none of an initializer list."""
        if start in self._listed:
            return False
        if start in self._constructed:
            return True
        kinds = self.code.kinds
        outer = self.code.brackets.enclosing(brace)
        while outer >= 0 and kinds[brace - 1] in b"{," and kinds[outer - 1] in _BEFORE_LIST:
            brace = outer
            outer = self.code.brackets.enclosing(brace)
        if kinds[brace - 1] == k.BUILTIN_TYPE:
            return False
        is_element = start in self._elements
        binding, is_field = self._declared(brace)
        if binding is not None and binding.declarator is not None:
            first = binding.declarator.initialiser_start
            if binding.sort == PARAMETER:
                return False
            if brace > first + (kinds[first] == k.ASSIGN):
                return is_element and not is_field
            operators = binding.declarator.operators
            return is_element or not operators or operators[0].sort not in (n.REFERENCE, n.RVALUE_REFERENCE)
        if kinds[brace - 1] == k.RETURN:
            return is_element
        # `: x{1.5}`
        return kinds[brace - 1] == k.IDENTIFIER and kinds[brace - 2] in _MEMBERS

    def _declared(self, brace: int) -> tuple[Binding | None, bool]:
        """What is declared, of whose initialiser a list is a part, and whether that is a member of objects."""
        lookup = self.code.lookup()
        body = lookup.body_at(brace)
        region = None if body is None else body.region_at(brace)
        while region is not None:
            found = _initialised(region.bindings, brace)
            if found is not None or region.sort == LAMBDA:
                return found, False
            region = region.parent
        piece = lookup.piece_at(brace)
        path = self.code.cutter.path(brace)
        found = None if piece is None else _initialised(lookup.bindings(piece, self.code.class_around(path)), brace)
        if found is None or found.declaration is None or not path:
            return found, False
        in_class = piece is not path[-1] or (len(path) > 1 and path[-2].sort == CLASS)
        return found, in_class and not found.declaration.specifiers.flags & n.STATIC


def _initialised(bindings: list[Binding], token: int) -> Binding | None:
    """The one of some declared names in whose initialiser a token stands."""
    for one in bindings:
        if one.declarator is not None and one.declarator.initialiser_start <= token < one.declarator.initialiser_end:
            return one
    return None


def _starts_of(node: AggregateConstant) -> set[int]:
    """Where the items of an aggregate start."""
    found: set[int] = set()
    for element in node.elements:
        init = element.init.expression if isinstance(element, DynamicInitConstant) else element.expression
        if init is not None:
            found.add(init.start)
    return found


def _is_converted(source: Expression) -> bool:
    """Whether a value is what a conversion function returns, of which nothing is reported (observed)."""
    if isinstance(source, Operation) and source.operation == o.REF_INDIRECT and source.flags & COMPILER_GENERATED:
        # A reference.
        source = source.arguments[0]
    if not isinstance(source, Operation) or source.operation != o.DOT_MEMBER_CALL:
        return False
    return bool(source.flags & COMPILER_GENERATED)


def _conversion(node: Expression) -> Operation | None:
    """The conversion that an expression is, or that its value was computed by."""
    if isinstance(node, ConstantExpression) and node.constant.expression is not None:
        node = node.constant.expression
    if not isinstance(node, Operation) or node.operation not in (o.CAST, o.BOOL_CAST):
        return None
    return node if node.flags & COMPILER_GENERATED or node.start + 2 == node.arguments[0].start else None
