// c++20
namespace std { namespace __cmp_cat { using type = signed char; enum class _Ord : type { equivalent = 0, less = -1, greater = 1 };
struct __unspec { constexpr __unspec(__unspec*) noexcept { } }; }
struct weak_ordering { __cmp_cat::type v; static const weak_ordering less, equivalent, greater; };
struct partial_ordering { __cmp_cat::type v; static const partial_ordering less, equivalent, greater, unordered; };
struct strong_ordering { __cmp_cat::type v; 
  constexpr explicit strong_ordering(__cmp_cat::_Ord n) : v(__cmp_cat::type(n)) {}
  static const strong_ordering less, equal, equivalent, greater;
  friend constexpr bool operator==(strong_ordering a, __cmp_cat::__unspec) { return a.v == 0; }
  friend constexpr bool operator<(strong_ordering a, __cmp_cat::__unspec) { return a.v < 0; }
  friend constexpr bool operator==(strong_ordering, strong_ordering) = default;
};
inline constexpr weak_ordering weak_ordering::less{-1}, weak_ordering::equivalent{0}, weak_ordering::greater{1}; inline constexpr partial_ordering partial_ordering::less{-1}, partial_ordering::equivalent{0}, partial_ordering::greater{1}, partial_ordering::unordered{2};
inline constexpr strong_ordering strong_ordering::less(__cmp_cat::_Ord::less), strong_ordering::equal(__cmp_cat::_Ord::equivalent), strong_ordering::equivalent(__cmp_cat::_Ord::equivalent), strong_ordering::greater(__cmp_cat::_Ord::greater);
}
struct Point { int x, y; auto operator<=>(const Point &) const = default; };
struct Used { int x, y; std::strong_ordering operator<=>(const Used &) const = default; };
struct Lit { int v; constexpr Lit(int v) : v(v) {} }; struct Nul { constexpr Nul(int *) {} };
bool operator==(Point, Lit); bool operator==(Point, Nul);
bool f(Point a, Point b) { return a < b; }
bool g(Used a, Used b) { return (a <=> b) < 0 || (a <=> b) == 0; }
bool h(Point a) { if (!(a == 3)) return true; return a == nullptr; }
struct W { Point p; bool operator==(const W &o) const { return !(p == 3); } };
