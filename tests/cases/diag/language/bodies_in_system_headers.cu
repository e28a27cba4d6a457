// expect: 167 error 1
// expect: 120 error 2
// expect: 167 error 3
// expect: 135 error 3
// expect: 167 error 7
// expect-device: 167 error 1
// expect-device: 120 error 2
// expect-device: 167 error 3
// expect-device: 135 error 3
// expect-device: 167 error 7
// Errors in bodies are told in small system headers, too, whether they have words of CUDA or not; warnings are not.
__global__ void k(int *p) {}
void f(int *);
# 1 "/usr/include/included.h" 1 3
inline void launches(double d) { k<<<1, 1>>>(d); }
int *returns(double d) { return d; }
struct S { void m(double d) { f(d); S x; x.nothing(); } };
template <class T> void instance(T x) { k<<<1, 1>>>(x); }
bool below(unsigned u) { char c = 300; return u < 0; }
# 9 "x.cu" 2
void use(int *p) { instance(p); f(2.5); }
