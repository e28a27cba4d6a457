// c++17
template <class T> constexpr bool tr = __is_trivial(T) && __is_standard_layout(T);
  template <class T, class... A> constexpr bool ct = __is_constructible(T, A...); struct S { S(int); int v; };
  extern "C" int printf(const char *, ...); extern "C" void *memcpy(void *, const void *, unsigned long);
  extern "C" unsigned long strlen(const char *); extern "C" double sqrt(double); extern "C" int abs(int);
int use(S s, int i, double d, char *p, const char *q) { memcpy(p, q, strlen(q) + 1); printf("%d %f\n", i, d);
  __builtin_memcpy(p, q, 2); int a = __builtin_strcmp(p, q) + __builtin_abs(i) + abs(-3) + __builtin_memcmp(p,
  q, 3) + __builtin_ctz(8) + __builtin_popcountll(255); double e = sqrt(d) + __builtin_sqrt(2.0) +
  __builtin_pow(d, 2) + __builtin_floor(1.5) + __builtin_nanf("");
  bool b = tr<S> || ct<S, int> || ct<S, S &&> || __builtin_isinf(d) || __builtin_signbit(d);
  void *r = __builtin_return_address(0); return a + e + b + (r == p) + (__builtin_expect(i == 3,
  0) ? 1 : 2) + __builtin_constant_p(i + 1) + (int)__builtin_object_size(p, 0) + __builtin_bswap16(1) +
  (__builtin_expect_with_probability(i, 1, 0.5)); }
