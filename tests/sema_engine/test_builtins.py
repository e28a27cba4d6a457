"""Built-in functions by name: their types, and values of calls as g++ computes them."""

import pytest

from cufe.il.addresses import Addresses
from cufe.il.type_names import TypeNames
from tests.sema_engine.constants import open_unit, value

TYPES = {
    "__builtin_clz": "int (unsigned int)",
    "__builtin_strlen": "unsigned long (const char *)",
    "__builtin_memcpy": "void *(void *, const void *, unsigned long)",
    "__builtin_expect": "long (long, long)",
    "__builtin_huge_valf": "float ()",
    "__builtin_sinf": "float (float)",
    "__builtin_remquol": "long double (long double, long double, int *)",
    "__builtin_isnan": "int (...)",
    "__builtin_add_overflow": "bool (...)",
    "__builtin_constant_p": "int (...)",
    "__builtin_bswap64": "unsigned long (unsigned long)",
    "__atomic_thread_fence": "void (int)",
    "__sync_synchronize": "void ()",
}

SIZED = {
    "__atomic_load_n": ("__atomic_load_4", "unsigned int (const volatile void *, int)"),
    "__sync_fetch_and_add": ("__sync_fetch_and_add_4", "unsigned int (volatile void *, unsigned int)"),
}

VALUES = [
    ("__builtin_ctz(8)", "3"), ("__builtin_popcountll(~0ull)", "64"), ("__builtin_parity(7)", "1"),
    ("__builtin_ffs(0)", "0"), ("__builtin_clrsb(-1)", "31"), ("__builtin_bswap32(0x01020304)", "67305985U"),
    ("__builtin_abs(-3)", "3"), ("__builtin_isnan(__builtin_nan(\"\"))", "1"), ("__builtin_isinf(1.0)", "0"),
    ("__builtin_signbit(-0.0)", "1"), ("__builtin_fabs(-2.5)", "(2.5)"), ("__builtin_copysign(1.0, -0.0)", "(-1.0)"),
    ("__builtin_ceil(1.5)", "(2.0)"), ("__builtin_isgreater(2.0, 1.0)", "1"),
    ("__builtin_memcmp(\"ab\", \"ac\", 2)", "-1"), ("__builtin_strcmp(\"a\", \"a\")", "0"),
    ("__builtin_constant_p(3)", "1"),
]  # fmt: skip


@pytest.mark.parametrize("name", TYPES)
def test_types(name: str) -> None:
    engine = open_unit("")
    routine = engine.builtins.routine(name)
    assert routine is not None
    assert routine.type is not None
    assert TypeNames(Addresses()).of(routine.type) == TYPES[name]


@pytest.mark.parametrize("name", SIZED)
def test_sized(name: str) -> None:
    engine = open_unit("")
    routine = engine.builtins.sized(name, 4)
    assert routine is not None
    assert routine.type is not None
    assert (routine.name, TypeNames(Addresses()).of(routine.type)) == SIZED[name]


def test_unknown_names() -> None:
    engine = open_unit("")
    assert engine.builtins.routine("__builtin_nothing") is None
    assert engine.builtins.routine("strlen") is None


@pytest.mark.parametrize(("call", "expected"), VALUES)
def test_values(call: str, expected: str) -> None:
    assert value(open_unit(f"constexpr auto x = {call};"), "x") == expected
