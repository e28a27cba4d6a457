// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 18
// expect: 893 error 19
// expect: 893 error 20
// expect: 893 error 21
// expect: 893 error 21
// expect: 893 error 21
const int N = 4; int gn; constexpr int cn = 3;
__device__ void f(int n, const int cnn) { __shared__ int a[n]; static int b[n]; int c[n]; __shared__ int d[N]; __shared__ int e[cn]; __shared__ int g[gn]; __shared__ int h[n + 1]; __shared__ int i[2][n]; __shared__ int j[n][2]; static __shared__ int k[n]; extern __shared__ int l[]; thread_local int m[n]; extern int o[n]; const int q = 3; __shared__ int r[q]; __shared__ int u[cnn]; __shared__ float *v[n]; __shared__ float (*w)[n]; }
template <int M> __global__ void k(int n) { __shared__ int a[M]; __shared__ int b[n]; __shared__ int c[M * n]; __shared__ int d[sizeof(M)]; }
template <class T> __global__ void k3(T t, int n) { __shared__ T b[n]; __shared__ int c[t]; __shared__ int d[sizeof(t)]; }
void h(int n) { static int a[n]; int b[n]; for (int i = 0; i < n; ++i) { static int q[i]; } auto l = [](int z) { static int y[z]; }; struct L { int lm[3]; }; constexpr int lc = 2; static int lcc[lc]; }
