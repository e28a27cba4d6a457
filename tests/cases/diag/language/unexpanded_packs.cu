// expect: 1919 error 30
// expect: 1919 error 31
// expect: 1919 error 32
// expect: 1919 error 33
// expect: 1919 error 33
// expect: 1919 error 33
// expect: 1919 error 34
// expect: 1919 error 34
// expect: 1919 error 36
// expect: 1919 error 37
// expect: 1919 error 37
// expect: 1919 error 38
// expect: 1919 error 39
// expect: 1919 error 39
// expect: 1919 error 40
// expect: 1919 error 40
// expect: 1919 error 42
// expect: 1919 error 43
// expect-device: 1919 error 30
// expect-device: 1919 error 33
// expect-device: 1919 error 33
// expect-device: 1919 error 33
// expect-device: 1919 error 34
// expect-device: 1919 error 34
// expect-device: 1919 error 36
// expect-device: 1919 error 37
// expect-device: 1919 error 37
// expect-device: 1919 error 43
// expect-device: 177 warning 43
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
