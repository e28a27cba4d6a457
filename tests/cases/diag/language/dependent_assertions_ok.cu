// expect: none
// exit: 0
// flags: --c++17 --no-header
template <typename T> static constexpr bool df_v = false;
template <typename T> inline constexpr bool dt_v = true;
template <typename T> void f(T) { if constexpr (sizeof(T) == 4) { } else { static_assert(df_v<T>, "U"); } static_assert(dt_v<T>, ""); }
template <typename T> struct S { static_assert(df_v<T>, "V"); void m() { static_assert(df_v<T>, "W"); } };
template <typename T> T g(T v) { if constexpr (df_v<T>) { return v; } else { static_assert(df_v<T>, "U"); return v; } }
template <int N> struct Q { static_assert(df_v<Q>, ""); template <class U> void h() { static_assert(df_v<U>, ""); static_assert(df_v<decltype(U())>); } };
auto l = [](auto x) { static_assert(df_v<decltype(x)>, "L"); };
