"""Stretches that are parsed on demand: what was read to one end is no answer for another."""

from tests.sema_engine.constants import open_unit


def test_a_name_that_was_cut_is_read_again() -> None:
    engine = open_unit("space::make<1, int>::type::inner x;")
    lexemes = engine.lexemes
    cut = engine.fragments.name(0, lexemes.index(">") + 1)
    assert lexemes[cut.id] == "make"
    whole = engine.fragments.name(0, lexemes.index("x"))
    assert lexemes[whole.id] == "inner"
    shorter = engine.fragments.name(0, lexemes.index("type") + 1)
    assert lexemes[shorter.id] == "type"
