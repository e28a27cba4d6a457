// expect: 20 error 11
// expect: 20 error 11
// expect: 20 error 11
// expect: 20 error 12
// expect: 20 error 12
// expect: 20 error 12
// expect: 20 error 12
// expect: 20 error 12
// expect: 20 error 13
#include <utility>
__global__ void k(float *p, int n) { p[i] = 1; if (idx < n) p[idx] = value; }
void h(float *d) { k<<<1, 1>>>(d, size); first = 3; int a = second + type; result res; }
struct S { void m() { val = 1; } };
struct Base { int count; enum { element }; }; struct D : Base { int m() { return count + element; } };
int used(std::pair<int, int> p) { auto [key, mapped] = p; int last = key, other = mapped; auto l = [sum = last](auto rhs) { return sum + rhs; }; return l(last) + other; }
