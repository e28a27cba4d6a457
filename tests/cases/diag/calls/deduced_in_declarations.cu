// expect: 20166 error 38
// expect: 20166 error 39
// expect: 20166 error 40
// expect: 20166 error 42
// expect: 20166 error 43
// expect: 20166 error 44
// expect: 20166 error 45
// expect: 20166 error 46
// expect: 20166 error 47
// expect: 20166 error 49
// expect: 20166 error 50
// expect: 20166 error 52
// expect: 20166 error 53
// expect: 20166 error 54
// expect: 20166 error 56
// expect: 20166 error 57
// expect: 20166 error 58
// expect: 20166 error 59
// expect: 20166 error 60
// expect: 20166 error 61
// expect: 20166 error 62
// expect: 20166 error 63
// expect: 20166 error 64
// expect: 20166 error 61
// expect: 20166 error 66
// expect: 20166 error 69
// expect: 20166 error 70
// expect: 20166 error 71
// expect: 20166 error 71
// expect: 20166 error 72
// expect: 20166 error 73
// expect: 20166 error 74
// expect: 20166 error 75
// expect: 20166 error 76
// expect: 20166 error 77
// Functions with deduced results are named in declarations, wherever these are.
__device__ auto a() { return 1; } __device__ auto o(int) { return 1; } int o(char); namespace N { __device__ auto b() { return 1; } struct S { __device__ static auto s() { return 1; } __device__ auto m() const { return 2; } }; }
decltype(N::b()) x1; 
decltype(N::S::s()) *x2; 
decltype(o(1)) x4;
decltype(o('c')) x5;
auto f1() -> decltype(a());
__device__ auto f2() -> decltype(a());
void f3() noexcept(noexcept(a()));
void f4(decltype(a()) x);
void f5(int x[sizeof(a())]) {}
__device__ void f6(decltype(a()) x) {}
template<class T> struct T1 { 
  decltype(a()) y; 
  T z[sizeof(a())];
};
template<class T, int N = sizeof(a())> void f7(T) {}
template<class T> decltype(a()) f8(T);
template<class T> auto f9(T) -> decltype(a()) { return 1; }
struct D : N::S { 
  using Q = decltype(s()); 
  decltype(N::b()) m1 : 3;
  int bf : sizeof(a());
  static const int sc = sizeof(a());
  friend decltype(a()) fr();
  decltype(a()) meth(int = sizeof(a())) { return 1; }
  enum { e1 = sizeof(a()), e2 };
  template<class U = decltype(a())> void tt();
  alignas(sizeof(a())) char al;
};
alignas(sizeof(a())) int al;
using namespace N;
using N::b;
extern decltype(b()) ext;
const int ci = sizeof(a()) + 1;
int arr[] = {a(), sizeof(a())};
decltype(a()) lam = [] { return 1; }();
__device__ decltype(a()) dv;
__device__ int di = a();
template<> struct T1<decltype(a())> {};
T1<decltype(a())> t1;
typeof(a()) ty;
