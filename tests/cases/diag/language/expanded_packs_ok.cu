// flags: --c++20
#include <cstddef>
template <class... T> struct list {}; template <class T> struct id { using type = T; template <class U> using other = U; static constexpr int v = 1; }; template <int> struct num {}; template <class A, class B> struct pair {};
template <class... Ts> void f1(int (*...fs)(Ts));
template <class... Ts> void f2(int (Ts::*...fs)(Ts) const);
template <class... Ts> void f3(Ts (&...a)[3], Ts (*...b)(int), const Ts *const ...c);
template <class... Ts> struct S1 : id<Ts>..., list<Ts...> { using id<Ts>::type...; S1(Ts... t) : id<Ts>(t)..., list<Ts...>() {} alignas(Ts...) int x; };
template <class... Ts> void g1(Ts... ts) noexcept((noexcept(Ts()) && ...)) requires (sizeof(Ts) > 0 && ...) {}
template <class... Ts> auto g2(Ts... ts) -> list<decltype(ts)...> { return {}; }
template <int... I> void g3(num<I>...) { int a[] = {I..., (I < 3 ? I : 2)...}; (void)((I < 2) && ...); bool b = ((I < 2 || I > 3) && ...); }
template <class... Ts> void g4(Ts... ts) { auto l = [&](auto... us) { return ((ts + us) + ...); }; auto m = [=] { return (ts + ... + 0); }; auto n = [...xs = ts] { return (xs + ...); }; auto o = [&ts...] { return list<decltype(ts)...>(); }; ([&] { int q = ts; return q; }(), ...); (void(ts), ...); ((void)ts, ...); (..., (void)ts); int z[] = {([&] { (void)ts; return 1; }())...}; }
template <class... Ts> struct S2 { template <class... Us> using zip = list<pair<Ts, Us>...>; template <template <class> class F> using map = list<F<Ts>...>; template <Ts... vs> struct V {}; static constexpr std::size_t n = sizeof...(Ts); template <class U> static constexpr bool has = (__is_same(U, Ts) || ...); list<typename id<Ts>::type...> a; list<typename id<Ts>::template other<int>...> b; int c[sizeof...(Ts) + 1] = {sizeof(Ts)...}; friend void fr(list<Ts...>) {} operator list<Ts...>() const { return {}; } };
template <class F, class... Ts> void g5(F f, Ts &&...ts) { f(static_cast<Ts &&>(ts)...); f(Ts(ts)..., Ts{ts}..., (Ts)ts..., ts.m..., &ts..., *ts..., ts[0]..., ts->x..., ts.template t<Ts>()..., !ts...); f(f(ts)..., 1, f(f, ts)...); new F(ts...); new int[]{ts...}; throw list<Ts...>(); if ((ts || ...)) {} for (auto x : {ts...}) {} switch (sizeof...(ts)) { case 1: f((ts, 1)...); } return (f(ts), ...); }
template <class... Ts> concept C1 = (id<Ts>::v && ...); template <class T, class... Ts> concept C2 = C1<Ts...> && requires(T t, Ts... ts) { t(ts...); { t(static_cast<Ts>(ts)...) } noexcept; (ts + ...); typename list<Ts...>; };
template <class T, C2<T>... Ts> void g6(T, Ts...) {} template <template <class...> class... TT> struct S3 { template <class... Ts> using a = list<TT<Ts...>...>; };
template <class... Ts> list(Ts...) -> list<Ts...>; template <class... Ts> int vt = (sizeof(Ts) + ... + 0); template <class... Ts> using al = list<Ts *...>;
template <class... Ts, class... Us> void g7(list<Ts...>, list<Us...>, pair<Ts, Us>... ps) { list<pair<Ts, Us>...> x; (void)(... && (sizeof(Ts) < sizeof(Us))); }
template <class... Ts> __global__ void k(Ts... ts) { ((void)ts, ...); } template <int... I, class... Ts> void launch(Ts... ts) { k<<<1, 2>>>(ts...); k<Ts...><<<sizeof...(Ts), 32, 0, nullptr>>>(ts...); (k<<<I, 1>>>(ts...), ...); (k<<<1, I, I>>>(I), ...); (k<Ts><<<(I + 1), 1>>>(ts), ...); int z[] = {(k<<<I + 1, I>>>(ts), 0)...}; }
