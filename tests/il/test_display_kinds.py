"""Every kind of statement, expression, constant and initialisation has its entry, and all pointers lead somewhere."""

import re

from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.display import DisplaySettings, display
from cufe.il.display_source import DisplaySource
from cufe.il.entities import (
    PARAMETER,
    THIS_PARAMETER,
    BaseClass,
    ClassType,
    Enumerator,
    EnumType,
    Field,
    Label,
    Namespace,
    Routine,
    Typedef,
    Variable,
)
from cufe.il.templates import Template, type_argument
from cufe.il.types import TypeTable
from cufe.syntax import expression_nodes as syntax

T = TypeTable()
ROOT = Namespace("", -1, None)
N = Namespace("N", 1, ROOT)


def klass(name: str) -> ClassType:
    made = ClassType(name, 2, N, tk.TK_STRUCT)
    made.brace = 3
    made.fields = [Field("x", 4, made)]
    made.fields[0].type = T.int
    T.number(made)
    return made


P = klass("P")
Q = klass("Q")
Q.bases = [BaseClass(P, 5, 0, False)]
TEMPLATE = Template("V", 6, N, 1)
V = klass("V")
V.template = TEMPLATE
V.arguments = (type_argument(T.int), type_argument(T.pointer(Q)))
CLOSURE = klass("")
CLOSURE.closure = object()
ENUM = EnumType("E", 7, N)
T.number(ENUM)
ENUM.underlying = T.unsigned_int
VALUE = Enumerator("A", 8, ENUM)
VALUE.value = c.IntegerConstant(ENUM, 0)
ENUM.enumerators = [VALUE]
CALLEE = Routine("callee", 9, Q)
CALLEE.type = T.routine(T.void, (T.int, T.pointer(T.char)), True, tk.CONST, tk.LVALUE_REF, True)


def variable(name: str, parent: Routine, flags: int = 0) -> Variable:
    made = Variable(name, 10, parent)
    made.type = V
    made.flags = flags
    return made


def number(value: int = 1) -> e.ConstantExpression:
    return e.ConstantExpression(c.IntegerConstant(T.int, value), 11)


def init(kind: int) -> i.DynamicInit:
    made = i.DynamicInit(kind, Q)
    if kind in (i.DIK_EXPRESSION, i.DIK_CLASS_RESULT_VIA_CTOR, i.DIK_BITWISE_COPY):
        made.expression = number()
    elif kind == i.DIK_CONSTANT:
        made.constant = c.IntegerConstant(T.int, 1)
    elif kind == i.DIK_CONSTRUCTOR:
        made.routine = CALLEE
        made.destructor = CALLEE
        made.arguments = [number(1), number(2)]
    elif kind == i.DIK_NONCONSTANT_AGGREGATE:
        part = c.DynamicInitConstant(T.int, init(i.DIK_EXPRESSION))
        made.constant = c.AggregateConstant(Q, [part, c.IntegerConstant(T.int, 2)])
    elif kind == i.DIK_LAMBDA:
        node = e.LambdaNode(syntax.Lambda(12), CLOSURE)
        assert CLOSURE.fields is not None
        node.captures = [e.LambdaCapture(None, CLOSURE.fields[0], True, 13)]
        made.closure = node
        made.constant = c.AggregateConstant(CLOSURE, [])
    return made


def constants() -> list[c.Constant]:
    named = c.IntegerConstant(ENUM, 0)
    named.enumerator = VALUE
    address = c.AddressConstant(T.pointer(T.char), c.ABK_CONSTANT)
    address.constant = c.StringConstant(T.array(T.char, 2), [97], c.ORDINARY)
    global_ = Variable("g", 14, ROOT)
    global_.type = T.int
    of_variable = c.AddressConstant(T.pointer(T.int), c.ABK_VARIABLE)
    of_variable.variable = global_
    folded = c.IntegerConstant(T.long, 3)
    folded.expression = e.Operation(o.CAST, T.long, e.PRVALUE, 15, [number(3)])
    return [
        c.IntegerConstant(T.bool, 1), named, folded, c.FloatConstant(T.double, 3, 1), address, of_variable,
        c.ComplexConstant(T.complex(T.double), c.FloatConstant(T.double, 1, 0), c.FloatConstant(T.double, 1, 0)),
        c.StringConstant(T.array(T.wchar, 2), [97], c.WIDE), c.MemberPointerConstant(T.member_pointer(Q, T.int), None),
        c.RepeatConstant(c.IntegerConstant(T.int, 0), 4), c.TemplateParamConstant(T.int, c.TPCK_EXPRESSION),
    ]  # fmt: skip


def expressions(routine: Routine) -> list[e.Expression]:
    local = variable("v", routine)
    assert Q.fields is not None
    object_ = e.VariableExpression(local, V, e.LVALUE, 16)
    fold = e.Fold("+", True, T.unknown, 17, [number()])
    query = e.TypeQuery(e.ENK_SIZEOF, T.unsigned_long, e.PRVALUE, 18)
    query.type_operand = T.array(T.int, 3)
    typeid = e.TypeQuery(e.ENK_TYPEID, P, e.LVALUE, 19)
    typeid.operand = number()
    new = e.NewDelete(True, T.pointer(Q), 20)
    new.object_type = Q
    new.init = init(i.DIK_CONSTRUCTOR)
    new.count = number(3)
    new.freeing = CALLEE
    delete = e.NewDelete(False, T.void, 21)
    delete.arguments = [number()]
    delete.destructor = CALLEE
    block = s.Block(22, 23)
    block.is_statement_expression = True
    block.body = [s.ExpressionStatement(s.STMK_STMT_EXPR_RESULT, 24, number())]
    found: list[e.Expression] = [
        e.Operation(o.DOT_FIELD, T.int, e.LVALUE, 25, [object_, e.FieldExpression(Q.fields[0], T.int, 26)]),
        e.RoutineExpression(CALLEE, T.pointer(T.void), e.PRVALUE, 27),
        *[e.TempInit(init(kind), Q, e.PRVALUE, 28) for kind in range(i.DIK_LAMBDA + 1)],
        e.ObjectLifetime(e.TempInit(init(i.DIK_CONSTRUCTOR), Q, e.PRVALUE, 29)),
        fold, query, typeid, new, delete, e.StatementExpression(block, T.int, 30),
        e.Throw(init(i.DIK_CONSTANT), T.void, 31), e.Throw(None, T.void, 32), e.SizeofPack("T", T.unsigned_long, 33),
        e.BuiltinOperation("__is_pod", T.bool, e.PRVALUE, 34, [e.TypeOperand(Q, T.void, 35)]),
        e.ParamRef(1, T.int, 36), e.BracedInitList([number()], T.unknown, 37), e.ReuseValue(number()),
        e.Await(e.ENK_AWAIT, number(), T.int, e.PRVALUE, 38), e.InitializerExpression(init(i.DIK_ZERO), Q, 39),
        e.ConceptId(TEMPLATE, T.bool, 40, V.arguments), e.DependentExpression(T.unknown, 41, 42, 43, [number()]),
        e.ErrorExpression(T.unknown, 44, "unknown"), e.LambdaExpression(_lambda(), CLOSURE, 45),
        e.Operation(o.QUESTION, T.int, e.PRVALUE, 46, [number(1), number(2), number(3)]),
    ]  # fmt: skip
    found += [e.ConstantExpression(constant, 47) for constant in constants()]
    return found


def _lambda() -> e.LambdaNode:
    closure = init(i.DIK_LAMBDA).closure
    assert closure is not None
    return closure


def statements(routine: Routine) -> list[s.Statement]:
    label = Label("again", 48, routine)
    local = variable("l", routine)
    alias = T.typedef(tk.TYPEDEF, T.int)
    alias.typedef = Typedef("I", 49, routine)
    alias.typedef.type = alias
    local_init = init(i.DIK_CONSTRUCTOR)
    local_init.variable = local
    condition = e.Condition(variable("k", routine), init(i.DIK_CONSTANT), number(), 50)
    if_ = s.If(s.STMK_IF, 51, condition)
    if_.then = s.Block(52, 53)
    while_ = s.Loop(s.STMK_WHILE, 54)
    while_.condition = number()
    while_.body = s.Goto(55, Label("", -1, routine))
    for_ = s.Loop(s.STMK_FOR, 56)
    first = s.Block(-1, -1)
    first.body = [s.DeclStatement(57, [variable("i", routine)])]
    for_.initialization = first
    for_.body = s.Block(58, 59)
    range_ = s.RangeFor(60)
    range_.iterator = variable("x", routine)
    range_.iterator_init = init(i.DIK_EXPRESSION)
    range_.range = variable("", routine)
    range_.range_init = init(i.DIK_EXPRESSION)
    range_.body = s.Block(61, 62)
    switch = s.Switch(63, number())
    case = s.SwitchCase(64)
    case.value = number(4)
    switch.cases = [case, s.SwitchCase(65)]
    body = s.Block(66, 67)
    body.body = [case, switch.cases[1], s.Statement(s.STMK_EMPTY, 68)]
    switch.body = body
    try_ = s.TryBlock(69, s.Block(70, 71))
    try_.handlers = [s.Handler(72, variable("e", routine), s.Block(73, 74)), s.Handler(75, None, s.Block(76, 77))]
    inner = s.Block(78, 79)
    inner.body = [s.DeclStatement(80, [local, alias.typedef, Q]), s.InitStatement(81, local_init)]
    result = s.ExpressionStatement(s.STMK_RETURN, 82, None)
    result.init = init(i.DIK_BITWISE_COPY)
    return [s.LabelStatement(83, label), s.Goto(84, label), if_, while_, for_, range_, switch, try_, inner,
            s.AsmStatement(85, [number()]), result]  # fmt: skip


def function() -> Routine:
    routine = Routine("f", 86, Q)
    routine.type = T.routine(T.void, (T.int,))
    scope = s.FunctionScope(routine)
    parameter = variable("p", routine, PARAMETER)
    scope.parameters = [parameter]
    scope.this = variable("this", routine, PARAMETER | THIS_PARAMETER)
    assert Q.bases is not None
    base = i.ConstructorInit(i.CIK_DIRECT_BASE_CLASS, init(i.DIK_ZERO))
    base.base = Q.bases[0]
    scope.constructor_inits = [base]
    block = s.Block(87, 88)
    block.body = [s.ExpressionStatement(s.STMK_EXPR, 89, one) for one in expressions(routine)]
    block.body += statements(routine)
    scope.block = block
    routine.body = scope
    return routine


def test_all_kinds() -> None:
    text = display(DisplaySource(), [function()], DisplaySettings("a.cu", 201703, 120200, ""))
    names = re.findall(r"^((?:file|func)-scope [a-z-]+@[0-9a-f]+)$", text, re.M)
    assert len(names) == len(set(names))
    pointers = set(re.findall(r"((?:file|func)-scope [a-z-]+@[0-9a-f]+)", text))
    assert {one for one in pointers - set(names) if "id-name" not in one and "other-text" not in one} == set()
    kinds = set(re.findall(r"^kind: +((?:stmk|enk|dik|ck|cik|tk|sck)_\w+)", text, re.M))
    assert {f"dik_{kind}" for kind in ("zero", "constant", "expression", "constructor", "lambda")} <= kinds
    assert set(c.CONSTANT_KIND_NAMES[1:5]) <= kinds
    for order in ("stmk_if", "stmk_while", "stmk_for", "stmk_range_based_for", "stmk_switch", "stmk_try_block"):
        assert order in kinds
    assert "(in N::Q)" in text
    assert "annotation" not in text
