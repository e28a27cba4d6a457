// flags: --extended-lambda
// enclosing functions in namespaces, also inline, nested and unnamed ones
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
namespace { int hidden(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p); return a; }
struct Hidden { int v; void m(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); } static void s(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); } };
namespace in { void deeper(int *p) { kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return i; }, p); } } }
namespace N { inline namespace I { void nf(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p); }
struct D { struct E { void m(int *p); }; }; } template <class T> void declared(T, int *p); void qualified(float, int *p);
namespace A { void overloaded(int, int *p); void overloaded(float, int *p); namespace { void mixed(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); } } } }
namespace X::Y { void nested(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); } struct Z { void m(int *p); }; }
void N::D::E::m(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
void N::qualified(float q, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)q; }, p); }
template <class T> void N::declared(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); }
void N::A::overloaded(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p); }
void N::A::overloaded(float a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i - (int)a; }, p); }
void X::Y::Z::m(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); }
int main() { hidden(1, nullptr); Hidden().m(nullptr); Hidden::s(nullptr); in::deeper(nullptr); N::nf(1, nullptr); N::declared(1, nullptr); N::A::mixed(nullptr); X::Y::nested(nullptr); }
