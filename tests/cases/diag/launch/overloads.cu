// expect: 20231 error 37
// expect: 304 error 42
// expect: 304 error 43
// expect: 304 error 45
// expect: 304 error 46
// expect: 304 error 47
// expect: 304 error 48
// expect: 304 error 50
// expect: 304 error 51
// expect: 304 error 52
// expect: 304 error 53
// expect: 304 error 54
// expect: 304 error 55
// expect: 304 error 57
// expect: 308 error 58
// expect: 304 error 59
// expect: 167 error 60
// expect: 109 error 62
// expect: 109 error 63
// expect: 20051 error 64
// expect: 167 error 66
// expect: 165 error 67
// expect: 140 error 68
// expect: 167 error 69
// expect: 167 error 70
// expect: 167 error 71
// expect: 20051 error 73
__global__ void k(int *p) {}
template <class T> __global__ void tk(T t) {}
template <class T, int N> __global__ void tn(T *t) {}
template <class T> __global__ void t2(T a, T b) {}
__global__ void ov(int) {}
__global__ void ov(float *) {}
__global__ void am(long, int) {}
__global__ void am(int, long) {}
namespace N { __global__ void nk(int *p) {} struct A {}; __global__ void adl(A) {} }
struct M { static __global__ void sk(int) {} };
void host(int);
__device__ void dev(int);
struct O { void operator()(int); } o;
void g(int *p, double d) {
  tk<<<1, 1>>>();
  tk<<<1, 1>>>(1, 2);
  tk<<<1, 1>>>(1);
  tk<int><<<1, 1>>>(p);
  tk<int *><<<1, 1>>>(d);
  tn<int><<<1, 1>>>(p);
  tn<int, 1><<<1, 1>>>(d);
  tn<int, 1><<<1, 1>>>(p);
  tn<1, 1><<<1, 1>>>(p);
  t2<<<1, 1>>>(1, 2.0);
  t2<int><<<1, 1>>>(1, p);
  ov<<<1, 1>>>("x");
  ov<<<1, 1>>>();
  ov<<<1, 1>>>(1, 2);
  ov<<<1, 1>>>(d);
  ov<<<1, 1>>>(p);
  am<<<1, 1>>>(1, 1);
  am<<<1, 1>>>(1, p);
  N::nk<<<1, 1>>>(d);
  adl<<<1, 1>>>(N::A());
  p<<<1, 1>>>(1);
  d<<<1, 1>>>(1);
  o<<<1, 1>>>(1);
  void (*fp)(int *) = k;
  fp<<<1, 1>>>(d);
  fp<<<1, 1>>>();
  fp<<<1, 1>>>(p, p);
  (*fp)<<<1, 1>>>(d);
  (&k)<<<1, 1>>>(d);
  (k)<<<1, 1>>>(d);
  auto lam = [](int *) {};
  lam<<<1, 1>>>(p);
}
