// c++14
struct Km { long double v; };
constexpr Km operator""_km(long double v) { return Km{v}; }
constexpr int operator""_i(unsigned long long v) { return v; }
unsigned long operator""_s(const char *, unsigned long n);
int operator""_c(char c);
int operator""_raw(const char *);
template <char... C> int operator""_t() { return sizeof...(C); }
int use() { return (1.5_km).v + 12_i + "abc"_s + 'x'_c + 99_raw + 123_t; }
