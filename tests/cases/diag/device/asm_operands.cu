// expect: none
struct T { int a, b; };
static const char text[] = "mov";
__device__ int v;
__device__ void letters(int x, int *p) {
  asm("" :: "m"(x)); asm("" :: "i"(3)); asm("" :: "rm"(x)); asm("" :: "g"(x)); asm("" : "=r"(x), "=h"(x) : "l"(p));
  asm("" : "=&r"(x)); asm("" :: "%r"(x)); asm("" :: "n"(x)); asm("" :: "n"(1 + 1)); asm("" :: "0"(x));
}
__host__ __device__ void sizes(long long y, short s, float g, double d, char c, bool b, T t) {
  asm("" :: "r"(y)); asm("" :: "h"(s)); asm("" :: "f"(d)); asm("" :: "d"(d)); asm("" :: "r"(c)); asm("" :: "r"(b));
  asm("" :: "r"(t)); asm("" :: "f"(g)); asm("" :: "q"(y)); asm("" ::: "memory", "cc");
}
__device__ void names() { asm("" :: "C"(text)); asm("" :: "C"("x")); asm("" :: "C"(&v)); }
template<class U> __device__ void generic(U u) { asm("" :: "r"(u)); }
__global__ void k() { generic(1); generic(2.0); }
