"""Each class is asked once for its definition and its bases, also where there is no telling them."""

import time

import pytest

from cufe.il.entities import ClassType
from cufe.sema.answers import Dependent, NoAnswer, Unknown
from cufe.sema.engine import Engine
from cufe.sema.recursion import Failures
from tests.sema_engine.constants import named_type, open_unit

#: every class of the row needs the one before it three times, and the first derives from what cannot be read
ROW = """
template <class T> struct First { int size; };
template <> struct First<int other mark> {};
template <class T> auto pick(int) -> decltype(T::a, First<char>());
template <class T> auto pick(long) -> decltype(T::b, First<char>());
template <class T> auto pick(...) -> decltype(T::c, First<char>());
template <int N> struct Row : decltype(pick<Row<N - 1>>(0)) {};
template <> struct Row<0> : First<int> {};
using Last = Row<12>;
"""


def _class(engine: Engine, name: str) -> ClassType:
    found = named_type(engine, name)
    assert isinstance(found, ClassType)
    return found


def test_a_failure_is_asked_for_once() -> None:
    engine = open_unit(ROW)
    started = time.process_time()
    for _ in range(3):
        with pytest.raises(NoAnswer):
            engine.classes.bases(_class(engine, "Last"))
    assert time.process_time() - started < 10


def test_what_rests_on_an_open_question_is_asked_again() -> None:
    engine = open_unit("struct A {};")
    cls = _class(engine, "A")
    failures = Failures(engine)
    mark = failures.begin(cls)
    engine.recursion.circles += 1
    failures.keep(cls, Unknown("it hangs on itself"), mark)
    failures.keep(cls, Dependent(), failures.begin(cls))
    mark = failures.begin(cls)
    assert mark is not None
    failures.keep(cls, Unknown("for ever"), mark)
    with pytest.raises(Unknown, match="for ever"):
        failures.begin(cls)
