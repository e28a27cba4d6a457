"""Literals: values and types by [lex.literal]; texts of values as the real tool prints them."""

import pytest

from cufe.il import constants as c
from cufe.il import type_kinds as tk
from cufe.il.constant_text import float_text
from cufe.il.floating import Floating
from cufe.sema.constant.literals import encoding, float_literal, integer_literal, sequence


@pytest.mark.parametrize(
    ("spelling", "value", "kind"),
    [
        ("0", 0, tk.INT),
        ("1'000'000", 1000000, tk.INT),
        ("2147483648", 2**31, tk.LONG),
        ("0x80000000", 2**31, tk.UNSIGNED_INT),
        ("017777777777", 2**31 - 1, tk.INT),
        ("0b101", 5, tk.INT),
        ("0xffffffffffffffff", 2**64 - 1, tk.UNSIGNED_LONG),
        ("7u", 7, tk.UNSIGNED_INT),
        ("4294967296U", 2**32, tk.UNSIGNED_LONG),
        ("7uL", 7, tk.UNSIGNED_LONG),
        ("7LL", 7, tk.LONG_LONG),
        ("7ull", 7, tk.UNSIGNED_LONG_LONG),
        ("7zu", 7, tk.UNSIGNED_LONG),
        ("7z", 7, tk.LONG),
    ],
)
def test_integers(spelling: str, value: int, kind: int) -> None:
    literal = integer_literal(spelling)
    assert literal is not None
    assert (literal.value, literal.kind, literal.user_suffix) == (value, kind, "")


def test_too_large_integers() -> None:
    """No type but an extension's holds them: neither an integer nor a floating value is known."""
    for spelling in ("18446744073709551616", "0x10000000000000000ull"):
        assert integer_literal(spelling) is None
        assert float_literal(spelling) is None


@pytest.mark.parametrize(
    ("spelling", "text"),
    [
        ("2.0", "2.0"),
        ("1e300", "1.0E300"),
        ("1.7976931348623157e308", "1.7976931348623157E308"),
        ("0.001", "0.001"),
        ("9.99e-4", "9.99E-4"),
        ("1e7", "1.0E7"),
        ("1234567.", "1234567.0"),
        ("8e-323", "7.9E-323"),
        ("5e-324", "4.9E-324"),
        ("1e23", "1.0E23"),
        ("3.40282347e38f", "3.4028235E38F"),
        ("123456.789f", "123456.79F"),
        ("1e-45f", "1.4E-45F"),
        ("1e40f", "+InfinityF"),
        ("0x1.8p3", "12.0"),
        ("0x.1p-4", "0.00390625"),
        ("0x1.000001p0f", "1.0F"),
        ("0x1.000003p0f", "1.0000002F"),
        ("3.14159265358979323846264338327950288L", "3.1415926535897932385L"),
        ("3.3621e-4932L", "3.3621E-4932L"),
        ("0.1q", "0.1Q"),
        ("0.1bf16", "0.1bf16"),
    ],
)
def test_floats(spelling: str, text: str) -> None:
    assert integer_literal(spelling) is None
    literal = float_literal(spelling)
    assert literal is not None
    assert literal.user_suffix == ""
    assert float_text(literal.value, literal.kind) == text


def test_special_floats() -> None:
    assert float_text(Floating(0, 0, "nan"), tk.FLOAT) == "NaNF"
    assert float_text(Floating(0, 0, "-0"), tk.DOUBLE) == "-0.0"


@pytest.mark.parametrize(
    ("spelling", "units"),
    [
        (r'"a\n\x41\101\u00e9"', [97, 10, 65, 65, 0xC3, 0xA9]),
        (r'"\xff"', [255]),
        ('R"x(a\\n)")x"', [97, 92, 110, 41, 34]),
        ('L"\xc3\xa9"', [0xE9]),
        ('u"\xf0\x9f\x98\x80"', [0xD83D, 0xDE00]),
        (r'U"\U0001F600"', [0x1F600]),
        ('u8"\xc3\xa9"', [0xC3, 0xA9]),
        ('"a\\\nb"', [97, 98]),
    ],
)
def test_strings(spelling: str, units: list[int]) -> None:
    found = sequence(spelling, encoding(spelling))
    assert found is not None
    assert found.units == units


def test_user_defined() -> None:
    integer = integer_literal("12_km")
    assert integer is not None
    assert (integer.value, integer.user_suffix, integer.digits) == (12, "_km", "12")
    assert integer.kind == tk.UNSIGNED_LONG_LONG
    floating = float_literal("1.5_deg")
    assert floating is not None
    assert (floating.user_suffix, floating.kind) == ("_deg", tk.LONG_DOUBLE)
    text = sequence('"abc"sv', c.ORDINARY)
    assert text is not None
    assert (text.units, text.user_suffix) == ([97, 98, 99], "sv")
