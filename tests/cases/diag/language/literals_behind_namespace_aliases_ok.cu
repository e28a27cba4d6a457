// expect: none
// A directive that names its namespace by an alias is read while that alias is sought.
namespace boost { namespace hana {
  namespace literals { template <char... c> constexpr auto operator""_c() { return sizeof...(c); } }
  template <class... T> constexpr int tuple_t = 3;
} }
namespace hana = boost::hana;
using namespace hana::literals;
constexpr auto types = hana::tuple_t<int, char, float *, void>;
int used(int (&s)[3]) { return s[0_c]; }

namespace outer {
  namespace inner { namespace names { struct Named { int n; }; int named(int); } constexpr int value = 1; }
  namespace in = inner;
  using namespace in::names;
  constexpr int first = in::value;
  inline int all(Named x) { return named(x.n) + first; }
}
