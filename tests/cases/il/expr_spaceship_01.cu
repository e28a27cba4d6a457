// c++20
namespace std {
struct strong_ordering { int v; static const strong_ordering less, equal, greater;
  friend constexpr bool operator<(strong_ordering a, decltype(nullptr)) { return a.v < 0; }
  friend constexpr bool operator>(strong_ordering a, decltype(nullptr)) { return a.v > 0; }
  friend constexpr bool operator==(strong_ordering a, decltype(nullptr)) { return a.v == 0; }
  friend constexpr bool operator<=(decltype(nullptr), strong_ordering a) { return 0 <= a.v; } };
struct weak_ordering { int v; static const weak_ordering less, equivalent, greater; };
inline constexpr weak_ordering weak_ordering::less{-1};
inline constexpr weak_ordering weak_ordering::equivalent{0};
inline constexpr weak_ordering weak_ordering::greater{1};
inline constexpr strong_ordering strong_ordering::less{-1};
inline constexpr strong_ordering strong_ordering::equal{0};
inline constexpr strong_ordering strong_ordering::greater{1};
struct partial_ordering { int v; static const partial_ordering less, equivalent, greater, unordered;
  friend constexpr bool operator<(partial_ordering a, decltype(nullptr)) { return a.v < 0; } };
inline constexpr partial_ordering partial_ordering::less{-1};
inline constexpr partial_ordering partial_ordering::equivalent{0};
inline constexpr partial_ordering partial_ordering::greater{1};
inline constexpr partial_ordering partial_ordering::unordered{2};
}
struct S { int a; std::strong_ordering operator<=>(const S &) const = default; };
struct W { int k; std::strong_ordering operator<=>(int) const; bool operator==(int) const; };
bool use(int i, long l, double d, S s, S t, W w) {
  auto o = i <=> l;
  auto p = d <=> 1.0;
  return (o < nullptr) + (p < nullptr) + (s < t) + (s == t) + (w == 3) + (3 != w) + (w > 2);
}
