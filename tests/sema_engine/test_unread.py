"""A declaration that the parser cannot read makes the answers about its names unknown, and no others."""

import pytest

from cufe.il.entities import ClassType
from cufe.sema.answers import Unknown
from cufe.sema.engine import Engine
from tests.sema_engine.constants import named_type, open_unit

TEXT = """
struct B { int other mark base; };
struct M : B { int mark a; int (p q); void f(); int f(int) mark; };
struct C { C(); C(int) mark {} operator int(); operator long() mark; bool operator==(int) mark; };
struct D { int plain; D(int); operator int(); };
int g mark;
"""


@pytest.fixture(scope="module")
def engine() -> Engine:
    return open_unit(TEXT)


def _class(engine: Engine, name: str) -> ClassType:
    found = named_type(engine, name)
    assert isinstance(found, ClassType)
    return found


@pytest.mark.parametrize("name", ["a", "mark", "p", "q", "f", "base", "other"])
def test_a_name_in_an_unread_member_may_be_one(engine: Engine, name: str) -> None:
    for _ in range(2):
        with pytest.raises(Unknown):
            engine.names.members(_class(engine, "M"), name)


def test_a_name_that_is_nowhere_is_absent(engine: Engine) -> None:
    assert engine.names.members(_class(engine, "M"), "nowhere") is None


def test_sets_are_unknown_as_a_whole(engine: Engine) -> None:
    cls = _class(engine, "C")
    for _ in range(2):
        with pytest.raises(Unknown):
            engine.classes.constructors(cls)
        with pytest.raises(Unknown):
            engine.classes.conversion_functions(cls)
        with pytest.raises(Unknown):
            engine.names.members(cls, "operator==")
    with pytest.raises(Unknown):
        engine.classes.fields(_class(engine, "M"))


def test_what_is_read_is_known(engine: Engine) -> None:
    cls = _class(engine, "D")
    assert len(engine.classes.fields(cls)) == 1
    assert len(engine.classes.conversion_functions(cls)) == 1
    assert not engine.unread.may_declare("plain")
    assert engine.unread.may_declare("g")
