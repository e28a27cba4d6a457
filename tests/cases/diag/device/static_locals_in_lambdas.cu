// expect-device: 20094 warning 8
// expect-device: 177 warning 8
// expect-device: 177 warning 8
// expect-device: 20068 error 8
// expect-device: 20068 error 8
// expect-device: 20068 error 11
int h; extern const int ex;
int f(int a) { static int t; static int u; auto m = [=] __host__ __device__ (int x) { return x + t + h; }; auto n = [] __device__ () { return u; }; auto k = [] { return t; }; struct L { __device__ int q() { return u; } }; return m(1); }
__device__ int g() { static int w; auto l = [] { return w; }; return l(); }
template<class F> __global__ void kern(F f) { f(); }
void j() { static int z; kern<<<1, 1>>>([] __device__ () { return z; }); }
