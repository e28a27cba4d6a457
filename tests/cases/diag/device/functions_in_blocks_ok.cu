// expect: 20007 error 3
__device__ int n(int); void f(int v) { int n(v); int m(int(3)); n = m; }
__device__ int q(int); void f2() { int q(int); q(1); { int q(5); q++; } }
struct S { S(int); int operator()(int); }; __device__ void s(int); void f3() { S s(int(1)); int w(); }
__device__ int w(); namespace N { void w2(); } void f4() { using N::w2; void w2(int); } __device__ void w2(int);
__device__ void lam() { auto l = [] { void lg(); __device__ void lg(); }; if (int x = 1) { int x2(); } } int x2();
void f5() { extern __device__ int v; int z(); } namespace M { void f6() { int z(); } } __device__ int z();
