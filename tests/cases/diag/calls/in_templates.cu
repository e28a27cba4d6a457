// expect: 20007 error 5
// expect: 20007 error 6
__device__ int d();
__device__ int e(int);
template <class T> void t(T x) { d(); e(x); }
template <class T> struct S { void m() { d(); } };
