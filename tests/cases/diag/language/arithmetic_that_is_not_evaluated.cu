// expect: 63 warning 24
// expect: 63 warning 25
// expect: 63 warning 26
// expect: 63 warning 27
// expect: 63 warning 28
// expect: 63 warning 29
// expect: 39 warning 31
// expect: 63 warning 38
// expect: 63 warning 40
// expect: 63 warning 40
// expect: 63 warning 40
// expect: 63 warning 41
// expect: 174 warning 41
// expect: 186 warning 42
// expect: 186 warning 43
// expect: 63 warning 56
// expect: 63 warning 58
// expect: 68 warning 65
// Of arithmetic that a constant condition keeps from being evaluated nothing is told.
typedef unsigned u32; int f2(int); void f3();
int a(u32 x) { return sizeof(x) > 4 ? x >> 32 : 0; }
int b(u32 x) { return sizeof(x) <= 4 ? 0 : x >> 32; }
int c(u32 x) { return sizeof(x) > 4 && x >> 32; }
int d(u32 x) { if (sizeof(x) > 4) return x >> 32; return 0; }
int e(u32 x) { if (sizeof(x) > 4) { x >>= 32; } return x; }
int g(u32 x) { if constexpr (sizeof(x) > 4) { x >>= 32; } return x; }
int h(u32 x) { if (sizeof(x) <= 4) return 0; else return x >> 32; }
int i(u32 x) { return sizeof(x) > 4 ? f2(x >> 32) : f2(x >> 33); }
int j(u32 x) { return x >> 34; }
int k(u32 x) { if (1 == 1 || f2(x >> 35)) f3(); return 1 != 1 && x / 0; }
int l(u32 x) { return sizeof(x) > 4 ? x / 0 : 1 / 0; }
int m(u32 x) { return sizeof(x) > 4 ? x % 0 : 0; }
int n(u32 x) { return false ? x == -1 : (char)300; }
int o(u32 x) { return sizeof(x) > 4 ? (int)5000000000 + 2147483647 + 1 : 0; }
int p(u32 x) { return sizeof(x) > 4 ? 2147483647 + 1 : 0; }
template <class T> int q(T x) { return sizeof(x) > 4 ? x >> 32 : 0; }
template <class T> int r(u32 x) { return sizeof(x) > 4 ? x >> 32 : 0; }
template <class T> int s(u32 x) { return sizeof(T) > 4 ? x >> 32 : 0; }
int t = q(1u) + r<int>(1) + s<int>(1);
int v(u32 x) { while (0) x >>= 36; do x >>= 37; while (0); for (; false;) x >>= 38; return x; }
int w(u32 x) { return (sizeof(x) > 4, x >> 39); }
int z(u32 x) { return sizeof(x) > 4 ? x < 0 : x < 0; }
int y(u32 x) { if (sizeof(x) > 4) return x < 0; return sizeof(x) > 4 && x >= 0; }
unsigned char ab(u32 x) { return sizeof(x) > 4 ? 300 : 1; }
char ac = sizeof(int) > 4 ? 3000 : 1;
namespace constants {
constexpr bool big() { return false; }
constexpr bool kb = false; const int n4 = 4; template <class T> struct is { static constexpr bool value = sizeof(T) > 4; }; template <class T> constexpr bool is_v = sizeof(T) > 4;
enum { zero = 0 };
int a(u32 x) { return big() ? x >> 32 : 0; }
int b(u32 x) { return kb ? x >> 32 : 0; }
int c(u32 x) { return n4 > 4 ? x >> 32 : 0; }
int d(u32 x) { return is<u32>::value ? x >> 32 : 0; }
int e(u32 x) { return is_v<u32> ? x >> 32 : 0; }
int f(u32 x) { return zero ? x >> 32 : 0; }
int h(u32 x) { return (x & 0) ? x >> 32 : 0; }
int i(u32 x) { return kb && x ? x >> 32 : 0; }
int j(u32 x) { return x && kb ? x >> 32 : 0; }
int k(u32 x) { return !kb || x >> 32; }
int l(u32 x) { return kb ? (x ? x >> 32 : x >> 33) : 0; }
int m(u32 x) { return kb ? x < 0 : (kb && x >> 33); }
unsigned char o(u32 x) { return kb ? 300 : x; }
unsigned char p(u32 x) { unsigned char r = kb ? 300 : 1; return r; }
unsigned q(u32 x) { return kb ? -1 : 1; }
unsigned r(u32 x) { return kb ? 1u : -1; }
int s(int x) { return nullptr ? x >> 32 : 0; }
int t(int x) { return 0.0 ? x >> 32 : 0; }
void u(int x) { int y[kb ? 3 : 2] = { kb ? x >> 32 : 1 }; char z = kb ? 3000 : 1; (void)(kb && (x <<= 40)); }
}
