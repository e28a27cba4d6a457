// expect: 20119 error 12
// expect: 20119 error 14
// expect: 20119 error 15
// expect: 20119 error 16
// expect: 20119 error 17
// expect: 20119 error 20
// expect: 20119 error 21
// expect: 20119 error 22
// expect: 20119 error 22
// `decltype(auto)` takes the type of an unparenthesised managed variable.
__managed__ int m; __device__ int d; namespace N { __managed__ int n; } struct S { static int s; };
decltype(auto) a = m;
decltype(auto) b = (m);
decltype(auto) c{m};
decltype(auto) g = N::n;
decltype(auto) h = ::m;
decltype(auto) f() { return m; }
decltype(auto) i() { return (m); }
decltype(auto) j = m + 1;
auto l = []() -> decltype(auto) { return m; };
template<class T> void t() { decltype(auto) x = m; }
__device__ void k() { decltype(auto) x = m; static decltype(auto) y = m; }
