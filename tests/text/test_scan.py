"""The pass over a unit finds what one `finditer` over the whole text finds, whatever reaches over lines."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cufe.text.kinds import token_kinds
from cufe.text.lexer import KindTable, token_pattern
from cufe.text.scan import Scan
from cufe.text.unit import Unit

_FRAGMENTS = [
    "a", "u8", "R", "0", "1'0", "#", "# 3 \"f.h\"", "\n#", "\n", "\r\n", " ", "\t", "\\", "\\\n", "\\\r\n", "\"", "'",
    "x)", "R\"x(", ")x\"", "/", "//", "/*", "*/", "\x00", "\x1c", "\xa0", "\x85", "<::", "::", ";", "\"s t\"",
    "'c'", "_k",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(_FRAGMENTS), max_size=24), st.booleans())
def test_parts_give_what_the_whole_gives(fragments: list[str], comments: bool) -> None:
    text = "".join(fragments)
    pattern = token_pattern(text, comments)
    lexemes: list[str] = []
    directives: list[tuple[str, int, int]] = []
    for match in pattern.finditer(text):
        if match[1].startswith("#"):
            directives.append((match[1], len(lexemes), match.start(1)))
        elif match[1]:
            lexemes.append(match[1])
    scan = Scan(text, pattern)
    assert scan.lexemes == lexemes
    assert list(zip(scan.directive_text, scan.directive_token, scan.directive_offset, strict=True)) == directives


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(_FRAGMENTS), max_size=24))
def test_comments_are_noticed(fragments: list[str]) -> None:
    """A unit is lexed as if it had comments exactly where that makes a difference."""
    text = "".join(fragments)
    scan = Scan(text, token_pattern(text, True))
    unit = Unit(text.encode("latin-1"), 17)
    assert unit.lexemes[: len(unit)] == scan.lexemes
    assert unit.directive_text == scan.directive_text
    assert unit.kinds[: len(unit)] == bytes(map(KindTable(token_kinds(17)).__getitem__, scan.lexemes))
