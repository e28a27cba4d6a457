// c++17
template <class T> int t(T v, int n, const char *s) {
  __builtin_expect(v, 1); __builtin_expect(n, 1); __builtin_popcount(v); __builtin_strlen(s); __builtin_memcpy(v, s, n); 
  __builtin_expect(sizeof(T), 1);
  return __builtin_abs(v) + (__builtin_expect(!v, 0) ? 1 : 2);
}
