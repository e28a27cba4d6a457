// flags: --c++20
// Members that may not be named do not satisfy constraints.
class Pv { typedef int type; int size(); static int make(); static constexpr bool value = true; public: int open(); };
template <class T> concept Sized = requires(T t) { t.size(); }; template <class T> concept Open = requires(T t) { t.open(); }; template <class T> concept Typed = requires { typename T::type; }; template <class T> concept Valued = T::value;
static_assert(!Sized<Pv> && Open<Pv> && !Typed<Pv>);
static_assert(!Valued<Pv>);
template <class T> constexpr bool sz = requires(T t) { t.size(); }; static_assert(!sz<Pv>);
constexpr bool ab(auto x) requires requires { x.size(); } { return true; } constexpr bool ab(auto x) { return false; } static_assert(!ab(Pv()));
auto tr(auto x) -> decltype(x.size()); long tr(...); static_assert(sizeof(tr(Pv())) == 8);
template <class T> struct Part { static constexpr int v = 1; }; template <class T> requires Sized<T> struct Part<T> { static constexpr int v = 2; }; static_assert(Part<Pv>::v == 1);
template <class T> struct Wrap { T t; template <class V> static constexpr bool q = requires(V v) { v.size(); }; bool m() requires Sized<T>; }; static_assert(!Wrap<Pv>::q<Pv>);
class Own { int size(); template <class T> static constexpr bool inner = requires(T t) { t.size(); }; public: static constexpr bool get() { return inner<Own>; } template <class T> static constexpr bool pub = requires(T t) { t.size(); }; };
static_assert(Own::pub<Own>); static_assert(Own::get());
__global__ void kernel() {}
