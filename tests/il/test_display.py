"""The dump: its grammar, and one function of each sort of entry, built by hand."""

import re

from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.display import DisplaySettings, display
from cufe.il.display_entries import labelled
from cufe.il.display_source import DisplaySource
from cufe.il.entities import PARAMETER, Namespace, Routine, Variable
from cufe.il.initialisation import DIK_EXPRESSION, DynamicInit
from cufe.il.types import TypeTable


def example() -> tuple[TypeTable, Routine]:
    """`int f(int a) { int b = a + 1; return b; }`."""
    types = TypeTable()
    root = Namespace("", -1, None)
    routine = Routine("f", 1, root)
    routine.type = types.routine(types.int, (types.int,))
    parameter = Variable("a", 4, routine)
    parameter.type = types.int
    parameter.flags = PARAMETER
    local = Variable("b", 8, routine)
    local.type = types.int

    read = e.VariableExpression(parameter, types.int, e.PRVALUE, 10)
    read.lvalue_type = types.int
    one = e.ConstantExpression(IntegerConstant(types.int, 1), 12)
    total = e.Operation(o.ADD, types.int, e.PRVALUE, 11, [read, one])
    total.type_kind = tk.TK_INTEGER
    init = DynamicInit(DIK_EXPRESSION, types.int)
    init.variable = local
    init.expression = total
    result = e.VariableExpression(local, types.int, e.PRVALUE, 15)
    result.lvalue_type = types.int
    block = s.Block(6, 17)
    block.end_reachable = False
    block.body = [
        s.DeclStatement(7, [local]),
        s.InitStatement(9, init),
        s.ExpressionStatement(s.STMK_RETURN, 14, result),
    ]
    body = s.FunctionScope(routine)
    body.parameters = [parameter]
    body.block = block
    routine.body = body
    return types, routine


def dump() -> str:
    _, routine = example()
    return display(DisplaySource(), [routine], DisplaySettings("a.cu", 201703, 120200, "Thu Jan  1 00:00:00 1970"))


def test_labels_fill_25_columns() -> None:
    assert labelled("next", "NULL") == "next:                    NULL\n"
    assert labelled("a" * 23, "1") == "a" * 23 + ": 1\n"
    assert labelled("a" * 24, "1") == "a" * 24 + ":\n" + " " * 25 + "1\n"


def test_headings() -> None:
    text = dump()
    assert text.startswith(
        'Display of IL produced by the compilation of "a.cu"\n\n\n'
        "Intermediate language for memory region 1 (file scope):\n\nil_header:\nprimary_source_file:     NULL\n"
    )
    assert '\n\n\nIntermediate language for memory region 2 (function "f"):\n\nfunc-scope variable@' in text


def test_every_pointer_leads_to_an_entry() -> None:
    text = dump()
    entries = set(re.findall(r"^((?:file|func)-scope [a-z-]+@[0-9a-f]+)$", text, re.M))
    assert len(entries) == len(re.findall(r"^(?:file|func)-scope [a-z-]+@[0-9a-f]+$", text, re.M))
    pointers = set(re.findall(r": +((?:file|func)-scope [a-z-]+@[0-9a-f]+)(?::|$)", text, re.M))
    assert {p for p in pointers - entries if "id-name" not in p and "other-text" not in p} == set()


def test_children_come_first() -> None:
    region = dump().split("memory region 2")[1]
    kinds = re.findall(r"^func-scope ([a-z-]+)@", region, re.M)
    assert kinds[0] == "variable"
    assert kinds[-1] == "scope"
    order = re.findall(r"enk_\w+|stmk_\w+|dik_\w+", region)
    assert order == [
        "enk_variable", "enk_constant", "enk_operation", "dik_expression", "stmk_decl", "stmk_init", "enk_variable",
        "stmk_return", "stmk_block",
    ]  # fmt: skip


def test_an_operation() -> None:
    region = re.sub(r"@[0-9a-f]+", "@", dump().split("memory region 2")[1])
    assert (
        """func-scope expr-node@
type:                    file-scope type@: int
next:                    NULL
kind:                    enk_operation
operation.kind:          eok_add
operation.type_kind:     tk_integer
operands:                func-scope expr-node@
position.seq:            1
position.column:         12
"""
        in region
    )
