// expect: 120 error 5
// expect: 153 error 7
// expect-device: 120 error 5
// expect-device: 153 error 7
template <class T> constexpr T half(T t) { T *p = 0; return t / 2 + p; }
int a() { return half(1); }
template <class T> constexpr int dead(T t) { return 1; t.x; }
int b() { return dead(1); }
template <int N> constexpr int arr() { int a[N] = {}; return a[0]; }
int c() { return arr<0>() + arr<2>(); }
