"""The functions that a lambda without captures has besides its call operator ([expr.prim.lambda.closure])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import PRVALUE, LambdaNode, RoutineExpression
from cufe.il.templates import TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.types import PointerType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.init.defaulted_bodies import part
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_ELIDED: Final = 2017  # a closure object is made where the variable is ([dcl.init]/17.6.1)
_CONSTEXPR: Final = 2017
_NOEXCEPT_TYPES: Final = 2017
#: under this name the conversion functions of a class are found
CONVERSIONS: Final = "operator "


class ClosureBodies:
    """Declares these functions, finds them and makes their bodies."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the conversions of generic lambdas, by the instance of the call operator that the result calls
        self._instances: dict[Routine, Routine] = {}

    # --- the conversion to a pointer to function ---------------------------------------------------------------------

    def declare(self, closure: ClassType, context: ClassContext, generic: bool) -> None:
        """Enters the conversion of a lambda without captures; its type is set with the body."""
        if generic:
            template = Template(CONVERSIONS, closure.token, closure, TEMPLK_MEMBER_FUNCTION)
            template.special = en.SFK_CONVERSION
            template.flags = self._flags()
            context.members[CONVERSIONS] = [template]
        else:
            context.members[CONVERSIONS] = [self._conversion(closure)]

    def _flags(self) -> int:
        constexpr = en.CONSTEXPR if self.engine.language.standard >= _CONSTEXPR else 0
        return en.INLINE | en.IMPLICIT | constexpr

    def _conversion(self, closure: ClassType) -> Routine:
        made = Routine(CONVERSIONS, closure.token, closure)
        made.special = en.SFK_CONVERSION
        made.flags = self._flags()
        return made

    def set_type(self, node: LambdaNode) -> None:
        """Gives the conversion its type, as far as the result of the call operator is known."""
        context = node.closure.context
        if node.routine is None or not isinstance(context, ClassContext):
            return
        for conversion in context.members[CONVERSIONS]:
            if isinstance(conversion, Routine):
                try:
                    self._set_type(conversion, node, node.routine)
                except (Unknown, IllFormed, Dependent):
                    return

    def _set_type(self, conversion: Routine, node: LambdaNode, operator: Routine) -> None:
        engine = self.engine
        types = engine.types
        engine.declare_types.result_type(operator)
        own = engine.declare_types.routine_type(operator)
        form = tk.USUAL_FORM if node.node.return_type is None else tk.TRAILING_FORM
        plain = types.routine(own.result, own.parameters, own.variadic, 0, tk.NO_REF, own.noexcept, None, form)
        no_throw = engine.language.standard >= _NOEXCEPT_TYPES
        conversion.type = types.routine(types.pointer(plain), (), False, tk.CONST, tk.NO_REF, no_throw)
        conversion.token = operator.token

    def deduced(self, closure: ClassType, wanted: Type) -> Routine:
        """The conversion of a generic lambda to a type: to a pointer to the instance of its call operator for the
        parameters of the function type ([expr.prim.lambda.closure]/9); IllFormed where there is none."""
        engine = self.engine
        node = closure.closure
        pointer = wanted.skip_typerefs()
        function = pointer.target.skip_typerefs() if isinstance(pointer, PointerType) else None
        if not isinstance(node, LambdaNode) or node.call_template is None or not isinstance(function, RoutineType):
            raise IllFormed("a conversion to something that is no pointer to a function", closure.token)
        cv = 0 if node.node.flags & n.MUTABLE else tk.CONST
        called = engine.types.routine(
            function.result, function.parameters, function.variadic, cv, tk.NO_REF, function.noexcept
        )
        operator = engine.deduction.deduce_from_type(node.call_template, None, called)
        known = self._instances.get(operator)
        if known is None:
            known = self._conversion(closure)
            self._set_type(known, node, operator)
            known.arguments = operator.arguments
            self._instances[operator] = known
        return known

    def conversions(self, node: LambdaNode) -> list[Routine]:
        """The conversions whose type is known."""
        context = node.closure.context
        if node.captures or not isinstance(context, ClassContext):
            return []
        if node.routine is None:
            return [one for one in self._instances.values() if one.parent is node.closure]
        members = context.members.get(CONVERSIONS, [])
        return [one for one in members if isinstance(one, Routine) and isinstance(one.type, RoutineType)]

    def body(self, conversion: Routine) -> st.FunctionScope | None:
        """The body of a conversion: it returns the address of `_FUN`, which calls the call operator."""
        type_ = conversion.type
        if not isinstance(type_, RoutineType):
            return None
        pointer = type_.result.skip_typerefs()
        assert isinstance(pointer, PointerType)
        called = Routine("_FUN", conversion.token, conversion.parent)
        called.type = pointer.target
        called.arguments = conversion.arguments
        called.flags |= en.STATIC_MEMBER | en.IMPLICIT
        scope = st.FunctionScope(conversion)
        scope.this = self.engine.this.variable(conversion)
        block = st.Block(-1, -1)
        block.end_reachable = False
        value = RoutineExpression(called, type_.result, PRVALUE, -1)
        block.body = [st.ExpressionStatement(st.STMK_RETURN, -1, value)]
        scope.block = block
        conversion.body = scope
        return scope

    # --- the constructor ---------------------------------------------------------------------------------------------

    def move_constructor(self, node: LambdaNode) -> list[Routine]:
        """The constructor by which a variable is made of the closure object."""
        engine = self.engine
        if node.captures and engine.language.standard >= _ELIDED:
            return []
        source = engine.types.reference(node.closure, True)
        try:
            constructors = engine.overloads.constructors
            found = constructors.copy_or_move(node.closure, part(engine, node.closure, source)).routine
        except (Unknown, IllFormed, Dependent):
            return []
        return [] if found is None else [found]
