"""Types as the original spells them in its dump."""

import pytest

from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import IntegerConstant
from cufe.il.entities import ClassType, EnumType, Namespace, Typedef
from cufe.il.templates import Template, constant_argument, pack_argument, template_argument, type_argument
from cufe.il.type_names import TypeNames
from cufe.il.types import DependentNameType, PackExpansionType, Type, TypeTable

T = TypeTable()
ROOT = Namespace("", -1, None)
N = Namespace("N", 1, ROOT)
P = ClassType("P", 2, ROOT, tk.TK_STRUCT)
S = ClassType("S", 3, N, tk.TK_STRUCT)
VECTOR = Template("V", 4, N, 1)
for one in (P, S):
    T.number(one)


def alias(name: str, target: Type, parent: Namespace = ROOT) -> Type:
    made = T.typedef(tk.TYPEDEF, target)
    made.typedef = Typedef(name, 5, parent)
    return made


def instance(*arguments: object) -> ClassType:
    made = ClassType("V", 4, N, tk.TK_STRUCT)
    made.template = VECTOR
    made.arguments = arguments  # type: ignore[assignment]
    T.number(made)
    return made


def routine(result: Type, *parameters: Type, cv: int = 0, ref: int = 0, noexcept: bool = False, form: int = 0) -> Type:
    return T.routine(result, parameters, False, cv, ref, noexcept, None, form)


SIZE = alias("size_t", T.unsigned_long)
PARAMETER = T.template_parameter(1, 2, "T", False)
PACK = T.template_parameter(1, 3, "R", True)
V = instance(type_argument(T.int))
THREE = IntegerConstant(T.int, 3)
VALUE = T.typedef(tk.IS_ALIAS, T.int)
VALUE.typedef = Typedef("value_type", 6, V)


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        (T.pointer(T.qualified(P, tk.CONST)), "const P *"),
        (T.qualified(T.pointer(P), tk.CONST), "P *const"),
        (T.pointer(T.qualified(T.pointer(T.qualified(T.int, tk.CONST)), tk.CONST | tk.VOLATILE)),
         "const int *const volatile *"),
        (T.qualified(T.pointer(T.int), tk.RESTRICT), "int *__restrict__"),
        (T.pointer(routine(T.int, T.double)), "int (*)(double)"),
        (T.reference(routine(T.int, SIZE), False), "int (&)(size_t)"),
        (routine(T.reference(T.int, False), SIZE), "int &(size_t)"),
        (T.pointer(routine(T.reference(T.int, False), SIZE)), "int &(*)(size_t)"),
        (T.pointer(T.qualified(T.pointer(T.array(T.int, 3)), tk.CONST)), "int (*const *)[3]"),
        (T.reference(T.array(T.array(T.qualified(T.int, tk.CONST), 3), 2), False), "const int (&)[2][3]"),
        (T.array(T.int, -1), "int []"),
        (T.pointer(routine(T.pointer(routine(T.void, T.double)), T.int)), "void (*(*)(int))(double)"),
        (routine(T.pointer(routine(T.void, T.double)), T.int), "void (*(int))(double)"),
        (T.member_pointer(S, T.int), "int N::S::*"),
        (T.member_pointer(S, routine(SIZE, cv=tk.CONST)), "size_t (N::S::*)() const"),
        (routine(T.int, cv=tk.CONST, ref=tk.LVALUE_REF), "int () const &"),
        (routine(T.void, noexcept=True), "void () noexcept"),
        (T.routine(T.void, (T.int,), True), "void (int, ...)"),
        (routine(T.int, T.int, cv=tk.CONST, form=tk.LAMBDA_FORM), "(int)->int"),
        (T.pointer(routine(T.int, T.int, form=tk.LAMBDA_FORM)), "(*)(int) mutable->int"),
        (T.pointer(routine(T.long, T.int, form=tk.TRAILING_FORM)), "auto (*)(int)->long"),
        (V, "N::V<int>"),
        (VALUE, "N::V<int>::value_type"),
        (instance(pack_argument([type_argument(V), constant_argument(THREE)])), "N::V<N::V<int>, 3>"),
        (instance(template_argument(VECTOR)), "N::V<N::V>"),
        (instance(), "N::V<>"),
        (T.reference(T.qualified(PARAMETER, tk.CONST), False), "const T#(1,2) &"),
        (DependentNameType(PARAMETER, "type", None), "T::type"),
        (DependentNameType(instance(type_argument(PARAMETER)), "It", None), "N::V<T#(1,2)>::It"),
        (routine(T.void, PackExpansionType(PACK)), "void (R#(1,3)...)"),
        (T.reference(T.qualified(T.auto, tk.CONST), False), "const auto &"),
        (T.nullptr, "std::nullptr_t"),
        (T.complex(T.double), "double __complex__"),
        (T.vector(T.int, 4), "__attribute((vector_size(16))) int"),
        (T.integers[tk.UNSIGNED_INT128], "unsigned __int128"),
        (T.wchar, "wchar_t"),
    ],
)  # fmt: skip
def test_types(type_: Type, text: str) -> None:
    assert TypeNames(Addresses()).of(type_) == text


def test_what_has_no_name_has_an_address() -> None:
    names = TypeNames(Addresses())
    closure = ClassType("", 7, None, tk.TK_CLASS)
    closure.closure = object()
    plain = ClassType("", 8, N, tk.TK_STRUCT)
    enum = EnumType("", 9, ROOT)
    for made in (closure, plain, enum):
        T.number(made)
    assert names.of(T.pointer(T.qualified(closure, tk.CONST))) == "const <unnamed@1000> *"
    assert names.of(plain) == "struct N::<unnamed@1010>"
    assert names.of(enum) == "enum <unnamed@1020>"
    assert names.of(closure) == "<unnamed@1000>"
    inside = ClassType("Anon", 10, Namespace("", 11, N), tk.TK_STRUCT)
    assert names.of(inside) == "N::<unnamed@1030>::Anon"
