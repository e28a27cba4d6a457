// flags: --extended-lambda
// type and address of enclosing functions that are no members
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
typedef int (*FP)(int);
struct Foo { int v; };
FP returns_pointer(int x, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return nullptr; }
int (*spelt_out(int x, int *p))(int) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return nullptr; }
int (&array_reference(int x, int *p))[3] { static int a[3]; kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return a; }
void same_name(Foo Foo, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + Foo.v; }, p); }
auto trailing(int a, int *p) -> decltype(a) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p); return a; }
static void variadic(int a, int *p, ...) { kernel<<<1, 1>>>([=] __device__ (int i) -> int { return a + i; }, p); }
extern "C" void c_function(const int c, int *__restrict__ r) noexcept { kernel<<<1, 1>>>([=] __device__ (int i) -> int { return *r + c + i; }, r); }
__host__ __device__ constexpr int sum(int a, int b = 2) { return a + b; }
[[nodiscard]] __attribute__((noinline)) const int *attributed([[maybe_unused]] int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return a + i; }, p); return p; }
void arrays(int (&a)[3], const char *b[], int c[][2], int *p = nullptr) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + sum(3); }, p); }
void functions(int f(int), void (*g)(char, ...), int (Foo::*m)(), int Foo::*d, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); }
void overloaded(int, int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
void overloaded(float, int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
unsigned long long int words(unsigned u, long const l, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)u + (int)l; }, p); return 1; }
Foo operator+(Foo a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a.v; }, p); return a; }
int operator""_lit(unsigned long long v) { run<<<1, 1>>>([=] __device__ () { (void)v; }); return 3; }
int main() { variadic(1, nullptr); int a[3] = {}; arrays(a, nullptr, nullptr); return 3_lit; }
