// expect: 165 error 43
// expect: 140 error 45
// expect: 140 error 46
// expect: 415 error 47
// expect: 415 error 48
// expect: 167 error 49
// expect: 167 error 50
// expect: 167 error 51
// expect: 167 error 52
// expect: 167 error 55
// expect: 415 error 56
// expect: 312 error 57
// expect: 415 error 58
// expect: 413 error 62
// expect: 167 error 63
// expect: 312 error 66
// expect: 413 error 67
// expect: 415 error 73
// expect: 415 error 73
// expect: 167 error 73
// expect: 167 error 73
// expect: 167 error 74
// expect: 312 error 75
// expect: 312 error 75
// expect: 413 error 75
// expect: 68 warning 76
// expect: 68 warning 77
// expect: 68 warning 78
// expect: 68 warning 78
// expect: 68 warning 78
// expect: 69 warning 79
// expect: 69 warning 79
// expect: 173 warning 80
// expect: 68 warning 83
// expect: 69 warning 84
// expect: 173 warning 85
// expect: 173 warning 86
__global__ void k(int *p) {}
struct S { int x; }; enum class E { a }; enum U { u };
struct T { operator dim3() const; operator int() const; }; struct V { operator dim3() const; };
struct W { explicit operator dim3() const; operator unsigned() const; };
void f(int *p, double d, S s, E e, U u, void *vp, long l, cudaStream_t st, T t, V v, W w, uint3 u3, dim3 d3, size_t z, float fl) {
  k<<<>>>(p);
  k<<<1>>>(p);
  k<<<1, 2, 3, 0, 5>>>(p);
  k<<<1, 2, 3, st, 5, 6>>>(p);
  k<<<p, 1>>>(p);
  k<<<1, p>>>(p);
  k<<<1, 1, p>>>(p);
  k<<<1, 1, 0, p>>>(p);
  k<<<1, 1, 0, vp>>>(p);
  k<<<1, 1, 0, 1>>>(p);
  k<<<1, 1, 0, 0>>>(p);
  k<<<1, 1, 0, nullptr>>>(p);
  k<<<1, 1, nullptr>>>(p);
  k<<<nullptr, 1>>>(p);
  k<<<s, 1>>>(p);
  k<<<e, 1>>>(p);
  k<<<u, 1>>>(p);
  k<<<d, 1>>>(p);
  k<<<1, 1, d>>>(p);
  k<<<1, 1, s>>>(p);
  k<<<1, 1, e>>>(p);
  k<<<t, 1>>>(p);
  k<<<v, 1>>>(p);
  k<<<w, 1>>>(p);
  k<<<1, 1, v>>>(p);
  k<<<d3, d3, z, st>>>(p);
  k<<<{1, 2}, {3}>>>(p);
  k<<<1, 1, {1}>>>(p);
  k<<<l, 1>>>(p);
  k<<<fl, 1>>>(p);
  k<<<"a", "b", "c", "d">>>(p);
  k<<<1, 1, "c">>>(p);
  k<<<s, s>>>(s);
  k<<<-1, 1>>>(p);
  k<<<1, -1>>>(p);
  k<<<-1, -1, -1>>>(p);
  k<<<1ull << 40, 1ll << 40>>>(p);
  k<<<1.5, 1e20>>>(p);
  k<<<1, 1, 1.5>>>(p);
  k<<<true, 'a'>>>(p);
  k<<<-1ll, 1>>>(p);
  k<<<4294967295u, 4294967296>>>(p);
  k<<<1, 1, -1.5>>>(p);
  k<<<~0, -1.0>>>(p);
}
