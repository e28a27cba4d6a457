// host code of many kinds, to pass through as it stands
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
template <class T> struct Crtp { int go() { return static_cast<T *>(this)->impl(); } }; struct Impl : Crtp<Impl> { int impl() { return 3; } }; union U { int i; float f; struct { char a, b; }; };
constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } static_assert(fib(10) == 55, ""); inline int inline_variable = 3; enum class E : unsigned char { a = 1, b = a << 3 }; struct Bits { unsigned a : 3, : 2, b : 5; }; thread_local int tl = 4;
int operator""_x(unsigned long long v) { return int(v); } int operator""_s(const char *s, size_t n) { return int(n); } template <char... C> constexpr int operator""_c() { return sizeof...(C); } template <class... T> auto sum(T... t) { return (t + ... + 0); } template <class T> Impl guide(T) noexcept(sizeof(T) > 2); struct Deduced { template <class T> Deduced(T); }; template <class T> struct V { V(T) { } }; template <class T> V(T, int) -> V<T>;
int host(int n, char **v) try {
  auto [a, b] = std::make_tuple(1, 2.5); if (auto x = n; x > 3) return x; int vla[n]; vla[0] = ({ int t = n; t * 2; }); static const char *names[] = {R"(raw "x" )", u8"é" "tail", "\x41\101\n"}; void *label = &&there; goto *label; there: switch (n) { case 1 ... 4: [[fallthrough]]; default: break; }
  auto l = [n, &a = a, m = std::make_unique<int>(3)](auto &&...xs) mutable -> int { return n + a + *m + sizeof...(xs); }; int (*fp)(int) = [](int x) { return x; }; asm volatile("" : "+r"(n) : : "memory"); unsigned long long big = 0xFFFF'FFFFull + 1'000 + 0b101 + 017; double d = 0x1.8p3 + 1e-3 + .5f; wchar_t w = L'x'; char32_t c32 = U'\u00e9'; for (auto i : {1, 2, 3}) n += i; do { --n; } while (n > 0 && n ^ 3); std::function<int(int)> f = fp; U u{.i = 3}; Bits bits{1, 2}; new (&u) int(4); 
  return l(1, 2) + f(2) + 12_x + "abc"_s + 123_c + sum(1, 2, 3) + int(big) + int(d) + w + c32 + names[0][0] + Impl().go() + u.i + bits.b + tl + int(E::b) + __builtin_popcount(n) + b + __LINE__;
} catch (const std::exception &e) { throw; } catch (...) { return 1; }
#include <typeinfo>
