// expect: 893 error 49
// expect: 893 error 49
// expect: 893 error 49
// expect: 893 error 49
// expect: 893 error 50
// expect: 893 error 50
// expect: 893 error 50
// expect: 893 error 51
// expect: 893 error 51
// expect: 893 error 51
// expect: 893 error 51
// expect: 893 error 51
// expect: 893 error 55
// expect: 893 error 62
// expect: 893 error 64
// expect: 893 error 64
// expect-device: 893 error 49
// expect-device: 893 error 49
// expect-device: 893 error 49
// expect-device: 893 error 49
// expect-device: 893 error 50
// expect-device: 893 error 50
// expect-device: 893 error 50
// expect-device: 893 error 51
// expect-device: 893 error 51
// expect-device: 893 error 51
// expect-device: 893 error 51
// expect-device: 893 error 51
// expect-device: 28 error 55
// expect-device: 28 error 56
// expect-device: 28 error 56
// expect-device: 28 error 56
// expect-device: 28 error 57
// expect-device: 28 error 58
// expect-device: 28 error 60
// expect-device: 28 error 60
// expect-device: 28 error 60
// expect-device: 28 error 61
// expect-device: 28 error 62
// expect-device: 28 error 62
// expect-device: 28 error 64
// expect-device: 28 error 64
// expect-device: 28 error 64
// expect-device: 28 error 64
// expect-device: 28 error 64
int f(); constexpr int cf(int x) { return x; }
struct C { int v; static const int k = 3; enum { E = 2 }; operator int() const; };
void h(int n, C c, int *p, const C &r) {
  static int a[f()]; static int b[p[0]]; static int d[c.v]; static int e[C::k]; static int g[cf(3)]; static int i[cf(n)];
  static int j[sizeof(n)]; static int l[n ? 1 : 1]; static int m[c]; static int o[r.k]; static int *s[n]; static int (*t)[n];
  typedef int A[n]; static A u; static int w[2][3][n], x[n]; thread_local int y[n]; extern int z[n];
  static int arr[] = {1, 2}; static int bb[C::E];
}
__device__ void d(int n, C c, int *p) {
  __shared__ int a[f()];
  int b[p[0]], e[c.v], *i[n];
  int (*j)[n];
  typedef int A[n];
  A u;
  int w[2][n], x[n], k[c], m[sizeof(n)];
  int (&r)[n] = x;
  struct L { __device__ void f(int n) { int x[n]; __shared__ int y[n]; } };
}
template <class T> __device__ void t(T a, int n) { int x[n]; T y[n]; __shared__ T z[n]; __shared__ int v[a]; int w[a]; }
template __device__ void t(int, int);
