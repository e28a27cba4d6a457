// expect: 20166 error 22
// expect: 20166 error 23
// expect: 20166 error 24
// expect: 20166 error 25
// expect: 20166 error 26
// expect: 20166 error 27
// expect: 20166 error 27
// expect: 20166 error 28
// expect: 20166 error 29
// expect: 20166 error 31
// expect: 20166 error 30
// expect: 20166 error 32
// expect: 20166 error 33
// expect: 20166 error 34
// expect: 20007 error 35
// expect: 20166 error 35
// expect: 20166 error 36
// expect: 20166 error 37
// expect: 20166 error 38
// The same among class members, addresses and arguments of templates.
__device__ auto a() { return 1; } template<class T> __device__ auto t(T x) { return x; } struct S { __device__ auto m() { return 1; } static __device__ auto s() { return 2; } };
int i = a(); 
auto p = &a; 
int j = sizeof(t(1)); 
decltype(S::s()) k; 
auto q = &S::m; 
int (*r)(int) = &t<int>; 
template<int N> struct X {}; X<sizeof(a())> x; 
struct Y { decltype(a()) y; 
  int z = a(); 
  int w[sizeof(a())]; }; 
enum { e = sizeof(a()) }; 
using T = decltype(a()); 
typedef decltype(t(1)) U; 
auto l = [] { return a(); };
void f(int x = a()); 
static_assert(sizeof(a()) == 4, ""); 
template<class Q = decltype(a())> struct Z {};
