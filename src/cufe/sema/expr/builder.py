"""Expressions from their syntax: one entry for every kind of node."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il.constants import StringConstant
from cufe.il.context import Context
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import is_substitution
from cufe.sema.declared.written_names import undefined
from cufe.sema.expr.member_access import refuse_bound
from cufe.sema.expr.operands import is_type_dependent
from cufe.sema.expr.unevaluated_operands import ImpliedAccess
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: how deep expressions may lead to expressions, also by way of templates and bodies
#: an operand that is missing, behind a syntax error
_HOLE: Final = bytes((k.HOLE,))
_DEPTH: Final = 20_000


class Expressions:
    """Builds expressions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: how many unevaluated operands are around
        self.unevaluated: int = 0
        #: whether the innermost of these stands in the head or the declaration of a template, outside of any body
        self.substituted: bool = False
        self._depth: int = 0
        #: the token behind what was read last
        self.behind: int = -1

    def build(self, node: e.Node, context: Context) -> x.Expression:
        """The expression of a syntax tree read in `context`: an lvalue stays one, a set of functions a set."""
        made = self.callee(node, context)
        if isinstance(made, x.OverloadExpression):
            if made.operator >= 0:
                refuse_bound(made)
            else:
                self._require_declared(made, node)
        return made

    def _require_declared(self, made: x.OverloadExpression, node: e.Node) -> None:
        """Refuses a name that only the arguments of a call could find, where there is none ([basic.lookup.argdep])."""
        if not made.candidates and made.name is node and not made.flags & x.TYPE_DEPENDENT:
            raise undefined(self.engine, self.engine.lexemes[made.token], made.token)

    def callee(self, node: e.Node, context: Context) -> x.Expression:
        """The expression of a callee, which may be a member function that is named with an object."""
        # Compiled code has no limit of its own: the stack would end instead.
        if self._depth > _DEPTH:
            raise Unknown("an expression that is nested too deeply", node.start)
        self._depth += 1
        reading = self.engine.prototype_reading
        before = reading.active
        if before and reading.strays(context):
            reading.active = False
        try:
            made = self._build(node, context)
            self.behind = node.end
            return made
        finally:
            self._depth -= 1
            reading.leave(before)

    def _build(self, node: e.Node, context: Context) -> x.Expression:
        engine = self.engine
        if isinstance(node, e.Name):
            return engine.ids.build(node, context)
        if isinstance(node, e.Literal):
            return self._literal(node, context)
        if isinstance(node, e.Binary):
            return engine.binary.build(node, context)
        if isinstance(node, e.Call):
            return engine.calls.build(node, context)
        if isinstance(node, e.Member):
            return engine.accesses.build(node, context)
        if isinstance(node, e.Paren):
            return self._parenthesised(node, context)
        if isinstance(node, e.Unary):
            return engine.unary.build(node, context)
        if isinstance(node, e.Subscript):
            return engine.subscripts.build(node, context)
        if isinstance(node, e.Cast):
            return engine.explicit_casts.build(node, context)
        if isinstance(node, e.This):
            return engine.this.written(node.start, context)
        if isinstance(node, e.Conditional):
            return engine.conditionals.build(node, context)
        if isinstance(node, e.Operand):
            return engine.queries.build(node, context)
        if isinstance(node, e.Lambda):
            return engine.lambdas.build(node, context)
        if isinstance(node, e.New):
            return engine.allocations.new(node, context)
        if isinstance(node, e.Launch):
            return engine.launches.build(node, context)
        return self._rarer(node, context)

    def _rarer(self, node: e.Node, context: Context) -> x.Expression:
        engine = self.engine
        if isinstance(node, e.Fold):
            return engine.folds.build(node, context)
        if isinstance(node, e.Requires):
            return engine.requirements.build(node, context)
        if isinstance(node, e.StatementExpression):
            return engine.statements.expression(node, context)
        if isinstance(node, e.BracedList):
            return self.braced(node, context)
        if isinstance(node, e.PackExpansion):
            raise IllFormed("a pack expansion is not allowed here", node.start)
        if isinstance(node, e.TypeId):
            return self._functional_cast(node, context)
        raise Unknown("expression of an unexpected kind", node.start)

    def _functional_cast(self, node: e.TypeId, context: Context) -> x.Expression:
        """`int(x)` in a list, which by itself could be a type as well."""
        again = self.engine.fragments.expression(node.start, node.end)
        if isinstance(again, (e.TypeId, e.Missing)):
            raise IllFormed("type name is not allowed", node.start)
        return self.build(again, context)

    # --- literals and parentheses ------------------------------------------------------------------------------------

    def _literal(self, node: e.Literal, context: Context) -> x.Expression:
        engine = self.engine
        if engine.kinds[node.start] == k.STRING and engine.lexemes[node.start][0] == "_":
            raise Unknown("name of the function as a string", node.start)  # `__func__`
        suffix = engine.literals.user_suffix(node.start, node.end)
        if suffix:
            return engine.special_calls.user_literal(node, suffix, context)
        return engine.literals.literal(node.start, node.end)

    def _parenthesised(self, node: e.Paren, context: Context) -> x.Expression:
        if len(node.items) != 1:
            raise Unknown("parentheses without an expression", node.start)
        inner = node.items[0]
        if isinstance(inner, e.Fold):
            return self.engine.folds.build(inner, context)
        made = self.parenthesized(self.callee(inner, context))
        if isinstance(made, x.OverloadExpression):
            self._require_declared(made, inner)
        if isinstance(made, x.ConstantExpression) and made.category == x.PRVALUE:
            made.token = node.start
            written = made.constant.expression
            if isinstance(written, x.Operation):
                written.flags |= x.PARENTHESIZED
        made.start = node.start
        return made

    def parenthesized(self, made: x.Expression) -> x.Expression:
        """An expression in parentheses."""
        if not isinstance(made, x.ConstantExpression):
            made.flags |= x.PARENTHESIZED
        return made

    # --- lists -------------------------------------------------------------------------------------------------------

    def initialiser_clause(self, node: e.Node, context: Context) -> x.Expression:
        """An expression or a braced list."""
        if isinstance(node, e.BracedList):
            return self.braced(node, context)
        return self.build(node, context)

    def braced(self, node: e.BracedList, context: Context) -> x.BracedInitList:
        """`{...}`: the items are built, their types not asked for."""
        designators: list[str] = []
        tokens: list[int] = []
        designated = False
        items: list[x.Expression] = []
        places: list[tuple[int, int]] = []
        for item in node.items:
            name = ""
            token = -1
            value: e.Node = item
            if isinstance(item, e.Designated) and item.name < 0:
                places.append(self._designated_elements(item, context))
                value = item.value
            elif isinstance(item, e.Designated):
                designated = True
                token = item.name
                name = self.engine.lexemes[token]
                value = item.value
            if isinstance(value, e.PackExpansion):
                expanded = self.expanded(value, context)
                items += expanded
                designators += [""] * len(expanded)
                tokens += [-1] * len(expanded)
                continue
            items.append(self.initialiser_clause(value, context))
            designators.append(name)
            tokens.append(token)
        made = x.BracedInitList(items, self.engine.types.unknown, node.start)
        if designated:
            made.designators = designators
            made.designator_tokens = tokens
        if places and len(places) != len(items):
            raise Unknown("designators of some elements of an array", node.start)
        made.places = places
        return made

    def _designated_elements(self, item: e.Designated, context: Context) -> tuple[int, int]:
        """GNU `[index] =` and `[first ... last] =`."""
        engine = self.engine
        bound = item.index
        if not isinstance(bound, e.Bound) or not bound.items:
            raise Unknown("designator of an array element", item.start)
        written = bound.items[0]
        if not isinstance(written, e.PackExpansion):
            first = engine.evaluator.integer(self.build(written, context))
            return first, first
        first = engine.evaluator.integer(self.build(written.pattern, context))
        last = engine.fragments.expression(written.end, bound.end - 1)
        return first, engine.evaluator.integer(self.build(last, context))

    def list_of(self, nodes: list[e.Node], context: Context) -> list[x.Expression]:
        """The arguments of a call, packs expanded."""
        found: list[x.Expression] = []
        for node in nodes:
            if isinstance(node, e.PackExpansion):
                found += self.expanded(node, context)
            else:
                found.append(self.initialiser_clause(node, context))
        return found

    def mistaken_list(self, nodes: list[e.Node], context: Context) -> list[x.Expression] | None:
        """The arguments of a call of which some are wrong by themselves: these have the type of an error.  None where
        one is not known."""
        engine = self.engine
        found: list[x.Expression] = []
        mark = engine.lifetimes.mark()
        try:
            for node in nodes:
                if isinstance(node, e.PackExpansion):
                    return None
                try:
                    found.append(self.initialiser_clause(node, context))
                except (Mistake, Unknown) as failure:
                    is_told = isinstance(failure, (Mistake, RestsOnMistake))
                    if not is_told and not engine.kinds.startswith(_HOLE, max(failure.token, 0)):
                        return None
                    found.append(x.ErrorExpression(engine.types.error, node.start, failure.cause))
        except (Unknown, IllFormed, Dependent):
            return None
        finally:
            engine.lifetimes.forget(mark)
        return found

    def expanded(self, node: e.PackExpansion, context: Context) -> list[x.Expression]:
        """`pattern...`: one expression for each element, or the pattern itself while the packs have no arguments."""
        expansion = self.engine.expansions.of(node.start, node.end - 1, context, node.end - 1)
        if expansion.elements is None:
            return [self._pattern(node, context)]
        found: list[x.Expression] = []
        for element in expansion.elements:
            made = self.initialiser_clause(node.pattern, element.context)
            if element.is_expansion:
                made.flags |= x.PACK_EXPANSION | x.TYPE_DEPENDENT
            found.append(made)
        return found

    def _pattern(self, node: e.PackExpansion, context: Context) -> x.Expression:
        try:
            made = self.initialiser_clause(node.pattern, context)
        except Dependent as cause:
            raise Unknown("pattern of an expansion", node.start) from cause
        made.flags |= x.PACK_EXPANSION | x.TYPE_DEPENDENT
        return made

    # --- uses --------------------------------------------------------------------------------------------------------

    def rvalue(self, made: x.Expression) -> x.Expression:
        """The value of an expression ([conv.lval] and what goes with it)."""
        if isinstance(made, x.BracedInitList):
            return made
        if is_type_dependent(made):
            return made
        return self.engine.operands.value(made)

    def operand(self, node: e.Node, context: Context) -> x.Expression:
        """An unevaluated operand whose value is discarded: of `sizeof`, `noexcept`, a requirement."""
        return self._unevaluated(node, context, False)

    def decltype_operand(self, node: e.Node, context: Context) -> x.Expression:
        """The operand of `decltype`."""
        return self._unevaluated(node, context, True)

    def _unevaluated(self, node: e.Node, context: Context, of_decltype: bool) -> x.Expression:
        mark = self.engine.lifetimes.mark()
        outer = self.substituted
        self.substituted = self.engine.trials.under_way or is_substitution(context)
        self.unevaluated += 1
        try:
            made = self.build(node, context)
        finally:
            self.unevaluated -= 1
            self.substituted = outer
        self.engine.lifetimes.forget(mark)
        if self.engine.trials.under_way or is_substitution(context):
            access = ImpliedAccess(self.engine, context)
            access.expression(made)
            if not of_decltype:
                access.result(made)
        if isinstance(made, x.OverloadExpression) and made.candidates:
            if len(made.candidates) == 1 or (made.explicit is not None and not made.flags & x.TYPE_DEPENDENT):
                return self.engine.ids.settled(made)
        return made

    def full(self, node: e.Node, context: Context) -> x.Expression:
        """A full-expression whose value is discarded: an expression statement."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        made = engine.operands.discarded(self.build(node, context))
        return engine.lifetimes.full(made, mark)

    def value(self, node: e.Node, context: Context) -> x.Expression:
        """A full-expression whose value is used."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        return engine.lifetimes.full(self.rvalue(self.build(node, context)), mark)

    def condition(self, made: x.Expression) -> x.Expression:
        """An expression contextually converted to bool."""
        return self.engine.operands.condition(made)

    def full_condition(self, node: e.Node, context: Context) -> x.Expression:
        """A full-expression that is converted to bool."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        return engine.lifetimes.full(engine.operands.condition(self.build(node, context)), mark)

    def declared_type(self, operand: x.Expression) -> Type | None:
        """The declared type of a name or member access, for `decltype` ([dcl.type.decltype]); None for others."""
        engine = self.engine
        if operand.flags & x.PARENTHESIZED:
            return None
        at = operand
        if isinstance(at, x.Operation) and at.operation == eok.REF_INDIRECT:
            at = at.arguments[0]
        if isinstance(at, x.VariableExpression):
            element = engine.bindings.element_type(at.variable)
            return element if element is not None else engine.declare_types.variable_type(at.variable)
        if isinstance(at, x.RoutineExpression) and at.category != x.PRVALUE:
            return engine.declare_types.named_type(at.routine)
        if isinstance(at, x.FieldExpression):
            return engine.declare_types.field_type(at.field)
        field = x.field_of(at)
        if field is not None:
            return engine.declare_types.field_type(field)
        if isinstance(at, x.Operation) and at.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC):
            return self.declared_type(at.arguments[1])
        if (
            isinstance(at, x.ConstantExpression)
            and at.category == x.PRVALUE
            and not isinstance(at.constant, StringConstant)
        ):
            return at.type
        return None
