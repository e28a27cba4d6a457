// expect: none
// flags: --c++17
// A using-declaration in a constexpr function declares no variable.
namespace M { const int j = 42; constexpr int k = 1; enum E { e = 2 }; int elsewhere; }
constexpr int g() { using M::j; return j; }
template <class T> constexpr int h() { using M::j; using M::k; using M::e; static_assert(j == 42, ""); return j + k + e; }
constexpr int i = g(), i2 = h<int>();
static_assert(i == 42 && i2 == 45, "");
constexpr auto l = [] { using M::j; return j; };
static_assert(l() == 42, "");
struct S { int v; constexpr S() : v(0) { using M::k; v = k; } };
static_assert(S().v == 1, "");
__host__ __device__ constexpr int both() { using M::k; return k; }
__global__ void kernel(int *p) { using M::k; *p = both() + k; }
int outside() { using M::elsewhere; return elsewhere; }
