// Execution and memory spaces on typedefs say nothing (1835): they make neither variables nor functions of the types.
__device__ typedef int D;
typedef __device__ int C;
typedef int __host__ E;
typedef __host__ __device__ int F(int);
typedef __device__ int (*G)(int);
typedef __device__ int One(int);
typedef __global__ void Kernel(int *);
typedef __constant__ int H;
typedef __shared__ int J;
typedef __device__ struct { int a; } K;
typedef __managed__ int M;
typedef int L __device__;
typedef __device__ int *P, Q[3];
struct S {
    typedef __device__ int C;
    typedef __device__ int (*G)(int);
    C c;
};
template <class T> struct T1 {
    typedef __device__ T (*G)(T);
    typedef __constant__ T H;
    static __device__ T apply(G g, H h) { return g(h); }
};
__device__ int twice(int x) { return x * 2; }
__device__ G pointer = twice;
__device__ One twice;
void host() {
    typedef __device__ int Local;
    typedef __shared__ int (*Function)(int);
    Local l = 1;
    Function f = nullptr;
    (void) (f == nullptr && l);
}
__global__ void kernel(int *p) {
    typedef __shared__ int Local;
    typedef __device__ int (*Function)(int);
    __shared__ Local l;
    Function f = pointer;
    Q q = {1, 2, 3};
    l = T1<int>::apply(f, q[1]);
    S s{3};
    *p = l + s.c;
}
D d = 1; C c = 2; E e = 3; H h = 4; J j = 5; K k = {6}; M m = 7; L l = 8; P p = &d;
