"""The call operator of a closure ([expr.prim.lambda.closure]), declared out of the parts of the lambda, so that it is
read like any other function."""

from cufe.il import entities as en
from cufe.il.entities import Declared, Routine
from cufe.il.expressions import LambdaNode
from cufe.il.templates import TEMPLK_MEMBER_FUNCTION, Template
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.routine_facts import execution_spaces
from cufe.sema.engine_part import EnginePart
from cufe.sema.lambdas.captures import LambdaState
from cufe.sema.lambdas.closure_bodies import CONVERSIONS
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, Piece


class CallOperators(EnginePart):
    """Declares call operators."""

    def declare(self, state: LambdaState, own: ClassContext) -> None:
        """The call operator, written as a declaration so that it is read like any other."""
        engine = self.engine
        node = state.node
        closure = state.closure()
        declared = self._declaration(node, own)
        generic = node.head is not None or self._has_auto(node)
        declared.binding.template = generic
        flags = en.INLINE
        implied = engine.language.standard >= 2017 and not engine.extended_closures.is_surely_extended(state.made)
        if node.flags & n.CONSTEXPR or implied:
            flags |= en.CONSTEXPR
        if node.flags & n.CONSTEVAL:
            flags |= en.CONSTEVAL
        flags |= execution_spaces(node.attributes)
        own.members[CONVERSIONS] = []
        if generic:
            template = Template("operator()", _place(node), closure, TEMPLK_MEMBER_FUNCTION)
            template.declarations.append(declared)
            template.special = en.SFK_OPERATOR
            template.operator = "()"
            template.flags = flags
            engine.templates.enter(template)
            state.made.call_template = template
            own.members["operator()"] = [template]
            if not node.captures and node.default < 0:
                engine.closure_bodies.declare(closure, own, True)
            return
        routine = Routine("operator()", _place(node), closure)
        routine.declarations.append(declared)
        routine.special = en.SFK_OPERATOR
        routine.operator = "()"
        routine.flags = flags
        state.made.routine = routine
        own.members["operator()"] = [routine]
        if not node.captures and node.default < 0:
            engine.closure_bodies.declare(closure, own, False)

    def _has_auto(self, node: e.Lambda) -> bool:
        operator = node.parameters
        if operator is None:
            return False
        return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in operator.parameters)

    def _declaration(self, node: e.Lambda, context: ClassContext) -> Declared:
        """The call operator's declaration out of the parts of the lambda."""
        specifiers = n.Specifiers(node.start)
        specifiers.sort = n.PLACEHOLDER
        specifiers.type_start = node.start
        specifiers.type_end = node.start
        heads = [node.head] if node.head is not None else []
        declaration = n.Declaration(node.start, heads, specifiers)
        declaration.end = node.end
        declaration.body = node.body
        declarator = n.Declarator(node.start)
        declarator.id = node.start
        declarator.end = node.body
        written = node.parameters
        last = node.introducer_close if node.head is None else node.head.end - 1
        operator = n.DeclaratorOperator(n.PARAMETERS, last, last)
        if written is not None:
            operator = n.DeclaratorOperator(n.PARAMETERS, written.first, written.last)
            operator.parameters = written.parameters
            operator.variadic = written.variadic
        if not node.flags & n.MUTABLE:
            operator.flags = n.CONST
        operator.trailing = node.arrow
        declarator.operators.append(operator)
        declarator.constraint = node.constraint
        declaration.declarators.append(declarator)
        binding = s.Binding(s.ROUTINE, _place(node), node.start)
        binding.declaration = declaration
        binding.declarator = declarator
        piece = Piece(FUNCTION, node.start, node.start, node.body, node.end)
        return Declared(binding, piece, context)

    def of(self, node: LambdaNode) -> Routine | None:
        """The call operator of a lambda; of a generic one its template read for itself."""
        if node.routine is not None or node.call_template is None:
            return node.routine
        prototype = self.engine.prototypes.of(node.call_template)
        return prototype if isinstance(prototype, Routine) else None


def _place(node: e.Lambda) -> int:
    """Where the call operator is declared: the template head, the parameters or the body, attributes left out."""
    if node.head is not None:
        return node.introducer_close + 1
    return node.parameters.first if node.parameters is not None else node.body
