// expect: 1835 warning 5
// expect: 1835 warning 5
// expect: 1835 warning 6
// expect: 1835 warning 7
struct S { __device__ int a; __shared__ int b[3]; };
void f(__constant__ int x);
template <class T> void g(__device__ T x) {}
