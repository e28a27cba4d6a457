// c++17
int bi(int i, unsigned u, long l, double d, const char *s, void *v, int *p) {
  int a = __builtin_popcount(u) + __builtin_clz(u) + __builtin_ctzl(l) + __builtin_expect(i,
  1) + __builtin_constant_p(3) + __builtin_constant_p(i) + __builtin_bswap32(u) + __builtin_abs(i) +
  __builtin_strlen(s) + __builtin_strlen("abc") + __builtin_ffs(i) + __builtin_parity(u);
  double e = __builtin_fabs(d) + __builtin_sqrt(d) + __builtin_inf() + __builtin_nan("") + __builtin_huge_val();
  __builtin_memcpy(v, s, 3); __builtin_memset(p, 0, sizeof(int));
  bool o = __builtin_add_overflow(i, 2, p) || __builtin_mul_overflow(u, 3u, &u);
  void *f = __builtin_frame_address(0); if (__builtin_isnan(d)) __builtin_unreachable();
  __builtin_prefetch(p); if (i > 100) __builtin_trap();
  return a + e + o + (f == v) + *(int *)__builtin_assume_aligned(p, 4) + __builtin_offsetof(struct { int x; char y; },
  y); }
