"""Tokens by the standard's rules ([lex]), offsets of all of them, and places as the line markers give them."""

from __future__ import annotations

import pytest

from cufe.text import kinds as k
from cufe.text.places import Places
from cufe.text.unit import Unit

_WHOLE_LITERALS = [
    "'\\''",
    'R"(a)b")"', 'R"x(a)")x"', 'u8R"d(\n# 1 "x.h" 3\n)d"', 'LR"(__attribute__((device)))"', '"a"_kg', 'u8"\\""',
    '"\xc3\xa9 \xff"', '"a\\\nb"', '"a\\\r\nb"', "L'x'", "R\"('\"')\"s",
]  # fmt: skip


def _tokens(text: str, standard: int = 17) -> list[str]:
    unit = Unit(text.encode("latin-1"), standard)
    return unit.lexemes[: len(unit)]


@pytest.mark.parametrize("literal", _WHOLE_LITERALS)
def test_literal_is_one_token(literal: str) -> None:
    unit = Unit(f"x = {literal};".encode("latin-1"), 17)
    assert unit.lexemes[: len(unit)] == ["x", "=", literal, ";"]
    assert unit.kinds[2] in (k.STRING, k.CHARACTER)
    assert not unit.directive_text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1'000'000+0x1p-3", ["1'000'000", "+", "0x1p-3"]),
        ("A<::B>", ["A", "<", "::", "B", ">"]),
        ("A<:0:>", ["A", "<:", "0", ":>"]),
        ("A<::>", ["A", "<:", ":>"]),
        ("A<B<C>>>x", ["A", "<", "B", "<", "C", ">", ">", ">", "x"]),
        ("k<<<1,2>>>(3)", ["k", "<<<", "1", ",", "2", ">", ">", ">", "(", "3", ")"]),
        ("a<<=b", ["a", "<<=", "b"]),
        ("k<< <g >> >(p)", ["k", "<< <", "g", ">", ">", ">", "(", "p", ")"]),
        ("k<<\n<g", ["k", "<<", "<", "g"]),
        ("k< <<g", ["k", "<", "<<", "g"]),
        ("operator<<<int>", ["operator", "<<", "<", "int", ">"]),
        ("operator << <int>", ["operator", "<<", "<", "int", ">"]),
        ("my_operator<<<1", ["my_operator", "<<<", "1"]),
        ("<%%>", ["<%", "%>"]),
        ("\\u00e9x \xc3\xa9", ["\\u00e9x", "\xc3\xa9"]),
        ("a/*b*/c//d\ne", ["a", "c", "e"]),
        ("in\0t", ["in", "t"]),
        ("", []),
        (" \n\t", []),
        ("x", ["x"]),
        ("/", ["/"]),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert _tokens(text) == expected


@pytest.mark.parametrize("text", ['"a', "'a\n", '"a\\"', 'R"x(a)y"', "/* a", 'L"'])
def test_unterminated(text: str) -> None:
    assert k.UNTERMINATED in Unit(text.encode(), 17).kinds


def test_offsets_in_any_order() -> None:
    """Every token is found again where it stands, backwards and forwards, over more tokens than lie between anchors."""
    text = "".join(
        f'v{i} = "s{i}" /* c */ + R"(x\n# 1)" ;\r\n' + ('# 7 "a.h"\n' if i % 500 == 7 else "") for i in range(2000)
    )
    unit = Unit(text.encode(), 17)
    for token in [*range(len(unit) - 1, -1, -37), *range(0, len(unit), 41)]:
        start = unit.offset(token)
        assert text[start : unit.end_offset(token)] == unit.lexemes[token]
    assert unit.offset(len(unit)) == len(text)


def test_places_follow_markers() -> None:
    text = 'a\n# 10 "f.h" 1 3\nb c\n\nd\n#line 5\n  e\n# 3 "g.cu" 2\nf'
    unit = Unit(text.encode(), 17)
    places = Places(unit)
    found = {}
    for token in range(len(unit)):
        place = places.locate(unit.offset(token))
        found[unit.lexemes[token]] = (place.file, place.line, place.column, place.in_system_header)
    assert found["b"] == ("f.h", 10, 1, True)
    assert found["c"] == ("f.h", 10, 3, True)
    assert found["d"] == ("f.h", 12, 1, True)
    assert found["e"][1:3] == (5, 3)
    assert found["f"] == ("g.cu", 3, 1, False)


def test_occurrences_with_and_without_index() -> None:
    unit = Unit(b" ".join(b"n%d x" % i for i in range(100)), 17)
    for number in range(100):
        assert unit.occurrences(f"n{number}") == [2 * number]
    assert unit.occurrences("x") == list(range(1, 200, 2))
    assert unit.occurrences("absent") == []
