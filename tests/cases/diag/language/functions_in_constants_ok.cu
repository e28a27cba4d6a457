// flags: --c++17
constexpr bool fn(int) { return true; }
constexpr bool (&rf)(int) = fn;
constexpr bool (*pf)(int) = fn;
constexpr bool call(bool (&g)(int)) { return g(1) && (*g)(2) && (&g)(3); }
constexpr bool call2(bool (*g)(int)) { return g(1) && (*g)(2) && (**g)(3); }
template <bool (&g)(int)> constexpr bool call3() { return g(1) && (*g)(2) && (&g)(3); }
struct S { static constexpr bool m(int) { return true; } bool (&r)(int) = fn; bool (&s)(int) = m; };
static_assert(rf(1) && (*rf)(1) && pf(1) && (*pf)(1), "1");
static_assert(call(fn), "2");
static_assert(call2(fn), "3");
static_assert(call3<fn>(), "4");
static_assert(S{}.r(1) && S{}.s(1) && call3<S::m>() && call(S::m), "5");
constexpr S s{}; static_assert(s.r(2) && (true ? fn : S::m)(1), "6");
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
namespace c { struct xNil {}; constexpr bool fn(xNil) { return true; } }
template <class Cur> struct it {
  template <bool (&fn)(c::xNil) = c::fn> constexpr auto next() -> enable_if_t<(sizeof(Cur) == 4 && fn(c::xNil{}))> {}
  template <bool (&fn)(c::xNil) = c::fn> constexpr auto next2() -> enable_if_t<fn(c::xNil{})> {}
  template <bool (&fn)(c::xNil) = c::fn, enable_if_t<fn(c::xNil{}), int> = 0> void next3() {}
  template <bool (*fn)(c::xNil) = c::fn, enable_if_t<fn(c::xNil{}), int> = 0> void next4() {}
  template <bool (*fn)(c::xNil) = c::fn> enable_if_t<fn(c::xNil{})> next5() {}
};
struct ns { template <bool (&fn)(c::xNil) = c::fn> enable_if_t<fn(c::xNil{})> next6() {} };
template <bool (&fn)(c::xNil) = c::fn> enable_if_t<fn(c::xNil{}), int> next7() { return 1; }
template <class I> auto x1(I i) -> decltype(i.next(), 1); int z1 = x1(it<int>());
template <class I> auto x2(I i) -> decltype(i.next2(), 1); int z2 = x2(it<int>());
template <class I> auto x3(I i) -> decltype(i.next3(), 1); int z3 = x3(it<int>());
template <class I> auto x4(I i) -> decltype(i.next4(), 1); int z4 = x4(it<int>());
template <class I> auto x5(I i) -> decltype(i.next5(), 1); int z5 = x5(it<int>());
template <class I> auto x6(I i) -> decltype(i.next6(), 1); int z6 = x6(ns());
template <class I> auto x7(I i) -> decltype(next7(), i); int z7 = x7(1);
int u(it<int> i, ns n) { i.next(); i.next2(); i.next3(); i.next4(); i.next5(); n.next6(); next7(); return 0; }
