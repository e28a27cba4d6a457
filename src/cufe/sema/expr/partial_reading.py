"""What can be reported for an expression that is wrong, or not known, as a whole: its operands are read one by one.

Nothing depends on what they give, but what they call is called all the same."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import STATIC_MEMBER, Routine
from cufe.il.expressions import LVALUE, PARENTHESIZED, PRVALUE, TYPE_DEPENDENT, Expression, OverloadExpression
from cufe.il.type_kinds import CONST
from cufe.il.types import FloatType, IntegerType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.overload.type_tests import bare, class_of, is_scalar
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: nodes that call nothing
_IDLE: Final = (e.Name, e.Literal, e.This, e.TypeId, e.Missing, e.Dots, e.Operand, e.Requires)
#: nodes whose parts are no operands
_CLOSED: Final = (e.Lambda, e.StatementExpression, e.Fold, e.PackExpansion)
#: statements that hold others
_SCOPES: Final = (s.Block, s.If, s.Loop, s.Labelled, s.Try, s.StaticAssert, s.Asm)
_UNEVALUATED: Final = bytes((k.SIZEOF, k.ALIGNOF, k.AND))
#: what may be wrong with a name alone
_OF_NAMES: Final = (num.UNDEFINED, num.NO_OBJECT)
#: conversions of scalars, which are read before they turn out to be wrong
_OF_VALUES: Final = (num.RETURNED, num.INITIALISED, num.INVALID_CONVERSION, num.NO_BOOL, num.NOTHING_CONSTANT)
#: what ends a type that is no name
_DECLARATORS: Final = bytes((k.AND, k.LESS, k.COMMA)) + b"*&)]"
#: since then a `<` behind a name that is not declared opens template arguments
_TEMPLATE_NAMES: Final = 2020
#: how many tokens are read again in one statement
_MOST: Final = 4_000


def built_or_joined(engine: "Engine", node: e.Node, context: Context) -> Expression:
    """The expression of a node outside of statements; its mistake comes with those of all operands."""
    try:
        return engine.expressions.build(node, context)
    except Mistake as mistake:
        if engine.trials.under_way:
            raise
        reading = PartialReading(engine, context)
        reading.operands(node, mistake.number)
        known = {one.key() for one in mistake.all()}
        mistake.others.extend(one for one in reading.mistakes if one.key() not in known)
        raise


class PartialReading:
    """Reads the operands of what failed; `mistakes` are those that are found in them, `uses` the operands once more, in
    their order, with what is merely named.  A scalar is read there where its value is asked for all the same."""

    def __init__(self, engine: "Engine", context: Context) -> None:
        self.engine: Engine = engine
        self.context: Context = context
        self.found: list[Expression] = []
        self.mistakes: list[Mistake] = []
        self.uses: list[Expression] = []
        #: the nodes whose values are asked for
        self._read_nodes: list[e.Node] = []
        self._left: int = _MOST

    def operands(self, node: e.Node, number: int = -1) -> list[Expression]:
        """Reads the operands in an initialiser, a condition or a statement for which `number` has been reported, but
        for those behind names that an inner scope declares."""
        reads = number in _OF_VALUES
        if isinstance(node, s.DeclarationStatement):
            for initialiser in node.initialisers:
                if reads:
                    self._read_nodes += initialiser.items
                self._all(initialiser.items)
        elif isinstance(node, e.Name):
            if reads:
                self._use(self._built(node), True)
        elif not isinstance(node, _SCOPES):
            if reads and isinstance(node, (s.Jump, e.Cast)):
                self._read_nodes += node.children()
            self._below(node)
        return self.found

    def initialiser(self, nodes: list[e.Node]) -> None:
        """The operands of a parenthesised initialiser."""
        self._all(nodes)

    def _below(self, node: e.Node) -> None:
        """Reads the operands below a node that could not be read."""
        if isinstance(node, (*_CLOSED, *_IDLE)):
            return
        if isinstance(node, e.Unary) and self.engine.kinds[node.operator] in _UNEVALUATED:
            return
        if isinstance(node, e.Unary) and isinstance(node.operand, e.Name) and node.operand.qualified:
            # Behind `&` a member is named without an object.
            return
        if isinstance(node, e.Member):
            self._all([node.object])
            return
        if isinstance(node, e.Call) and self.engine.lexemes[node.start].startswith("__builtin_"):
            return
        if isinstance(node, e.Call) and self._is_comparison(node):
            self._all([self.engine.fragments.expression(node.open, node.close + 1)])
        elif isinstance(node, (e.Call, e.Launch)):
            self._callee(node.callee)
            self._passed(node)
            self._all(node.children()[1:])
            if isinstance(node, e.Call):
                self._wrong_call(node)
            else:
                self._type_names(node.children()[1:])
        else:
            if isinstance(node, (e.Unary, e.Binary, e.Subscript)):
                self._operated(node)
            self._all(node.children())
            if isinstance(node, e.Binary) and not isinstance(node.right, e.BracedList):
                self._target(node)

    def _is_comparison(self, node: e.Call) -> bool:
        """Whether a call of a template that nothing declares compares, before C++20: the arguments are its last operand
        in which commas are operators ([temp.names]/2)."""
        callee = node.callee
        own = callee.own_arguments() if isinstance(callee, e.Name) else None
        if not isinstance(callee, e.Name) or own is None or len(own.items) != 1:
            return False
        if self.engine.language.standard >= _TEMPLATE_NAMES or self.engine.kinds[own.end - 2] in _DECLARATORS:
            # An operand is missing behind `T *`.
            return False
        try:
            self.engine.expressions.callee(callee, self.context)
        except Mistake as mistake:
            return mistake.number == num.UNDEFINED and mistake.token == callee.id
        except (Unknown, IllFormed, Dependent):
            return False
        return False

    def _target(self, node: e.Binary) -> None:
        """The left operand of an assignment has to be modifiable, whatever is assigned."""
        if self.engine.kinds[node.operator] != k.ASSIGN:
            return
        try:
            left = self.engine.expressions.build(node.left, self.context)
        except (Unknown, IllFormed, Dependent):
            return
        constant = left.category == LVALUE and left.type.canonical.qualifiers() & CONST
        if constant and not left.type.dependent and class_of(left.type) is None:
            mistake = Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", left.start)
            mistake.behind = node.end
            self.mistakes.append(mistake)

    def _callee(self, node: e.Node) -> None:
        """A callee that may be a member function of an object is no expression by itself."""
        while isinstance(node, e.Paren) and len(node.items) == 1:
            node = node.items[0]
        if isinstance(node, e.Member) and self._built(node) is not None:
            self._all([node])
        elif isinstance(node, (e.Member, e.Binary)):
            self._below(node)
        elif not isinstance(node, e.Name) or node.qualified:
            # Arguments may find another one; the name of a type is no operand.
            first = len(self.mistakes)
            self._all([node])
            self.mistakes[first:] = [one for one in self.mistakes[first:] if one.number != num.TYPE_NAME]

    def _wrong_call(self, node: e.Call) -> None:
        """A function that is the only one of its name is called whatever is wrong with the arguments, if they cannot
        find another one: a member, or one whose name is qualified or in parentheses ([basic.lookup.argdep]/3).  Others
        are called where nothing is wrong but that there are too many arguments."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            callee = engine.expressions.callee(node.callee, self.context)
            if not isinstance(callee, OverloadExpression) or callee.explicit is not None:
                return
            only = callee.candidates[0] if len(callee.candidates) == 1 else None
            if not isinstance(only, Routine) or only.template is not None or callee.flags & TYPE_DEPENDENT:
                return
            is_alone = only.owner() is not None or callee.qualified or callee.flags & PARENTHESIZED
            if not is_alone and not self._has_too_many(node, only):
                return
            if only.owner() is not None and not only.flags & STATIC_MEMBER and callee.object is None:
                # Without an object nothing is called.
                return
            self.found.append(engine.function_calls.without_arguments(callee, only, node.open))
        except (Unknown, IllFormed, Dependent):
            return
        finally:
            engine.lifetimes.forget(mark)

    def _has_too_many(self, node: e.Call, routine: Routine) -> bool:
        """Whether a call has more arguments than a function has parameters, numbers all of them."""
        type_ = self.engine.declare_types.routine_type(routine)
        if type_.variadic or not type_.parameters or len(node.arguments) <= len(type_.parameters):
            return False
        arguments = self.engine.expressions.list_of(node.arguments, self.context)
        types = [*type_.parameters, *[argument.type for argument in arguments]]
        return all(isinstance(bare(one), (IntegerType, FloatType)) for one in types)

    def _operated(self, node: e.Node) -> None:
        """The operands of a built-in operator: all are read but what is assigned to."""
        nodes = node.children()
        if isinstance(node, e.Binary) and self.engine.kinds[node.operator] == k.ASSIGN:
            # The right operand comes first.
            if all(self._is_scalar(self._built(one)) for one in nodes):
                self._use(self._built(nodes[1]), True)
        elif all(self._is_scalar(self._built(one)) for one in nodes):
            self._read_nodes += nodes

    def _passed(self, node: e.Call | e.Launch) -> None:
        """The arguments that are read as values: what a lone function has scalar parameters for, and what follows
        the two sizes of a launch."""
        engine = self.engine
        if isinstance(node, e.Launch):
            self._read_nodes += node.configuration[2:]
        if any(isinstance(argument, e.PackExpansion) for argument in node.arguments):
            return
        arguments = engine.expressions.mistaken_list(node.arguments, self.context)
        if arguments is None:
            return
        try:
            callee = engine.expressions.callee(node.callee, self.context)
            if not isinstance(callee, OverloadExpression) or callee.explicit is not None:
                return
            candidates = engine.function_calls.candidates(callee, arguments, node.open, self.context)
            only = candidates[0] if len(candidates) == 1 else None
            if isinstance(only, Routine) and only.template is None:
                types = engine.declare_types.routine_type(only).parameters
                for index in range(min(len(types), len(arguments))):
                    if is_scalar(types[index]):
                        self._read_nodes.append(node.arguments[index])
        except (Unknown, IllFormed, Dependent):
            return

    def _built(self, node: e.Node) -> Expression | None:
        """An operand by itself, from which nothing follows."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            return None if isinstance(node, e.BracedList) else engine.expressions.build(node, self.context)
        except (Unknown, IllFormed, Dependent):
            return None
        finally:
            engine.lifetimes.forget(mark)

    def _is_scalar(self, made: Expression | None) -> bool:
        return made is not None and is_scalar(made.type)

    def _use(self, made: Expression | None, reads: bool) -> None:
        """An operand that is named, or read."""
        if made is None or isinstance(made, OverloadExpression):
            return
        if reads and made.category != PRVALUE and self._is_scalar(made):
            try:
                made = self.engine.operands.value(made)
            except (Unknown, IllFormed, Dependent):
                return
        self.uses.append(made)

    def _all(self, nodes: list[e.Node]) -> None:
        for node in nodes:
            if isinstance(node, e.Name) and not node.qualified:
                self._name(node)
                continue
            if isinstance(node, _IDLE) and not isinstance(node, e.Name):
                continue
            if isinstance(node, (e.BracedList, e.Designated)) or not self._read(node):
                self._below(node)

    def _name(self, node: e.Name) -> None:
        """Reads a name, with which nothing can be wrong but that nothing declares it, or that it is a member without an
        object; a qualified one is read as a whole."""
        try:
            self._use(self.engine.expressions.build(node, self.context), node in self._read_nodes)
        except Mistake as mistake:
            if mistake.number in _OF_NAMES and node.start <= mistake.token < node.end:
                self.mistakes.append(mistake)
        except (Unknown, IllFormed, Dependent):
            return

    def _type_names(self, nodes: list[e.Node]) -> None:
        """The types in the lists of a launch, which are no operands."""
        for node in nodes:
            try:
                self.engine.launches.require_operands([node])
                if isinstance(node, e.Name) and not node.qualified:
                    self.engine.expressions.build(node, self.context)
            except Mistake as mistake:
                if mistake.number == num.TYPE_NAME:
                    self.mistakes.append(mistake)
            except (Unknown, IllFormed, Dependent):
                pass

    def _read(self, node: e.Node) -> bool:
        """Reads an operand; whether that went well, or too much has been read."""
        if self._left < 0:
            return True
        self._left -= node.end - node.start
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            made = engine.expressions.build(node, self.context)
            if not isinstance(made, OverloadExpression):
                self.found.append(made)
                self._use(self._built(node) if node in self._read_nodes else made, node in self._read_nodes)
            return True
        except Mistake as mistake:
            for one in mistake.all():
                if node.start <= one.token < node.end:
                    one.behind = node.end
                    self.mistakes.append(one)
        except (Unknown, IllFormed, Dependent):
            pass
        finally:
            engine.lifetimes.forget(mark)
        return False
