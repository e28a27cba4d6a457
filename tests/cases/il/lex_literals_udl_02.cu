// c++20
struct Km { long double v; }; struct S { const char *p; unsigned long n; };
constexpr Km operator""_km(long double v) { return Km{v}; } int operator""_i(unsigned long long v); int operator""_c(char c);
S operator""_s(const char *p, unsigned long n); S operator""_s(const wchar_t *p, unsigned long n); int operator""_raw(const char *p);
template <char... C> int operator""_t() { return sizeof...(C); }
int operator""_b(unsigned long long); int operator""_b(const char *); int operator ""_sp(unsigned long long);
namespace N { int operator""_n(unsigned long long v); inline namespace L { int operator""_m(unsigned long long v); } } using namespace N;
constexpr int operator""_k(unsigned long long v) { return (int)v + 1; }
int f() { auto a = 1.5_km; int b = 12_i, c = 'x'_c, d = 99_raw, e = 123_t, g = 1.5_raw, h = 1.5e3_t; S s = "abc"_s; S t = L"ab"_s; S u = "a" "b"_s; 
  return 7_b + 0x1F_b + 3_sp + 4_n + 5_m + operator""_i(3) + 1.5_b + 8_k + 0b11_t + 1'000_t; }
