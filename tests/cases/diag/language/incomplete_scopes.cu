// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 59
// expect: 135 error 60
// expect: 135 error 60
// expect: 135 error 60
// expect: 70 error 62
// expect: 70 error 62
// expect: 70 error 63
// expect: 65 error 63
// expect: 70 error 64
// expect: 20 error 64
// expect: 70 error 65
// expect: 70 error 66
// expect: 65 error 66
// expect: 70 error 67
// expect: 70 error 68
// expect: 70 error 69
// expect: 70 error 69
// expect: 18 error 69
// expect: 70 error 70
// expect: 70 error 70
// expect: 70 error 70
// expect: 70 error 71
// expect: 276 error 75
// expect: 70 error 76
// expect-device: 70 error 59
// expect-device: 70 error 59
// expect-device: 70 error 59
// expect-device: 135 error 60
// expect-device: 135 error 60
// expect-device: 135 error 60
// expect-device: 70 error 62
// expect-device: 70 error 62
// expect-device: 70 error 63
// expect-device: 65 error 63
// expect-device: 70 error 64
// expect-device: 20 error 64
// expect-device: 70 error 65
// expect-device: 70 error 66
// expect-device: 65 error 66
// expect-device: 70 error 67
// expect-device: 70 error 68
// expect-device: 70 error 69
// expect-device: 70 error 69
// expect-device: 18 error 69
// expect-device: 70 error 70
// expect-device: 70 error 70
// expect-device: 70 error 70
// expect-device: 70 error 71
// expect-device: 276 error 75
// expect-device: 70 error 76
// expect-device: 70 error 58
// expect-device: 70 error 72
// expect-device: 70 error 73
// Names of members of classes and enumerations that are declared only.
struct Inc; enum E : int; enum class F; enum class G : char { z };
namespace n { struct In; template <class T> struct P; template <class T> struct Q { static int f() { return n::P<T>::v; } }; enum class H; }
int a = Inc::value; int b = ::n::P<int>::value; int c = n::Q<int>::f(); int d = n::In::q;
E x = E::a; F y = F::b; G z = G::y;
enum class n::H { one }; n::H hh = n::H::one;
void f1() { Inc::g(); int l = Inc::v + 1; }
void f2() { Inc::type y; }
void f3() { Inc::type *p; }
void f4() { static Inc::type s; }
void f5() { for (Inc::type i = 0;;) break; }
void f6() { const Inc::type &c = 1; }
Inc::type g();
void h(Inc::type p);
using A = Inc::type; typedef Inc::type B; struct M { Inc::type m; };
int Inc::v = 1;
template <class T> __device__ int dv() { return T::value; }
template <int N> struct Down { static __device__ int get() { return Down<N - 1>::get(); } }; template <> struct Down<0>;
__device__ int e() { return dv<n::In>() + Down<3>::get(); }
int late() { return Late::p; } struct Late { static int q; }; int lq = Late::q;
struct O { struct B; int f(); struct C { int h() { return B::q; } }; }; struct O::B { static int q; }; int O::f() { return B::q; }
template <class T> struct TO { struct In; int f() { return In::q; } int g() { return TO::In::q; } }; template <class T> struct TO<T>::In { static const int q = 2; };
int u = TO<int>().f() + TO<char>().g(); int Inc::*pm; int (Inc::*pf)(int);
template <class T> auto sf(int) -> decltype(T::v) { return 1; } template <class T> int sf(...) { return 2; } int s1 = sf<n::In>(0);
