"""Type traits: the real tool's answers (they differ from the standard in places that the names say)."""

from pathlib import Path

import pytest

from tests.sema_engine.constants import open_unit, value

CLASSES = Path(__file__).parent / "constant" / "traits.cpp"

TRAITS = (
    ("__is_empty(A0)", True),
    ("__is_empty(B0)", False),
    ("__is_polymorphic(B0)", True),
    ("__is_abstract(B4)", True),
    ("__is_final(B6)", True),
    ("__is_pod(A2)", True),
    ("__is_pod(A1)", False),
    ("__is_trivial(G)", False),
    ("__is_trivially_copyable(A3)", False),
    ("__is_trivially_copyable(A6)", True),
    ("__is_trivially_copyable(F2)", True),
    ("__is_standard_layout(D0)", False),
    ("__is_aggregate(G)", True),
    ("__is_aggregate(D0)", False),
    ("__is_literal_type(A1)", False),
    ("__is_literal_type(A0)", True),
    ("__has_trivial_copy(A4)", True),
    ("__has_unique_object_representations(D4)", False),
    ("__has_unique_object_representations(B6)", True),
    ("__has_unique_object_representations(D5)", False),
    ("__is_constructible(A4, const A4&)", False),
    ("__is_constructible(A4, A4&&)", True),
    ("__is_constructible(C0, int)", True),
    ("__is_constructible(B4)", False),
    ("__is_constructible(int&, int)", False),
    ("__is_constructible(const int&, int)", True),
    ("__is_constructible(C9, B4&)", False),
    ("__is_trivially_constructible(A2)", True),
    ("__is_trivially_constructible(G)", False),
    ("__is_nothrow_constructible(G)", True),
    ("__is_nothrow_constructible(N)", False),
    ("__is_constructible(E1, int)", False),
    ("__is_constructible(int, E0)", True),
    ("__is_assignable(int&, int)", True),
    ("__is_assignable(const int&, int)", False),
    ("__is_assignable(C2&, int)", True),
    ("__is_assignable(B8&, const B8&)", False),
    ("__is_trivially_assignable(A2&, A2&&)", True),
    ("__is_base_of(A0, A0)", True),
    ("__is_base_of(A0, A1)", False),
    ("__is_same(int, signed int)", True),
    ("__is_constructible(int, C2&)", True),
    ("__is_enum(E0)", True),
    ("__is_class(E0)", False),
    ("__is_constructible(int[])", False),
    ("__is_constructible(void)", False),
    ("__is_constructible(int[3])", True),
)


@pytest.mark.parametrize(("trait", "expected"), TRAITS)
def test_traits(trait: str, expected: bool) -> None:
    engine = open_unit(f"{CLASSES.read_text(encoding='utf-8')} constexpr bool x = {trait};", 17)
    assert value(engine, "x") == ("true" if expected else "false")
