// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 13
// expect: 1574 error 15
// expect: 1574 error 15
// expect: 2784 error 15
// expect: 1574 error 21
// expect: 1574 error 22
// expect: 1574 error 21
// expect-device: 177 warning 13
struct I;
template <class T> __global__ void t(T *p) { T x; static T y[2]; extern T z; { T w; } I i; T *q; T &r = *p; }
template __global__ void t<I>(I *);
template <int N> __global__ void k() { static_assert(N > 1, "n"); static_assert(N > 0); }
void go() { k<1><<<1, 1>>>(); }
template __global__ void k<0>();
template __global__ void k<1>();
template __global__ void k<2>();
template <class T> struct S {
  void m() { static_assert(sizeof(T) == 4, "four"); }
  template <class U> void n(U) { static_assert(sizeof(U) == 4, "u"); }
};
template struct S<char>;
template struct S<int>;
template void S<int>::n(char);
template void S<long>::m();
namespace N { struct J; template <class T> void t() { T x; } template void t<J>(); struct J { int a; }; }
