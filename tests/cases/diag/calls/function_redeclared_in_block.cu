// expect: 20007 error 12
// expect: 20007 error 16
// expect: 20007 error 17
// expect-device: 20035 warning 12
// expect-device: 20035 warning 12
// expect-device: 20035 warning 13
// expect-device: 20035 warning 13
// expect-device: 20039 warning 16
// expect-device: 20035 warning 18
// expect-device: 20039 warning 20
__device__ int a(), b(int), c(), e();
void f() { a(); __host__ int a(); a(); { extern __host__ int b(int); } b(1); }
void g() { a(); b(1); [] { __host__ int c(); }; struct L { void m() { __host__ int e(); } }; }
template <class T> void h() { c(); e(); extern __device__ int k(T); }
int k(int), m(), n();
void i() { k(1); __device__ int m(); k(2); m(); __device__ int n(long); }
void j() { m(); n(); }
namespace N { __device__ int p(); void q() { __host__ int p(); } int r() { return p(); } }
void s() { __host__ int t(); N::p(); }
__device__ int t();
