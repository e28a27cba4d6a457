// spaces united over redeclarations, in and out of classes, friends among them
struct S { __device__ int in(int a); int out(int a); __host__ __device__ int both(int a); template<class T> __device__ T t(T x); };
int S::in(int a) { return __popc(a); }
__device__ int S::out(int a) { return __popc(a); }
__device__ int S::both(int a) { return a; }
template<class T> T S::t(T x) { return __popc(x); }
__device__ int g(int); int g(int a) { return __popc(a); }
int h(int); __device__ int h(int a) { return __popc(a); }
__host__ __device__ int hd(int); __device__ int hd(int a) { return a; }
class F { int v; friend __host__ __device__ int fr(F &f); }; __device__ int fr(F &f) { return f.v; }
__global__ void k(S s, F f) { s.in(1); s.out(2); g(1); h(2); hd(3); fr(f); }
int main() { S s; return s.both(3) + hd(1); }
