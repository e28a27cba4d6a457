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
struct Version { int major = 0, minor = 0, patch = 0; friend constexpr auto operator<=>(const Version &, const Version &) = default; };
struct Tag { Version v; double w; friend auto operator<=>(const Tag &, const Tag &) = default; };
struct Val { int a; friend auto operator<=>(Val, Val) = default; friend bool operator==(Val, Val) = default; };
template <class T> struct Box { T v; friend auto operator<=>(const Box &, const Box &) = default; };
template <class T, int N> struct Arr { T v[N]; constexpr auto operator<=>(const Arr &) const = default; };
int f(Version a, Version b, Tag c, Tag d, Val e, Val g, Box<int> h, Box<double> i, Arr<int, 2> j, Arr<double, 3> k) { int n = 0;

  n += a < b; n += a == b; n += c > d; n += c == d; n += e < g; n += e == g; n += h < h; n += h == h; n += i < i; n += j < j; n += j == j; n += k < k; auto o = a <=> b; auto p = c <=> d; auto q = j <=> j;
  return n;
}
