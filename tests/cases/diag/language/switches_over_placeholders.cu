// expect: none
// Conditions whose type hangs on template parameters, and labels of scoped enumerations.
template <class T, T v> struct ic { static constexpr T value = v; };
enum class type { none, a, b }; enum ut { u1, u2 };
template <typename T, typename C> struct type_constant : ic<type, type::b> {};
template <class T> struct P { template <class U> constexpr auto parse(U &c) -> decltype(c.begin()) { auto type = type_constant<T, U>::value; auto begin = c.begin();
  switch (type) { case ::type::none: break; case ::type::a: return begin; } return begin; } };
template <class T> int f(T t) { auto x = t.v; switch (x) { case type::a: return 1; case type::b: return 2; } auto y = T::w; switch (y) { case u1: return 1; } switch (auto z = t.v) { case type::a: return 3; } const auto &r = t.v; switch (r) { case type::a: return 1; } auto l = t(1); switch (l) { case 1: return 2; } decltype(auto) q = t.v; switch (q) { case type::none: return 3; } return 0; }
template <class T> int g(T t) { auto x = type_constant<T, T>::value; switch (x) { case type::a: return 1; case type::b: return 2; default: return x == type::a; } auto [s, b] = t; switch (s) { case type::a: ; } }
int h() { auto x = type_constant<int, int>::value; switch (x) { case type::a: return 1; default: return 2; } }
namespace d { enum class type { x, y }; template <class T> struct tc { static constexpr type value = type::x; }; template <class T> void f() { auto type = d::tc<T>::value; switch (type) { case d::type::x: break; case d::type::y: break; } } }
