"""Coroutines: `co_await`, `co_yield` and `co_return` ([expr.await], [expr.yield], [stmt.return.coroutine]).

The operand of an await stands in the call of `await_ready`; the calls of `await_resume` and `await_suspend` use the
same object again, unless it is a constant. In a template without arguments an await is an operator whose meaning is not
known yet."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il.context import Context
from cufe.il.copy import copied
from cufe.il.entities import ClassType, Label, Namespace, Routine, Typedef, Variable
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DIK_ZERO, DynamicInit
from cufe.il.templates import Template, type_argument
from cufe.il.types import Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, operation
from cufe.sema.expr.temporaries import ReusedValue
from cufe.sema.overload.type_tests import is_void
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.expr.overloaded_operators import Operands
    from cufe.sema.stmt.function_bodies import Function

_TRAITS: Final = "coroutine_traits"
_HANDLE: Final = "coroutine_handle"
_PROMISE: Final = "promise_type"


class Coroutines(EnginePart):
    """Builds what makes a function a coroutine."""

    # --- the function --------------------------------------------------------------------------------------------

    def of(self, function: "Function | None", token: int) -> st.CoroutineStatement:
        """The coroutine facts of the function, which the first coroutine keyword makes a coroutine."""
        if function is None:
            raise Unknown("a coroutine without a function", token)
        known = function.scope.coroutine
        if known is None:
            known = self._made(function.routine, token)
            function.scope.coroutine = known
        return known

    def _made(self, routine: Routine, token: int) -> st.CoroutineStatement:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        types: list[Type] = [signature.result]
        owner = routine.owner()
        if owner is not None and not routine.flags & en.STATIC_MEMBER:
            # The tool takes the pointer where the standard has the object.
            types.append(engine.types.pointer(engine.types.qualified(owner, signature.cv)))
        types += signature.parameters
        self._complete(signature.result, token)
        traits = self._instance(_TRAITS, types, token)
        promise = self._variable(routine, self._promise_type(traits, token))
        made = st.CoroutineStatement(routine.token, traits, promise, Label("", -1, routine))
        made.keyword = token
        if promise.type is not None and not promise.type.dependent:
            made.handle = self._variable(routine, self._instance(_HANDLE, [promise.type], token))
            made.resumed = self._variable(routine, engine.types.bool)
        return made

    def _complete(self, result: Type, token: int) -> None:
        """The class of the result is there first, with the types of its members: one of them may name the handle."""
        engine = self.engine
        cls = class_of(result)
        if cls is not None and not cls.dependent:
            engine.classes.require_complete(cls, token)
            for field in engine.classes.fields(cls):
                engine.declare_types.field_type(field)

    def _variable(self, routine: Routine, type_: Type) -> Variable:
        made = Variable("", routine.token, routine, type_)
        made.flags |= en.COROUTINE_VARIABLE
        return made

    def _promise_type(self, traits: ClassType, token: int) -> Type:
        engine = self.engine
        if traits.dependent:
            return engine.types.dependent_name(traits, _PROMISE)
        engine.classes.require_complete(traits, token)
        for entity in engine.names.qualified(traits, _PROMISE, token):
            if isinstance(entity, Typedef):
                return engine.declare_types.typedef_type(entity)
            if isinstance(entity, ClassType):
                return entity
        raise IllFormed("coroutine_traits without a promise type", token)

    def _instance(self, name: str, types: list[Type], token: int) -> ClassType:
        """An instance of a class template of the standard library."""
        engine = self.engine
        for space in engine.names.qualified(engine.declare.root.namespace, "std", token):
            for entity in engine.names.qualified(space, name, token) if isinstance(space, Namespace) else []:
                if isinstance(entity, Template):
                    given = [type_argument(type_) for type_ in types]
                    completed = engine.argument_fitting.complete(entity, given, token)
                    return engine.templates.class_instance(entity, completed)
        raise IllFormed(f"std::{name} is not declared", token)

    def promise(self, coroutine: st.CoroutineStatement, token: int) -> x.Expression:
        """The promise object."""
        variable = coroutine.promise
        assert variable.type is not None
        return x.VariableExpression(variable, variable.type, x.LVALUE, token)

    # --- awaits --------------------------------------------------------------------------------------------------

    def await_(self, node: e.Unary, context: Context) -> x.Expression:
        """`co_await operand`: `await_transform`, then `operator co_await`, then the three calls ([expr.await]/3)."""
        engine = self.engine
        token = node.operator
        coroutine = self.of(engine.functions.current(), token)
        operand = engine.expressions.build(node.operand, context)
        if coroutine.handle is None or engine.calls.any_dependent([operand]):
            return self._dependent(eok.AWAIT, operand, token)
        operand = engine.temporaries.materialised_call(operand)
        awaited = copied(operand)
        if engine.implied_calls.has(self.promise(coroutine, token), "await_transform"):
            object_ = self.promise(coroutine, token)
            awaited = engine.implied_calls.member(object_, "await_transform", [awaited], token, context)
        awaiter = self.awaiter(awaited, token, context)
        return self.suspension(x.ENK_AWAIT, operand, awaiter, token, awaiter.start, coroutine, context)

    def awaiter(self, operand: x.Expression, token: int, context: Context) -> x.Expression:
        """The result of `operator co_await`, or the operand itself."""
        found: x.Expression | Operands = self.engine.operators_applied.apply("co_await", [operand], token, context)
        return found if isinstance(found, x.Expression) else operand

    def yield_(self, node: e.Unary, context: Context) -> x.Expression:
        """`co_yield value`: an await of `promise.yield_value(value)`; its calls follow the value."""
        engine = self.engine
        token = node.operator
        coroutine = self.of(engine.functions.current(), token)
        value = engine.expressions.initialiser_clause(node.operand, context)
        if coroutine.handle is None or engine.calls.any_dependent([value]):
            return self._dependent(eok.YIELD, value, token)
        object_ = self.promise(coroutine, node.operand.start)
        awaited = engine.implied_calls.member(object_, "yield_value", [value], node.operand.start, context)
        awaited = engine.temporaries.materialised_call(awaited)
        awaiter = self.awaiter(copied(awaited), token, context)
        made = self.suspension(x.ENK_YIELD, value, awaiter, token, node.end, coroutine, context)
        made.awaited = awaited
        return made

    def suspension(
        self,
        kind: int,
        operand: x.Expression,
        awaiter: x.Expression,
        token: int,
        place: int,
        coroutine: st.CoroutineStatement,
        context: Context,
    ) -> x.Await:
        """An await: its calls stand at `place`, the handle that `await_suspend` gets at `token`."""
        engine = self.engine
        handle = coroutine.handle
        assert handle is not None and handle.type is not None
        object_ = awaiter if awaiter.category != x.PRVALUE else engine.temporaries.temporary(awaiter, x.LVALUE)
        if object_.category == x.XVALUE:
            object_.category = x.LVALUE
        constant = isinstance(object_, x.TempInit) and object_.init.kind in (DIK_CONSTANT, DIK_ZERO)
        reused = ReusedValue(engine, object_)
        member = engine.implied_calls.member
        first = object_ if constant else reused.first(place)
        ready = engine.operands.condition(member(first, "await_ready", [], place, context))
        again = copied(object_) if constant else reused.again(place)
        resume = engine.temporaries.materialised_call(member(again, "await_resume", [], place, context))
        again = copied(object_) if constant else reused.again(place)
        argument = x.VariableExpression(handle, handle.type, x.LVALUE, token)
        suspend = member(again, "await_suspend", [argument], place, context)
        reused.settle()
        made = x.Await(kind, operand, engine.types.unqualified(resume.type), x.PRVALUE, token)
        made.calls = [ready, resume, suspend]
        return made

    def result(self, awaited: x.Await) -> x.Expression:
        """The object that an await gives: the tool moves from it, where it takes a constructor to return one."""
        cls = class_of(awaited.type)
        if cls is None or not self.engine.objects.returned_by_constructor(cls):
            return awaited
        init = DynamicInit(DIK_EXPRESSION, awaited.type, awaited)
        init.temporary_lifetime = True
        return x.TempInit(init, awaited.type, x.XVALUE, awaited.token, start=awaited.start)

    def _dependent(self, kind: int, operand: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        made = x.Operation(kind, engine.types.unknown, x.PRVALUE, token, [operand])
        made.flags |= x.TYPE_DEPENDENT
        return engine.folding.constant(made)

    # --- returns -------------------------------------------------------------------------------------------------

    def co_return(self, node: s.Jump, context: RegionContext, function: "Function") -> st.Statement:
        """`co_return value;`: a call of `return_value`, or of `return_void` without a value."""
        engine = self.engine
        coroutine = self.of(function, node.start)
        mark = engine.lifetimes.mark()
        arguments: list[x.Expression] = []
        if node.value is not None:
            arguments = [engine.expressions.initialiser_clause(node.value, context)]
        name = "return_void"
        if arguments and not is_void(arguments[0].type):
            name = "return_value"
        if coroutine.handle is None:
            made = self._unresolved(coroutine, name, arguments, node.start)
        elif name == "return_void" and arguments:
            raise Unknown("co_return of a void expression", node.start)
        else:
            made = engine.implied_calls.member(
                self.promise(coroutine, node.start), name, arguments, node.start, context
            )
        value = made.operands()[-1] if arguments else None
        return st.CoroutineReturn(node.start, value, engine.lifetimes.full(made, mark))

    def _unresolved(
        self, coroutine: st.CoroutineStatement, name: str, arguments: list[x.Expression], token: int
    ) -> x.Expression:
        """The call on a promise whose type is not known."""
        engine = self.engine
        callee = engine.ids.unknown_member(name, token, token)
        promise = self.promise(coroutine, token)
        made = operation(eok.DOT_MEMBER_CALL, engine.types.unknown, x.PRVALUE, token, [callee, promise, *arguments])
        made.flags |= x.COMPILER_GENERATED | x.TYPE_DEPENDENT | engine.calls.sequenced()
        return made
