"""The pass over a unit finds what one `finditer` over the whole text finds, whatever reaches over lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cufe.text.kinds import token_kinds
from cufe.text.lexer import KindTable, Scan, Tokenizer, token_pattern
from cufe.text.unit import Unit

_FRAGMENTS = [
    "a", "u8", "R", "0", "1'0", "#", "# 3 \"f.h\"", "\n#", "\n", "\r\n", " ", "\t", "\\", "\\\n", "\\\r\n", "\"", "'",
    "x)", "R\"x(", ")x\"", "/", "//", "/*", "*/", "\x00", "\x1c", "\xa0", "\x85", "<::", "::", ";", "\"s t\"",
    "'c'", "_k", ".", "->", "<", ">", "=", "&", "%", "operator", "12", "e+", "(",
]  # fmt: skip


def _tokenizer(text: str, comments: bool) -> Tokenizer:
    return Tokenizer(text, KindTable(token_kinds(17)), comments)


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
    scan = Scan(_tokenizer(text, comments))
    assert scan.tokenizer.lexemes == lexemes
    assert list(zip(scan.directive_text, scan.directive_token, scan.directive_offset, strict=True)) == directives


@given(st.lists(st.sampled_from(_FRAGMENTS), max_size=24))
def test_comments_are_noticed(fragments: list[str]) -> None:
    """A unit is lexed as if it had comments exactly where that makes a difference."""
    text = "".join(fragments)
    scan = Scan(_tokenizer(text, True))
    unit = Unit(text.encode("latin-1"), 17)
    assert unit.lexemes[: len(unit)] == scan.tokenizer.lexemes
    assert unit.directive_text == scan.directive_text
    assert unit.kinds[: len(unit)] == bytes(map(KindTable(token_kinds(17)).__getitem__, scan.tokenizer.lexemes))


@given(st.lists(st.sampled_from(_FRAGMENTS), max_size=24), st.booleans())
def test_tokenizer_finds_what_the_expression_finds(fragments: list[str], comments: bool) -> None:
    """In every stretch of a text, and from each token to each other one."""
    text = "".join(fragments)
    tokenizer = _tokenizer(text, comments)
    for start, end in ((0, len(text)), (len(text) // 3, len(text)), (0, 2 * len(text) // 3)):
        by_expression: list[str] = [token for token in tokenizer.pattern.findall(text, start, end) if token]
        stretch = _tokenizer(text, comments)
        behind = stretch.read(start, end)
        if behind < end:
            assert by_expression.pop() == text[behind:end]
        assert stretch.lexemes == by_expression
        assert stretch.take_kinds() == bytes(map(stretch.kind_of.__getitem__, by_expression))
    offsets = [match.start(1) for match in tokenizer.pattern.finditer(text) if match[1]]
    for first, start in enumerate(offsets):
        for count, offset in enumerate(offsets[first:]):
            assert tokenizer.skip(start, count) == offset


@given(st.lists(st.sampled_from(_FRAGMENTS), max_size=24))
def test_occurrences_are_the_tokens_of_a_spelling(fragments: list[str]) -> None:
    unit = Unit("".join(fragments).encode("latin-1"), 17)
    lexemes = unit.lexemes[: len(unit)]
    for name in {*lexemes, *_FRAGMENTS, "\u0394"} - {";"}:
        found = [token for token, lexeme in enumerate(lexemes) if lexeme == name]
        assert unit.occurrences(name) == found
        assert [unit.previous(token) for token in found] == [-1, *found][: len(found)]
        for stretches in ([(0, 2), (3, 7)], [(1, 1), (2, 3), (5, 24)]):
            wanted = [token for token in found if any(start <= token < end for start, end in stretches)]
            assert unit.occurrences_in(name, stretches) == wanted
