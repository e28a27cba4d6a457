// expect: 3060 warning 118
// expect: 3060 warning 118
// expect: 3060 warning 118
// expect: 3060 warning 118
// expect: 3060 warning 118
// expect: 3060 warning 118
// expect: 3058 warning 119
// expect: 3058 warning 119
// expect: 3058 warning 119
// expect: 3060 warning 119
// expect: 3058 warning 120
// expect: 3058 warning 120
// expect: 3058 warning 122
// expect: 3060 warning 122
// expect: 3060 warning 122
// expect: 3060 warning 122
// expect: 3060 warning 122
// expect: 3060 warning 123
// expect: 3058 warning 124
// expect: 3060 warning 125
// expect: 3058 warning 128
// expect: 3058 warning 129
// expect: 3058 warning 129
// expect: 3058 warning 129
// expect: 3058 warning 130
// expect: 3058 warning 131
// expect: 3060 warning 131
// expect: 3060 warning 131
// expect: 3060 warning 131
// expect: 3060 warning 132
// expect: 3060 warning 132
// expect: 3058 warning 132
// expect: 3059 warning 133
// expect: 3059 warning 133
// expect: 3058 warning 137
// expect: 3058 warning 137
// expect: 3058 warning 137
// expect: 3060 warning 139
// expect: 3060 warning 139
// expect: 3060 warning 139
// expect: 3058 warning 139
// expect: 3060 warning 140
// expect: 3060 warning 140
// expect: 3058 warning 141
// expect: 3058 warning 141
// expect: 3058 warning 141
// expect-device: 3060 warning 118
// expect-device: 3060 warning 118
// expect-device: 3060 warning 118
// expect-device: 3060 warning 118
// expect-device: 3060 warning 118
// expect-device: 3060 warning 118
// expect-device: 177 warning 118
// expect-device: 177 warning 118
// expect-device: 177 warning 118
// expect-device: 3058 warning 119
// expect-device: 3058 warning 119
// expect-device: 3058 warning 119
// expect-device: 3060 warning 119
// expect-device: 177 warning 119
// expect-device: 177 warning 119
// expect-device: 177 warning 119
// expect-device: 3058 warning 120
// expect-device: 3058 warning 120
// expect-device: 3058 warning 122
// expect-device: 3060 warning 122
// expect-device: 3060 warning 122
// expect-device: 3060 warning 122
// expect-device: 3060 warning 122
// expect-device: 3060 warning 123
// expect-device: 3060 warning 125
// expect-device: 3058 warning 128
// expect-device: 177 warning 128
// expect-device: 177 warning 128
// expect-device: 177 warning 128
// expect-device: 177 warning 128
// expect-device: 3058 warning 129
// expect-device: 3058 warning 129
// expect-device: 3058 warning 129
// expect-device: 3058 warning 130
// expect-device: 3058 warning 131
// expect-device: 3060 warning 131
// expect-device: 3060 warning 131
// expect-device: 3060 warning 131
// expect-device: 3060 warning 132
// expect-device: 20017 error 132
// expect-device: 3060 warning 132
// expect-device: 20019 error 132
// expect-device: 20019 error 132
// expect-device: 3058 warning 132
// expect-device: 20013 warning 132
// expect-device: 3059 warning 133
// expect-device: 3059 warning 133
// expect-device: 177 warning 133
// expect-device: 3058 warning 137
// expect-device: 3058 warning 137
// expect-device: 3058 warning 137
// expect-device: 3060 warning 139
// expect-device: 3060 warning 139
// expect-device: 3060 warning 139
// expect-device: 3058 warning 139
// expect-device: 3060 warning 140
// expect-device: 3060 warning 140
// expect-device: 3058 warning 141
// expect-device: 3058 warning 141
// expect-device: 3058 warning 141
// expect-device: 3058 warning 124
// expect-device: 3060 warning 124
// expect-device: 3060 warning 124
// expect-device: 3060 warning 135
// expect-device: 177 warning 121
// expect-device: 177 warning 121
// flags: --c++20
#include <type_traits>
#define B std::is_constant_evaluated()
#define BB __builtin_is_constant_evaluated()
namespace cuda { namespace std { constexpr bool is_constant_evaluated() { return BB; } } }
void f() { if (B) { } int x = BB ? 1 : 2; while (!B) { } const bool c = B; static bool d = ::std::is_constant_evaluated(); thread_local int t = B; }
void f2() { if constexpr (B) { } static_assert(BB, ""); int a[B ? 3 : 2]; constexpr bool b = B; constinit static int ci = B; }
constexpr int g() { if (B) return 1; if constexpr (B) return 2; static_assert(B); return 0; }
int v = B; constexpr int cv = B; const int kv = B; auto gl = [](auto x) { if (B) { } }; auto gl2 = [x = B] { };
struct S { int m = B; S() { if (B) { } } ~S() { if (B) { } } S(int) : m(B) { } int n : B + 1; void q(int a = B) { if (B) { } } static constexpr bool s = B;
  constexpr S(char) : n(0) { if (B) { } } virtual constexpr int c() { return B; } operator bool() { return B; } };
template <class T> void t() { if (B) { } if constexpr (B) { } struct L { void m() { if (B) { } } }; }
template <> void t<int>() { if (B) { } }
template <class T> constexpr int t2() { if (B) { return 1; } return 2; }
template <class T> struct C { friend void fr(C) { if (B) { } } void o(); }; template <class T> void C<T>::o() { if (B) { } }
void l() { auto x = [] { if (B) { } return B; }; auto y = [](auto z) { if constexpr (B) { } return B; }; int s = sizeof(B); bool n = noexcept(B); }
enum En { E1 = B, E2 }; enum class EC : int { a = B, b = !B };
template <bool b = B> struct TB { }; TB<B> tb; TB<false && B> tb2; template <class T, class U = TB<B>> void tt() { }
void sw(int i) { switch (i) { case B: break; case 3: if (B) { } } if (false && B) { } if (true || B) { } if (0) { if (B) { } } return; if (B) { } }
__device__ void dv() { if (B) { } } __global__ void kn() { if (B) { } if constexpr (B) { } } __host__ __device__ void hd() { if (cuda::std::is_constant_evaluated()) { } }
consteval int ce(int x = B) { bool b = B; auto l = [] { return B; }; if constexpr (B) return 2; return sizeof(B); }
template <class T> consteval int ce3() { if (B) return 1; return 0; }
template <class T> struct TS { void m() { if (B) { } } consteval int ce() { return B; } T x = B; };
template <class T> concept CC = B; template <class T> requires (B) void rq() { }
void ab(auto x) { if (B) { } } int al alignas(B ? 8 : 16); int ar[B + 1]; static_assert(!B || true);
void use() { t<int>(); t<long>(); TS<int> s; s.m(); rq<int>(); }
int either(int x) { return x && B ? B : 2; } auto deduced(int x) { return B; } int promises(int x) noexcept(B) { return x; }
int local(int x) { struct L { int f() { return B; } }; return L().f(); } int shown(int x) { using namespace std; return is_constant_evaluated(); }
static_assert(true && B); static_assert(B ? true : false); struct S2 { explicit(B) operator int(); };
