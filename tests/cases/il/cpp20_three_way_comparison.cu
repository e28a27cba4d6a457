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
struct Point { int x, y; auto operator<=>(const Point &) const = default; };
struct Real { double v; auto operator<=>(const Real &) const = default; };
struct Named { int id; std::weak_ordering operator<=>(const Named &o) const { return id < o.id ? std::weak_ordering::less : std::weak_ordering::greater; }
  bool operator==(const Named &o) const { return id == o.id; } };
struct Mixed : Point { char c; Named n; int a[2]; std::weak_ordering operator<=>(const Mixed &) const = default;
  bool operator==(const Mixed &) const = default; };
struct Old { int v; bool operator<(const Old &o) const { return v < o.v; } bool operator==(const Old &o) const { return v == o.v; } };
struct Friendly { int v; friend std::strong_ordering operator<=>(const Friendly &, const Friendly &) = default; };
struct Explicit { Old o; std::strong_ordering operator<=>(const Explicit &) const = default; };
template <class T> struct Wrapper { T t; auto operator<=>(const Wrapper &) const = default; };
bool use(Point a, Point b, Real r, Mixed &m, Friendly f, Explicit &e, Wrapper<long> w, int i, double d) {
  bool x = a < b || a > b || a <= b || a >= b || a == b || a != b;
  bool y = r < r || r == r || m < m || m == m || m != m || f > f || f == f || e < e || w >= w || w == w;
  bool z = (i <=> 3) < 0 || (d <=> 2.0) > 0 || (a <=> b) == 0 || (i <=> i) != 0 || 0 < (a <=> b);
  return x && y && z;
}
auto order(int *p, int *q, Point a, unsigned u) { return p <=> q; }
auto floats(float a, double b) { return a <=> b; }
auto chars(char c, int n) { return c <=> n; }
