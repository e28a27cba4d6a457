"""The search by scopes finds a name whatever was asked first: also where the index of the unit is made on the way."""

import pytest

from cufe.emit.context import Context
from cufe.text.settings import Settings
from cufe.text.unit import Unit

TEXT = """
namespace { template <class T> struct unnamed { static constexpr int value = 1; }; }
namespace n {
template <class T, int N = 1> inline constexpr int nominated = sizeof(T);
inline namespace v { template <class T> struct inlined { static constexpr int value = 1; }; }
}
using namespace n;
template <class T> inline constexpr int plain = sizeof(T);
struct first { first(int x = plain<int>) {} };
int a = plain<int> + 1, last = nominated<int, 2> + 2;
int use() { return unnamed<int>::value + inlined<int>::value + nominated<int, 3> + last + plain<int>; }
"""


@pytest.mark.parametrize("name", ["unnamed", "inlined", "nominated", "plain", "last"])
def test_a_name_is_found_at_each_of_its_places(name: str) -> None:
    unit = Unit(TEXT.encode(), 17)
    context = Context(unit, Settings())
    places = unit.occurrences(name)
    found = [context.lookup().resolve(token) for token in places]
    assert all(entity is not None and entity.token == places[0] for entity in found)
