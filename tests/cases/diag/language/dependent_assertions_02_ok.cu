// flags: --c++17 --no-header
namespace lib { template <class> constexpr bool never = false; template <class...> inline constexpr bool always = true; template <class T> constexpr int zero = 0; template <class T> constexpr bool small = sizeof(T) < 1; }
template <class T, int N> struct Of { static constexpr bool no = false; template <class U> static constexpr bool none = false; static constexpr bool hangs = N > 1000; };
template <class T> void f(T t) {
  static_assert(lib::never<T>); static_assert((lib::never<T>), ""); static_assert(!lib::always<T>); static_assert(lib::never<T> && lib::always<T>);
  static_assert(lib::never<T> || lib::never<T *>); static_assert(lib::never<T> ? true : false); static_assert(bool(lib::never<T>)); static_assert((bool)lib::zero<T>);
  static_assert(lib::zero<T> == 1); static_assert(lib::zero<T>); static_assert(lib::small<T>); static_assert(Of<T, 3>::no); static_assert(Of<T, 3>::hangs); static_assert(Of<int, 3>::template none<T>);
  if constexpr (lib::never<T>) t.nothing(); else if constexpr (lib::always<T>) static_assert(lib::never<T>); else static_assert(lib::never<T>, "x");
  struct L { static_assert(lib::never<T>); }; auto l = [](auto x) { static_assert(lib::never<T>); static_assert(lib::never<decltype(x)>); if constexpr (lib::never<decltype(x)>) x.y(); };
  constexpr bool b = lib::never<T>; static_assert(b); constexpr int i = lib::zero<T>; static_assert(i); static_assert(i + 0); enum { e = lib::never<T> }; static_assert(e);
  int a[lib::zero<T> + 1]; a[0] = 1; switch (a[0]) { case lib::zero<T>: break; case lib::never<T>: break; } while (lib::never<T>) t.x(); for (; lib::never<T>;) t.z(); int q = 1 / (lib::zero<T>); q += lib::never<T> ? t.a() : 1;
}
template <class T> struct S { static_assert(lib::never<S>); template <class U> void m() { static_assert(lib::never<U>); static_assert(lib::never<T>); } static constexpr bool own = lib::never<T>; static_assert(own); };
template <class T> struct S<T *> { template <class U> void m() { static_assert(lib::never<U>); } static constexpr bool v = lib::never<T>; void k() { static_assert(v); static_assert(S<T *>::v); } };
template <class T> struct In { template <class U> struct Deep { static_assert(lib::never<U>); void g() { static_assert(lib::never<U>); } }; template <class U> void h(U) { static_assert(lib::never<U>); } };
template struct In<int>; In<double> used; template <int N> void n() { static_assert(lib::never<Of<int, N>>); if (lib::never<Of<int, N>>) return; }
