// flags: --extended-lambda
// parameter types of enclosing functions: aliases, elaborated types, packs, arrays of templates
#include <sys/types.h>
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
struct Args { int n; };
enum Mode { A, B };
namespace ns { struct T { int v; }; typedef T Alias; template <class X> struct Box { X x; }; }
using namespace ns;
void aliases(Alias a, Box<Alias> const *b, Mode m, struct Args s, enum Mode e, ::ns::T q, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return a.v + s.n + (int)m + (int)e + q.v + b->x.v; }, p); }
static inline __attribute__((noinline)) const unsigned long int *const odd(register_t r, signed char c, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)r + c; }, p); return nullptr; }
template <int N> struct Arr { int v[N]; };
template <int N, int M = N + 1> void sizes(const Arr<N> (&a)[M], int *p) { int k = a[0].v[0]; kernel<<<1, 1>>>([=] __device__ (int i) { return i + k + N + M; }, p); }
template <class T, class D = decltype(T().n)> int sfinae(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + t.n; }, p); return 1; }
template <class R, class... A> R callback(R (*f)(A...), A... a) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)sizeof...(a); }, (int *)nullptr); return f(a...); }
int plain(int a, float b) { return a; }
int main() { odd(1, 2, nullptr); Arr<3> a[4] = {}; sizes(a, nullptr); sfinae(Args{1}, nullptr); callback(&plain, 1, 2.f); return 0; }
