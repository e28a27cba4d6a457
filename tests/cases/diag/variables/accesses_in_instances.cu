// expect: 20092 warning 34
// expect: 20091 warning 35
// expect: 20091 warning 41
// expect: 20092 warning 41
// expect: 20091 warning 34
// expect: 20091 warning 34
// expect: 20091 warning 36
// expect: 20093 warning 37
// expect: 20092 warning 38
// expect: 20091 warning 41
// expect: 20092 warning 42
// expect: 20093 warning 42
// expect: 20092 warning 42
// expect: 20093 warning 42
// expect: 20092 warning 43
// expect: 20092 warning 43
// expect: 20091 warning 43
// expect: 20092 warning 43
// expect: 20091 warning 43
// expect: 20092 warning 44
// expect: 20091 warning 45
// expect: 20091 warning 45
// expect: 20092 warning 46
// expect: 20091 warning 46
// expect: 20092 warning 47
// expect: 20091 warning 45
// expect: 20092 warning 45
// expect: 20091 warning 46
// expect: 20092 warning 46
// expect-device: 177 warning 44
// expect-device: 177 warning 44
// expect-device: 177 warning 46
__device__ int d; __shared__ int s; __device__ int arr[2];
template <class T> auto a(T x) { x += d; s = 1; return x; }
template <class T> constexpr int b(T x) { return x ? d : 0; }
template <class T> auto c(T x) { return d; }
template <class T> auto e(T x) { return &s; }
template <class T> auto g(T x) { return d = 1; }
template <class T> int h(T x) { return d; }
template <class T> decltype(auto) i(T x) { return (d); }
template <class T> struct S { auto m() { return d; } auto n() { return d++; } int o() { return d; } };
void f() { a(1); a(1.0); b(1); c(1); e(1); g(1); h(1); i(1); S<int>().m(); auto l = [](auto x) { d = x; return &s; }; l(1); l('c'); }
auto m = [](auto x) { d = 1; d = x; return arr[0]; };
void n() { m(1); m(2L); auto l = [](auto x) { d = 1; return &s; }; auto o = [](auto x) { return d; }; }
template <class T> void t(T y) { auto l = [] { return d; }; auto o = [=] { d = y; int q = d; return q; }; auto r = [x = d] { return x; }; }
template <class T> struct U { void m() { auto l = [] { d = 1; return d; }; auto k = [=](T z) { d = z; int w = d; }; } };
template <class T> void v(T y) { auto p = [](auto x) { d = 1; d = x; }; p(1); }
void u() { t(1); v(1); U<int>().m(); }
template void t<char>(char);
template struct U<long>;
