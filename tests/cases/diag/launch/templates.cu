// expect: 165 error 7
// expect: 140 error 7
// expect: 167 error 7
// expect: 415 error 7
// expect: 167 error 8
__global__ void k(int *p); __global__ void k2(int a, int b = 1); template <class T> __global__ void tk(T t); __global__ void ov(int); __global__ void ov(int, int);
template <class T> void c(T x, int *p) { k<<<1, 1>>>(x, x); k<<<1, 1>>>(x); k<<<1, 1>>>(p, x); k<<<1, 1>>>(x, p); k2<<<1, 1>>>(); k2<<<1, 1, x, x, x>>>(1); k<<<x, 1>>>(1.5); tk<<<1, 1>>>(x, x); ov<<<1, 1>>>(x, x, x); k<<<sizeof(T), p>>>(p); k<<<1, 1>>>(x.y, 2); k<<<1, 1>>>(1, x.y); k2<<<1, 1>>>(p, x); }
template <class T> struct M { T t; void m(int *p) { k<<<t, 1>>>(t, t); k<<<1, t>>>(1); k<<<1, 1>>>(this); k<<<1, 1>>>(this->t, 1); k2<<<1, 1>>>("a", t); } };
template <int... N> void pk() { k2<<<1, 1>>>(N...); k2<<<N...>>>(1); k<<<1, 1>>>(1.5, N...); }
template <class... T> void pt(T... t) { k2<<<1, 1>>>(t...); k<<<1, 1>>>("a", t...); k<<<t..., 1, "a">>>(0); }
