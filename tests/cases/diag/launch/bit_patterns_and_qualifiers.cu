// expect: 68 warning 29
// expect: 68 warning 33
// expect: 69 warning 34
// expect: 69 warning 35
// expect: 69 warning 35
// expect: 69 warning 35
// expect: 69 warning 35
// expect: 68 warning 35
// expect: 167 error 41
// expect: 167 error 41
// expect: 167 error 41
// expect: 167 error 41
// expect: 167 warning 41
// expect: 167 warning 41
// expect: 167 error 41
// expect: 167 warning 42
// expect: 167 error 42
// expect: 167 error 42
// expect: 167 error 42
// expect: 167 error 42
// expect: 167 error 42
// expect: 167 error 42
__global__ void k() {}
__global__ void ku(unsigned char u) {}
constexpr int cm = ~0;
void f(const int **cpp, int *const *pcp, const int *const *cc) {
  k<<<~0, 1>>>();
  k<<<(~0), 1>>>();
  k<<<~0 & 7, ~1 + 1>>>();
  k<<<-~0, ~0L>>>();
  k<<<~0 & -2, cm>>>();
  k<<<~0 | 1, 1 ? ~0 : 2>>>();
  k<<<(int)~0, -(1)>>>();
  k<<<~0u, ~1ul>>>();
  ku<<<1, 1>>>(~0); ku<<<1, 1>>>(~0u); ku<<<1, 1>>>(~256); ku<<<1, 1>>>(0xffff); ku<<<1, 1>>>(-129); ku<<<1, 1>>>(-128); ku<<<1, 1>>>(~5l);
}
__global__ void kpp(int **p); __global__ void kvp(void *p); __global__ void kppc(int *const *p); __global__ void kppp(const int *const **p); __global__ void kf(void (*f)());
__global__ void kvpp(void **p); __global__ void kcc(const char *p);
void nof(int); void nof2() noexcept;
void g(const int **cpp, int *const *pcp, const int *const *cc, int **pp, int ***ppp, const int *ci, void *v, char *ch, const void *cv, volatile int *vi) {
  kpp<<<1, 1>>>(cpp); kpp<<<1, 1>>>(pcp); kpp<<<1, 1>>>(cc); kvp<<<1, 1>>>(ci); kvp<<<1, 1>>>(nof); kvp<<<1, 1>>>(&nof); kvp<<<1, 1>>>(cpp); kppc<<<1, 1>>>(pp); kppc<<<1, 1>>>(cpp);
  kppp<<<1, 1>>>(ppp); kf<<<1, 1>>>(nof); kf<<<1, 1>>>(nof2); kvpp<<<1, 1>>>(pp); kvpp<<<1, 1>>>(&v); kcc<<<1, 1>>>(v); kvp<<<1, 1>>>(cv); kvp<<<1, 1>>>(vi); kf<<<1, 1>>>(v);
}
