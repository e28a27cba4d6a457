// expect: 20007 error 57
// expect: 20007 error 58
// expect: 20007 error 59
// expect: 20007 error 59
// expect: 20007 error 59
// expect: 20007 error 60
// expect: 20007 error 61
// expect: 20007 error 61
// expect: 20007 error 62
// expect: 20007 error 63
// expect: 20007 error 63
// expect: 20007 error 63
// expect: 20007 error 64
// expect: 20007 error 64
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 174 warning 66
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20005 error 70
// expect: 20007 error 71
// expect: 20007 error 73
// expect: 20007 error 76
// expect-device: 177 warning 71
// A name that stands for one function, whatever the arguments are, is settled when the template is defined.
namespace N {
__device__ int d(int);
__device__ int o(int);
__device__ int o(float);
template <class T> __device__ int ft(T);
__device__ int dflt(int, int = 1);
__device__ int vr(int, ...);
namespace I { __device__ int e(int); }
inline namespace J { __device__ int j(int); }
using I::e;
}
namespace A = N;
__device__ int d(int);
struct S {
  static __device__ int s(int);
  __device__ int m(int);
  __device__ int mo(int);
  __device__ int mo(float);
  __device__ int operator()(int);
  __device__ int operator[](int);
  template <class T> __device__ int mt(T);
};
template <class T> void t1(T v) { N::d(v); }
template <class T> void t2(T v) { ::d(v); }
template <class T> void t3(T v) { (d)(v); (&d)(v); ((d))(v); (*d)(v); }
template <class T> void t4(T v) { S::s(v); }
template <class T> void t5(T v, S s) { s.m(v); s.mo(v); s(v); s[v]; s.mt(v); s.S::m(v); }
template <class T> void t6(T v, S *s) { s->m(v); }
template <class T> void t7(T v) { N::ft(v); N::ft<int>(v); N::o(v); N::dflt(v); N::vr(v); N::vr(1, v); }
template <class... T> void t8(T... v) { N::d(v...); (N::d(v), ...); }
template <class T> void t9(T v) { N::d(v.x); N::d(T()); N::d(T::q); N::d((int)v); N::d({v}); }
template <class T> void t10(T v) { A::d(v); N::e(v); N::J::j(v); N::j(v); (N::d)(v); (1, N::d)(v); }
template <class T> void t11(T v) { using namespace N; d(v); }
template <class T> void t12(T v) { using N::d; d(v); }
template <class T> void t13(T v) { v.f(N::d(v)); int x = N::d(v) + v; if (N::d(v)) x = 1; }
template <class T> __host__ __device__ void t14(T v) { N::d(v); }
void g() { auto l = [](auto v) { N::d(v); d(v); }; }
template void t1<int>(int);
template <class T> auto t15(T v) { return N::d(v); }
void h() { t15(1); t15(2.0); }
template <class T> void t16(T v) { if constexpr (sizeof(T) > 1) N::d(v); }
template <int I> void t17() { N::d(I); d(I); }
