// c++20
namespace std {
struct partial_ordering { signed char v; static const partial_ordering less, equivalent, greater, unordered;
  constexpr explicit partial_ordering(int n) : v(n) {}
  friend constexpr bool operator==(partial_ordering, partial_ordering) = default;
  friend constexpr bool operator<(partial_ordering a, decltype(nullptr)) { return a.v < 0; }
  friend constexpr bool operator>(partial_ordering a, decltype(nullptr)) { return a.v > 0; }
  friend constexpr bool operator<=(partial_ordering a, decltype(nullptr)) { return a.v <= 0; }
  friend constexpr bool operator>=(partial_ordering a, decltype(nullptr)) { return a.v >= 0; }
  friend constexpr bool operator==(partial_ordering a, decltype(nullptr)) { return a.v == 0; }
  friend constexpr bool operator<(decltype(nullptr), partial_ordering a) { return a.v > 0; }
  friend constexpr bool operator>(decltype(nullptr), partial_ordering a) { return a.v < 0; }
  friend constexpr bool operator<=(decltype(nullptr), partial_ordering a) { return a.v >= 0; }
  friend constexpr bool operator>=(decltype(nullptr), partial_ordering a) { return a.v <= 0; }
 };
inline constexpr partial_ordering partial_ordering::less(-1), partial_ordering::equivalent(0), partial_ordering::greater(1), partial_ordering::unordered(2);
struct weak_ordering { signed char v; static const weak_ordering less, equivalent, greater;
  constexpr explicit weak_ordering(int n) : v(n) {}
  constexpr operator partial_ordering() const { return partial_ordering(v); }
  friend constexpr bool operator==(weak_ordering, weak_ordering) = default;
  friend constexpr bool operator<(weak_ordering a, decltype(nullptr)) { return a.v < 0; }
  friend constexpr bool operator>(weak_ordering a, decltype(nullptr)) { return a.v > 0; }
  friend constexpr bool operator<=(weak_ordering a, decltype(nullptr)) { return a.v <= 0; }
  friend constexpr bool operator>=(weak_ordering a, decltype(nullptr)) { return a.v >= 0; }
  friend constexpr bool operator==(weak_ordering a, decltype(nullptr)) { return a.v == 0; }
  friend constexpr bool operator<(decltype(nullptr), weak_ordering a) { return a.v > 0; }
  friend constexpr bool operator>(decltype(nullptr), weak_ordering a) { return a.v < 0; }
  friend constexpr bool operator<=(decltype(nullptr), weak_ordering a) { return a.v >= 0; }
  friend constexpr bool operator>=(decltype(nullptr), weak_ordering a) { return a.v <= 0; }
 };
inline constexpr weak_ordering weak_ordering::less(-1), weak_ordering::equivalent(0), weak_ordering::greater(1);
struct strong_ordering { signed char v; static const strong_ordering less, equal, equivalent, greater;
  constexpr explicit strong_ordering(int n) : v(n) {}
  constexpr operator partial_ordering() const { return partial_ordering(v); }
  constexpr operator weak_ordering() const { return weak_ordering(v); }
  friend constexpr bool operator==(strong_ordering, strong_ordering) = default;
  friend constexpr bool operator<(strong_ordering a, decltype(nullptr)) { return a.v < 0; }
  friend constexpr bool operator>(strong_ordering a, decltype(nullptr)) { return a.v > 0; }
  friend constexpr bool operator<=(strong_ordering a, decltype(nullptr)) { return a.v <= 0; }
  friend constexpr bool operator>=(strong_ordering a, decltype(nullptr)) { return a.v >= 0; }
  friend constexpr bool operator==(strong_ordering a, decltype(nullptr)) { return a.v == 0; }
  friend constexpr bool operator<(decltype(nullptr), strong_ordering a) { return a.v > 0; }
  friend constexpr bool operator>(decltype(nullptr), strong_ordering a) { return a.v < 0; }
  friend constexpr bool operator<=(decltype(nullptr), strong_ordering a) { return a.v >= 0; }
  friend constexpr bool operator>=(decltype(nullptr), strong_ordering a) { return a.v <= 0; }
 };
inline constexpr strong_ordering strong_ordering::less(-1), strong_ordering::equal(0), strong_ordering::equivalent(0), strong_ordering::greater(1);
}
struct A { int v; bool operator==(int) const; std::strong_ordering operator<=>(int) const; };
struct B { int v; friend bool operator==(const B &, const A &); friend std::partial_ordering operator<=>(const B &, double); };
struct C { bool operator==(const C &) const; bool operator!=(const C &) const; bool operator<(const C &) const; };
struct D { operator int() const; };
template <class T> struct E { T t; template <class U> bool operator==(const E<U> &) const; template <class U> std::weak_ordering operator<=>(const E<U> &) const; };
struct F { struct Result { bool operator!() const; }; Result operator==(const F &) const; };
namespace n { struct G { }; bool operator==(G, G); bool operator<(G, int); }
bool use(A a, B b, C c, D d, E<int> e, E<long> f, n::G g, const A *p) {
  bool x = a == 1 || 1 == a || a != 1 || 1 != a || a < 1 || 1 < a || 2 >= a || *p <= 3;
  bool y = a == b || b == a || a != b || b != a || b < 1.0 || 1 > b || 2.0f <= b;
  bool z = c == c || c != c || d == 1 || d != d || e == f || f == e || e != f || e < f || f >= e;
  return x && y && z && (g == g) && g != g && g < 1;
}
