struct S { int m; __host__ __device__ int f() { return m; } __host__ __device__ int g() const & { return 1; } __host__ __device__ int g() && { return 2; } };
struct D : S { int d; }; struct V { __host__ __device__ operator S &() const; int q; };
using R = S &; using RR = const S &; using X = S &&; using I = const int &; using A = const int (&)[3]; using J = int &;
template <class T> __device__ int f(S s) { return T{s}.m + T(s).m + T{s}.g(); }
__device__ int g(S s, D d, V v, int n) {
  int a[3] = {};
  J{n} = 3;
  R{d}.m = 2;
  return R{s}.m + RR{s}.m + X{static_cast<S &&>(s)}.m + f<R>(s) + f<RR>(s) + R{s}.f() + X{S()}.g() + (&RR{s})->m + I{n} + A{a}[2];
}
__device__ int h(S s) { return RR{s}.g(); }
template <class T> struct same {};
template <> struct same<S &> { static const int v = 1; };
template <> struct same<S &&> { static const int v = 1; };
static_assert(same<decltype((R{*(S *)0}))>::v && same<decltype((X{S{}}))>::v, "");
__global__ void k(S s, int *p) { *p = R{s}.m + RR{s}.g() + I{2}; }
