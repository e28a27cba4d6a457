"""What a coroutine implies around its body ([dcl.fct.def.coroutine]/5), as the tool shows it: copies of the parameters,
the promise, a try block with the suspensions, jumps to the final one.

Only the display asks for it: the checks judge the body as it was written."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.copy import copied
from cufe.il.entities import Routine, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_EXPRESSION, DIK_NONE, DIK_ZERO, DynamicInit
from cufe.il.types import ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Unknown
from cufe.sema.expr.operands import class_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class CoroutineFrames:
    """Puts the bodies of coroutines into their frames, each once."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._framed: set[st.CoroutineStatement] = set()

    def frame(self, scope: st.FunctionScope, coroutine: st.CoroutineStatement) -> None:
        if coroutine in self._framed or not isinstance(scope.block, st.Block):
            return
        self._framed.add(coroutine)
        frame = _Frame(self.engine, scope, coroutine)
        if coroutine.handle is None:
            frame.enclose_generic(scope.block)
        else:
            frame.enclose(scope.block)


class _Frame:
    """The frame of one coroutine."""

    def __init__(self, engine: "Engine", scope: st.FunctionScope, coroutine: st.CoroutineStatement) -> None:
        self.engine: Engine = engine
        self.scope: st.FunctionScope = scope
        self.coroutine: st.CoroutineStatement = coroutine
        self.routine: Routine = scope.routine
        self.copies: dict[Variable, Variable] = {}
        definition = engine.declare_types.definition(self.routine)
        self.context: Context = definition.context if definition is not None else engine.declare.root

    def enclose_generic(self, block: st.Block) -> None:
        """Adds to the body in a template the jumps, and the promise where something is returned."""
        body = _Body(self.coroutine, {})
        body.statement(block)
        if body.returns:
            block.body.insert(0, self.coroutine)
        elif block.end_reachable:
            block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, None))

    def enclose(self, block: st.Block) -> None:
        coroutine = self.coroutine
        self._implied_calls()
        outer: list[st.Statement] = [coroutine]
        inner = st.Block(-1, -1, body=block.body)
        inner.end_reachable = True
        self._parameters(block.end, outer)
        self._promise(outer)
        if block.end_reachable and coroutine.has_return_void:
            inner.body.append(st.CoroutineReturn(-1, None, self._end()))
        _Body(coroutine, self.copies).statement(inner)
        inner.body.insert(0, st.ExpressionStatement(st.STMK_EXPR, -1, coroutine.initial_suspend))
        guarded = st.TryBlock(-1, inner)
        guarded.handlers.append(st.Handler(-1, None, self._handler()))
        outer.append(guarded)
        outer.append(st.LabelStatement(-1, coroutine.final))
        outer.append(st.ExpressionStatement(st.STMK_EXPR, -1, coroutine.final_suspend))
        block.body = outer
        block.end_reachable = False

    # --- calls ---------------------------------------------------------------------------------------------------

    def _call(self, name: str) -> x.Expression:
        """A call of a member of the promise."""
        return self.engine.implied_calls.member(self._promise_object(), name, [], self.coroutine.token, self.context)

    def _end(self) -> x.Expression:
        """The call of `return_void` behind the last statement, which stands nowhere."""
        made = self._call("return_void")
        made.token = -1
        for operand in made.operands():
            operand.token = -1
        return made

    def _implied_calls(self) -> None:
        engine = self.engine
        coroutine = self.coroutine
        mark = engine.lifetimes.mark()
        first = self._suspension("initial_suspend")
        resumed = x.Operation(
            eok.ASSIGN, engine.types.bool, x.PRVALUE, -1, [self._resumed(x.LVALUE), self._truth()]
        )  # fmt: skip
        resumed.type_kind = tk.TK_INTEGER
        resumed.flags |= x.RESULT_NOT_USED | x.RIGHT_TO_LEFT
        first.calls[1] = x.Operation(eok.COMMA, first.calls[1].type, x.PRVALUE, -1, [resumed, first.calls[1]])
        coroutine.initial_suspend = first
        coroutine.final_suspend = self._suspension("final_suspend")
        coroutine.unhandled_exception = self._call("unhandled_exception")
        coroutine.unhandled_exception.flags |= x.RESULT_NOT_USED
        made = self._call("get_return_object")
        coroutine.return_object = engine.temporaries.materialised_call(made)
        coroutine.return_object.flags |= x.RESULT_NOT_USED
        engine.lifetimes.forget(mark)
        coroutine.has_return_void = engine.implied_calls.has(self._promise_object(), "return_void")
        coroutine.new_routine = self._allocation("operator new")
        coroutine.delete_routine = self._allocation("operator delete")

    def _promise_object(self) -> x.Expression:
        return self.engine.coroutines.promise(self.coroutine, self.coroutine.token)

    def _suspension(self, name: str) -> x.Await:
        engine = self.engine
        token = self.coroutine.token
        operand = engine.temporaries.materialised_call(self._call(name))
        awaiter = engine.coroutines.awaiter(copied(operand), token, self.context)
        made = engine.coroutines.suspension(x.ENK_AWAIT, operand, awaiter, token, token, self.coroutine, self.context)
        made.token = -1
        made.flags |= x.RESULT_NOT_USED
        return made

    def _resumed(self, category: int) -> x.Expression:
        variable = self.coroutine.resumed
        assert variable is not None
        return x.VariableExpression(variable, self.engine.types.bool, category, -1)

    def _truth(self) -> x.Expression:
        return x.ConstantExpression(IntegerConstant(self.engine.types.bool, 1), -1)

    def _allocation(self, name: str) -> Routine | None:
        """The function that allocates or frees the frame."""
        promise = self.coroutine.promise.type
        return None if promise is None else self.engine.allocations.first(name, promise, self.coroutine.token)

    def _handler(self) -> st.Block:
        """An exception in front of the body goes on; one of the body is the promise's."""
        engine = self.engine
        early = x.Operation(eok.NOT, engine.types.bool, x.PRVALUE, -1, [self._resumed(x.PRVALUE)])
        early.type_kind = tk.TK_INTEGER
        passed = st.If(st.STMK_IF, -1, early)
        again = x.Throw(None, engine.types.void, -1)
        again.flags |= x.RESULT_NOT_USED
        passed.then = st.ExpressionStatement(st.STMK_EXPR, -1, again)
        block = st.Block(-1, -1)
        block.body = [passed, st.ExpressionStatement(st.STMK_EXPR, -1, self.coroutine.unhandled_exception)]
        return block

    # --- parameters and the promise --------------------------------------------------------------------------------

    def _parameters(self, end: int, into: list[st.Statement]) -> None:
        """A copy of each parameter, and of `this`."""
        this = self.scope.this
        if this is not None and this.type is not None:
            made = self._copy(this, this.type, end)
            made[0].flags |= en.THIS_PARAMETER
            self.coroutine.this_copy = made[0]
            self._declare(made[0], made[1], into)
        for parameter in self.scope.parameters:
            if parameter.type is None:
                raise Unknown("parameter of a coroutine", self.coroutine.token)
            variable, init = self._copy(parameter, parameter.type, end)
            self.copies[parameter] = variable
            self._declare(variable, init, into)

    def _declare(self, variable: Variable, init: DynamicInit, into: list[st.Statement]) -> None:
        init.variable = variable
        into.append(st.DeclStatement(-1, [variable]))
        into.append(st.InitStatement(-1, init))

    def _copy(self, parameter: Variable, type_: Type, end: int) -> tuple[Variable, DynamicInit]:
        engine = self.engine
        unqualified = engine.types.unqualified(type_)
        made = Variable(parameter.name, -1, self.routine, unqualified)
        made.flags |= en.COROUTINE_VARIABLE | en.PARAMETER
        source = x.VariableExpression(parameter, type_, x.LVALUE, -1)
        source.start = end
        cls = class_of(type_)
        reference = type_.skip_typerefs()
        if isinstance(reference, ReferenceType):
            source.category = x.PRVALUE
            category = x.XVALUE if reference.rvalue else x.LVALUE
            value: x.Expression = self._implied(eok.REF_INDIRECT, reference.target, category, source, -1)
            value = self._implied(
                eok.REFERENCE_TO, engine.types.reference(reference.target, False), x.PRVALUE, value, end
            )
        elif cls is not None and not cls.dependent and engine.objects.returned_by_constructor(cls):
            source.category = x.XVALUE
            init = engine.initialisers.direct(unqualified, [source], end)
            init.destructor = engine.objects.destructor(unqualified)
            return made, init
        else:
            engine.operands.read(source)
            value = source
        init = DynamicInit(DIK_EXPRESSION, unqualified, value)
        return made, init

    def _implied(self, kind: int, type_: Type, category: int, inner: x.Expression, token: int) -> x.Operation:
        made = x.Operation(kind, type_, category, token, [inner], tk.TK_POINTER)
        made.flags |= x.COMPILER_GENERATED
        return made

    def _argument(self, copy: Variable) -> x.Expression:
        """A copy as an argument of the promise's constructor: the tool takes objects for rvalues."""
        type_ = copy.type
        assert type_ is not None
        made = x.VariableExpression(copy, type_, x.PRVALUE, -1)
        made.start = self.coroutine.keyword
        reference = type_.skip_typerefs()
        if isinstance(reference, ReferenceType):
            object_ = self._implied(eok.REF_INDIRECT, reference.target, x.LVALUE, made, -1)
            object_.start = self.coroutine.keyword
            return object_
        return made

    def _promise(self, into: list[st.Statement]) -> None:
        """The promise: constructed from the parameters if that works, else from nothing."""
        engine = self.engine
        promise = self.coroutine.promise
        cls = class_of(promise.type) if promise.type is not None else None
        assert promise.type is not None
        arguments = [self._argument(copy) for copy in self.copies.values()]
        resolution = None
        if arguments and cls is not None:
            resolution = engine.overloads.constructors.resolve(cls, arguments, False, self.coroutine.keyword)
        if resolution is not None and cls is not None and resolution.routine is not None:
            init = engine.class_initialisers.by_constructor(
                cls, resolution.routine, arguments, resolution.sequences, False
            )
        else:
            init = engine.default_initialisers.value(promise.type, self.coroutine.token)
            declared = cls is not None and any(one.declarations for one in engine.classes.constructors(cls))
            if init.kind == DIK_ZERO and (arguments or not declared):
                init = DynamicInit(DIK_NONE, promise.type)
        init.destructor = engine.objects.destructor(promise.type)
        self._declare(promise, init, into)


class _Body(Walk):
    """Writes the names of the copies for those of the parameters, and a jump behind each `co_return`."""

    def __init__(self, coroutine: st.CoroutineStatement, copies: dict[Variable, Variable]) -> None:
        super().__init__()
        self.replaces = True
        self.coroutine: st.CoroutineStatement = coroutine
        self.copies: dict[Variable, Variable] = copies
        self.returns: int = 0

    def target(self, entity: Entity) -> Entity:
        return self.copies.get(entity, entity) if isinstance(entity, Variable) else entity

    def awaited(self, node: x.Await) -> None:
        self.implied_by_await(node)

    def captures(self, node: x.LambdaNode) -> None:
        super().captures(node)
        for capture in node.captures:
            if capture.variable is not None:
                capture.variable = self.copies.get(capture.variable, capture.variable)

    def visit(self, node: Node) -> Node:
        if isinstance(node, st.Block):
            made: list[st.Statement] = []
            for statement in node.body:
                made.append(statement)
                if statement.kind == st.STMK_COROUTINE_RETURN:
                    self.returns += 1
                    made.append(st.Goto(-1, self.coroutine.final))
            node.body = made
        return node
