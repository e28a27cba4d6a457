// expect: 20007 error 15
// expect: 20007 error 19
// expect: 20007 error 20
// expect: 20007 error 24
// expect-device: 20035 warning 15
// expect-device: 20035 warning 15
// expect-device: 20035 warning 16
// expect-device: 20035 warning 16
// expect-device: 20039 warning 19
// expect-device: 20035 warning 21
// expect-device: 20039 warning 23
// expect-device: 20039 warning 24
// expect-device: 20035 warning 25
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
int u(); __device__ void v() { __device__ int u(); } void w() { int u(); u(); }
__device__ int x(); void y() { __host__ int x(); } void z() { int x(); x(); { int x(); x(); } }
