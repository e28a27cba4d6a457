// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 30
// expect: 20165 error 31
// expect: 20165 error 31
// expect: 20165 error 31
// expect: 20165 error 31
// expect: 20165 error 32
// expect: 20165 error 32
// expect: 20165 error 34
// expect: 20165 error 35
// expect: 20165 error 35
// expect: 20165 error 36
// expect: 20263 error 37
// expect: 20263 error 37
// expect: 20263 error 37
// expect: 20263 error 37
// expect: 20263 error 37
// expect: 20263 error 38
// expect: 20263 error 38
// expect: 20263 error 38
// expect: 20263 error 39
// expect: 20263 error 40
// expect: 20263 error 40
// expect: 20263 error 40
__device__ void a(int x) { asm("mov %0, 1;" : "=r"(x) :: "cc"); asm volatile("x" ::: "memory", "cc"); asm("x" ::: "cc", "cc"); asm("x":::"CC"); asm("x" ::: " cc"); asm("x" : "=r"(x) : "r"(x) : "cc", "memory"); asm("x":::"%cc"); asm("x":::"flags"); __asm__("y":::"cc"); asm volatile ("z" ::: "cc"); }
__global__ void b(int x) { asm("x" ::: "cc"); if (x) { asm("x" ::: "cc"); } auto l = [] { asm("x" ::: "cc"); }; auto m = [] __host__ { asm("x" ::: "cc"); }; struct L { void f() { asm("x" ::: "cc"); } __device__ void g() { asm("x" ::: "cc"); } }; }
void h(int x) { asm("x" ::: "cc"); auto l = [] __device__ { asm("x" ::: "cc"); }; auto m = [] __host__ __device__ { asm("x" ::: "cc"); }; struct L { __device__ void f() { asm("x" ::: "cc"); } }; }
__host__ __device__ void hd(int x) { asm("x" ::: "cc"); }
template<class T> __device__ void t(T x) { asm("x" : "=r"(x) :: "cc"); } template __device__ void t(int);
constexpr __device__ void ce() {} struct S { __device__ S() { asm("x":::"cc"); } __device__ ~S() { asm("x":::"cc"); } __device__ void m(); };
__device__ void S::m() { asm("x":::"cc"); }
asm("x"); void C1(int x, void*p) { asm("x" :: "C"(p)); asm("x" :: "C"(x), "C"(3)); asm("x" : "=C"(x)); asm("x" :: "rC"(x)); asm("x" :: "C"("abc")); }
__device__ void C2(int*p) { asm("x" :: "C"(p)); } __host__ __device__ void C3(int*p) { asm("x" :: "C"(p)); } template<class T> void C4(T x, int*p) { asm("x" :: "C"(p)); asm("x" :: "C"(x)); } template<class T> __device__ void C5(T x, int*p) { asm("x" :: "C"(p)); asm("x" :: "C"(x)); }
struct D { void f(int*p) { asm volatile("x" :: "r"(p), "C"(p)); } __device__ void g(int*p) { asm("x" :: "C"(p)); } }; 
void C6(int*p) { asm("x" :: [n] "C"(p)); asm("x" :: "C" (p), "r"(p) : "memory"); asm goto("x" : : "C"(p) : : lab); lab: ; }
