"""Operands that are read and not evaluated ([expr.context]): of `noexcept` ([except.spec]/12) and requires-expressions
([expr.prim.req]), what is read on trial, what such an operand uses without naming it, and the expressions in types.

What is ill-formed on trial is an answer and no error ([temp.deduct]/8, [expr.prim.req]/5), so nothing may be kept of it
for those who report mistakes. Whoever keeps what was read asks `Trials` first; a body that is read on the way is no
part of the trial."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il.constants import AggregateConstant, Constant, IntegerConstant, RepeatConstant
from cufe.il.context import Context
from cufe.il.entities import BUILTIN, ClassType, Field, Routine
from cufe.il.initialisation import DynamicInit
from cufe.il.types import MemberPointerType, PointerType, RoutineType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import is_dependent_context, is_instance_context
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: calls of destructors that do nothing
_VACUOUS: Final = (eok.DOT_VACUOUS_DESTRUCTOR_CALL, eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL)


class Throwing(EnginePart):
    """Looks through expressions for what may throw."""

    def may_throw(self, expression: x.Expression) -> bool:
        pending: list[x.Expression] = [expression]
        while pending:
            at = pending.pop()
            if isinstance(at, x.Throw):
                return True
            if isinstance(at, x.Operation):
                if at.operation in eok.ALL_CALLS and (self._call_throws(at) or self._result_throws(at)):
                    return True
                if at.operation == eok.REF_DYNAMIC_CAST:
                    return True
                if at.operation in _VACUOUS and self._destructor_throws(at.arguments[0].type):
                    return True
            elif isinstance(at, x.NewDelete):
                if at.routine is not None and self._routine_throws(at.routine):
                    return True
                if at.init is not None and self._init_throws(at.init, pending):
                    return True
            elif isinstance(at, x.TempInit):
                if self._init_throws(at.init, pending) or self._destruction_throws(at.init):
                    return True
            elif isinstance(at, x.ConstantExpression):
                # A constant throws if what was written may: the call of a constexpr function counts.
                self._written(at.constant, pending)
            elif isinstance(at, x.TypeQuery):
                if at.kind == x.ENK_TYPEID and at.operand is not None and self._looks_at_object(at.operand):
                    return True
                continue
            pending += at.operands()
        return False

    def _looks_at_object(self, operand: x.Expression) -> bool:
        """Whether `typeid` has to look at an object behind a pointer or reference, which there may not be; of one that
        is named itself the type is known (observed)."""
        if not isinstance(operand, x.Operation) or operand.operation not in (eok.INDIRECT, eok.REF_INDIRECT):
            return False
        return self.engine.queries.is_evaluated(operand)

    def default_member_throws(self, field: "Field") -> bool:
        """Whether a default member initialiser may throw."""
        init = self.engine.member_initialisers.default(field)
        pending: list[x.Expression] = []
        if self._init_throws(init, pending):
            return True
        if init.expression is not None:
            pending.append(init.expression)
        return any(self.may_throw(expression) for expression in pending)

    def _init_throws(self, init: "DynamicInit", pending: list[x.Expression]) -> bool:
        if init.routine is not None and self._routine_throws(init.routine):
            return True
        if init.destructor is not None and self._routine_throws(init.destructor):
            return True
        pending += init.arguments
        if init.constant is not None:
            self._written(init.constant, pending)
        return False

    def _written(self, constant: Constant, pending: list[x.Expression]) -> None:
        """Adds the expressions that a constant and its elements were written as."""
        written = constant.expression
        if written is not None and not (isinstance(written, x.Operation) and self._is_builtin_call(written)):
            pending.append(written)
        if isinstance(constant, RepeatConstant):
            self._written(constant.constant, pending)
        if isinstance(constant, AggregateConstant):
            for element in constant.elements:
                self._written(element, pending)

    def _is_builtin_call(self, call: x.Operation) -> bool:
        """A built-in function of constants: where it has a value, it counts as a constant itself."""
        callee = call.arguments[0]
        if not isinstance(callee, x.RoutineExpression) or not callee.routine.flags & BUILTIN:
            return False
        return all(isinstance(argument, x.ConstantExpression) for argument in call.arguments[1:])

    def _routine_throws(self, routine: "Routine") -> bool:
        exceptions = self.engine.exceptions
        if exceptions.is_dependent(routine):
            raise Dependent("noexcept that waits for template arguments", routine.token)
        return not exceptions.is_noexcept(routine)

    def _result_throws(self, call: x.Operation) -> bool:
        """Whether the destructor of the object that a call makes may throw; a trivial one is not asked for."""
        destructor = self.engine.objects.destructor(call.type)
        return destructor is not None and self._routine_throws(destructor)

    def _destruction_throws(self, init: "DynamicInit") -> bool:
        """Whether the destructor of a temporary may throw, even a trivial one that is declared; of aggregates from
        lists nobody asks (observed)."""
        return not (init.braced and init.routine is None) and self._destructor_throws(init.type)

    def _destructor_throws(self, type_: Type) -> bool:
        found = bare(type_)
        cls = class_of(found.target if isinstance(found, PointerType) else found)
        if cls is None or cls.dependent or not self.engine.objects.counts_destructor(cls):
            return False
        return self._routine_throws(self.engine.classes.destructor(cls))

    def _call_throws(self, call: x.Operation) -> bool:
        callee = x.callee_of(call)
        if isinstance(callee, x.RoutineExpression):
            return self._routine_throws(callee.routine)
        type_ = bare(callee.type)
        if isinstance(type_, (PointerType, MemberPointerType)):
            function = bare(type_.target)
            if isinstance(function, RoutineType) and function.noexcept:
                return False
        if isinstance(callee, x.ConstantExpression) and callee.constant.dependent:
            # A static member function of a template, which may say `noexcept(B)`.
            raise Dependent("a function that waits for template arguments", call.token)
        return True


class Requirements(EnginePart):
    """Builds requires-expressions: a value, or what is checked with the arguments of a template."""

    def build(self, node: e.Requires, context: Context) -> x.Expression:
        engine = self.engine
        if is_dependent_context(context):
            return self._dependent(node)
        try:
            satisfied = engine.requires_expressions.hold(node, context)
        except Dependent:
            return self._dependent(node)
        made = IntegerConstant(engine.types.bool, int(satisfied))
        return x.ConstantExpression(made, node.start)

    def _dependent(self, node: e.Requires) -> x.Expression:
        made = x.RequiresExpression(node, self.engine.types.bool, node.start)
        made.flags |= x.VALUE_DEPENDENT
        return made


class Trials:
    """Tells whether the tokens that are being read are read on trial."""

    def __init__(self) -> None:
        self.under_way: bool = False
        #: the scope of the requirement that is read on trial, if it is one
        self._requirement: Context | None = None

    def enter(self) -> "tuple[bool, Context | None]":
        """A trial begins; what `leave` needs to come back."""
        return self._put(True, None)

    def enter_requirement(self, context: Context) -> "tuple[bool, Context | None]":
        """Begins a requirement, which is read on trial where template arguments are put in, and is an ordinary
        expression elsewhere."""
        is_trial = self.under_way or is_instance_context(context)
        return self._put(is_trial, context if is_trial else None)

    def enter_body(self) -> "tuple[bool, Context | None]":
        """Suspends the trial for a body: a mistake in it is an error, whoever asked for the body."""
        return self._put(False, None)

    def _put(self, under_way: bool, requirement: Context | None) -> "tuple[bool, Context | None]":
        before = self.under_way, self._requirement
        self.under_way = under_way
        self._requirement = requirement
        return before

    def leave(self, before: "tuple[bool, Context | None]") -> None:
        self.under_way, self._requirement = before

    def is_requirement(self, context: Context) -> bool:
        """Whether a scope is in the requirement that is read on trial: members of classes that this asks for are
        not."""
        at: Context | None = context if self._requirement is not None else None
        while at is not None and at is not self._requirement:
            at = at.outer
        return at is not None


_TO_BASE: Final = (eok.BASE_CLASS_CAST, eok.PM_BASE_CLASS_CAST, eok.DYNAMIC_CAST, eok.REF_DYNAMIC_CAST, eok.REF_CAST)
_TO_DERIVED: Final = (eok.DERIVED_CLASS_CAST, eok.PM_DERIVED_CLASS_CAST)
_ADJUSTMENTS: Final = (eok.BASE_CLASS_CAST, eok.LVALUE_ADJUST)
_CHECKED: Final = x.COMPILER_GENERATED | x.STATIC_CAST


class ImpliedAccess(Walk):
    """Reads one operand; raises `IllFormed` at the first function that may not be called."""

    def __init__(self, engine: "Engine", context: Context) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.context: Context = context
        #: conversions of objects to the classes of the operators that are called on them
        self._objects: set[x.Expression] = set()

    def result(self, operand: x.Expression) -> None:
        """The object that an operand makes; `decltype` alone leaves that of a call alone ([dcl.type.decltype]/2)."""
        if operand.category == x.PRVALUE and class_of(operand.type) is not None:
            self._called(self.engine.objects.destructor(operand.type), operand.token)

    def visit(self, node: Node) -> Node:
        if isinstance(node, DynamicInit):
            self._called(node.routine, node.token)
            self._called(node.destructor, node.token)
        elif isinstance(node, x.NewDelete):
            self._called(node.destructor, node.token)
        elif isinstance(node, x.Operation):
            if node.flags & (x.OPERATOR_SYNTAX | x.CONVERSION_CALL):
                self._operator(node)
            elif node.operation in _TO_BASE or node.operation in _TO_DERIVED:
                self._related(node)
        return node

    def skips(self, node: Node) -> bool:
        if isinstance(node, x.Operation) and node.flags & (x.OPERATOR_SYNTAX | x.CONVERSION_CALL):
            self._object(node)
        # A default argument uses what the function that it belongs to may use.
        return isinstance(node, x.Expression) and bool(node.flags & x.DEFAULT_ARGUMENT)

    def _object(self, node: x.Operation) -> x.Expression | None:
        """The object of a member operator as it was written: its base class is converted to for the member's sake."""
        if len(node.arguments) < 2 or not isinstance(node.arguments[0], x.RoutineExpression):
            return None
        object_ = node.arguments[1]
        if class_of(object_.type) is not node.arguments[0].routine.parent:
            return None
        while isinstance(object_, x.Operation) and object_.operation in _ADJUSTMENTS:
            self._objects.add(object_)
            object_ = object_.arguments[0]
        return object_

    def _operator(self, node: x.Operation) -> None:
        """A member operator or conversion function; one of a base class may have been published by a
        using-declaration."""
        callee = node.arguments[0] if node.arguments else None
        object_ = self._object(node)
        if object_ is None or not isinstance(callee, x.RoutineExpression):
            return
        named_in = class_of(object_.type)
        if named_in is None or named_in is callee.routine.parent:
            self._called(callee.routine, node.token)
            return
        found = self.engine.names.members(named_in, callee.routine.name)
        if found is not None and self.engine.access.is_denied(found, named_in, self.context):
            raise IllFormed(f'"{callee.routine.name}" is inaccessible', node.token)

    def _related(self, node: x.Operation) -> None:
        """A conversion between a class and its base class; a cast in C notation takes any ([expr.cast]/4)."""
        dynamic = node.operation in (eok.DYNAMIC_CAST, eok.REF_DYNAMIC_CAST)
        if not (dynamic or node.flags & _CHECKED) or node.flags & x.IMPLICIT_MEMBER_NAMING or node in self._objects:
            return
        source = node.arguments[0]
        while isinstance(source, x.Operation) and _is_step(source):
            source = source.arguments[0]
        derived, base = _class_of(source.type), _class_of(node.type)
        if node.operation in _TO_DERIVED:
            derived, base = base, derived
        if derived is not None and base is not None and self.engine.derivation.derives(derived, base):
            if self.engine.access.is_base_denied(derived, base, self.context):
                raise IllFormed(f'base class "{base.name}" is inaccessible', node.token)

    def _called(self, routine: Routine | None, token: int) -> None:
        cls = routine.parent if routine is not None else None
        if routine is not None and isinstance(cls, ClassType):
            if self.engine.conversions.lists.element_type(cls) is not None:
                # A list makes its `std::initializer_list` whatever access that gives ([dcl.init.list]/5).
                return
            if self.engine.implicit.is_deleted_routine(routine):
                raise IllFormed(f'"{routine.name}" is deleted', token)
            if self.engine.access.is_routine_denied(routine, cls, self.context):
                raise IllFormed(f'"{routine.name}" is inaccessible', token)


def _is_step(cast: x.Operation) -> bool:
    """Whether a conversion is one on the way to a class further up: only the last has the cast's place and flags."""
    if cast.operation != eok.BASE_CLASS_CAST or cast.flags & _CHECKED or cast.lvalue_type is not None:
        return False
    return cast.token < 0 or class_of(cast.type) is not None


def _class_of(type_: Type) -> ClassType | None:
    """The class of an object, of what a pointer points to, or of the members that a pointer to members points to."""
    found = bare(type_)
    if isinstance(found, PointerType):
        return class_of(bare(found.target))
    return class_of(bare(found.owner) if isinstance(found, MemberPointerType) else found)


#: what else has a constant expression in its parentheses; `throw` has types
_CONSTANT: Final = bytes((k.ALIGNAS, k.NOEXCEPT, k.EXPLICIT))


class TypeExpressions:
    """The expressions in types that could call something, in the order of the text: `constants`, and unevaluated
    `operands`."""

    def __init__(self, engine: "Engine", node: e.Node, context: Context) -> None:
        self.engine: Engine = engine
        self.context: Context = context
        self.constants: list[x.Expression] = []
        self.operands: list[x.Expression] = []
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
