// expect: 1919 error 40
// expect: 1919 error 41
// expect: 1919 error 42
// expect: 1919 error 43
// expect: 1919 error 43
// expect: 1919 error 43
// expect: 1919 error 44
// expect: 1919 error 44
// expect: 1919 error 46
// expect: 1919 error 47
// expect: 1919 error 47
// expect: 1919 error 48
// expect: 1919 error 49
// expect: 1919 error 49
// expect: 1919 error 50
// expect: 1919 error 50
// expect: 1919 error 52
// expect: 1919 error 53
// expect: 1919 error 54
// expect: 1919 error 54
// expect: 1919 error 55
// expect: 1919 error 55
// expect: 1919 error 55
// expect-device: 1919 error 40
// expect-device: 1919 error 43
// expect-device: 1919 error 43
// expect-device: 1919 error 43
// expect-device: 1919 error 44
// expect-device: 1919 error 44
// expect-device: 1919 error 46
// expect-device: 1919 error 47
// expect-device: 1919 error 47
// expect-device: 1919 error 53
// expect-device: 177 warning 53
// expect-device: 1919 error 54
// expect-device: 1919 error 54
// expect-device: 1919 error 55
// expect-device: 1919 error 55
// expect-device: 1919 error 55
template <class... Ts, class... Us> void two(Ts (*)(Us...));
template <class... Ts> int sum(Ts... ts) { return (ts + ...) + (0 + ... + ts) + ts; }
template <class T, class... Rest> int h(T t, Rest... rest) { return t + h(rest) + h(rest...); }
template <class... Ts> struct S { S(Ts... ts) : a(ts...) {} Ts a; void m(Ts); enum { v = sizeof(Ts), n = sizeof...(Ts) }; };
template <class... Ts> struct D : Ts { using Ts::f; };
template <class... Ts> struct E : Ts... { using Ts::f...; E(Ts... ts) : Ts(ts)... {} };
template <class... Ts> using al = S<Ts>;
template <int... Is> struct I { static constexpr int v = Is; int a[Is]; int b[sizeof...(Is)] = {Is...}; };
template <class... Ts> void arrays(Ts (&...ts)[4], Ts *const... ps) { two<Ts, int>(1); }
template <class... Ts> void folds(Ts... ts) { (void(ts), ...); (..., [&] { return ts; }()); h(ts, ts...); static_assert(sizeof(Ts) > 1); }
template <class... Ts> __global__ void k(Ts... ts) { auto l = [ts...](Ts... us) { return S<Ts, int>(us); }; }
template <class... Ts> __global__ void k2(Ts... ts);
template <class... Ts> void launch(Ts... ts) { k2<<<1, ts>>>(ts...); }
void go() { auto l = [](auto... xs) { return (xs + ...) + xs; }; }
template <class... Ts> void pointers(Ts (*f)(int), Ts (*...g)(int), void (*h)(Ts), void (*i)(Ts...)) {}
template <class... Ts> struct H { template <class... Us> struct I { S<Ts, Us> a; S<S<Ts, Us>...> b; S<S<Ts, Us...>> c; S<S<Ts, Us...>...> d; }; };
