// expect: 20 error 105
// expect: 20007 error 105
// expect: 20 error 106
// expect: 20007 error 106
// expect: 20 error 107
// expect: 20007 error 107
// expect: 20 error 108
// expect: 20 error 109
// expect: 20 error 110
// expect: 20 error 111
// expect: 20 error 112
// expect: 20007 error 112
// expect: 167 error 113
// expect: 20007 error 113
// expect: 167 error 118
// expect: 140 error 119
// expect: 20007 error 119
// expect: 165 error 120
// expect: 167 error 121
// expect: 20007 error 121
// expect: 140 error 122
// expect: 20007 error 122
// expect: 165 error 123
// expect: 20007 error 123
// expect: 165 error 124
// expect: 20007 error 124
// expect: 140 error 125
// expect: 20007 error 125
// expect: 304 error 126
// expect: 167 error 127
// expect: 167 error 128
// expect: 20007 error 128
// expect: 167 error 129
// expect: 20007 error 129
// expect: 167 error 131
// expect: 20005 error 131
// expect: 167 error 131
// expect: 165 error 133
// expect: 20007 error 133
// expect: 140 error 133
// expect: 20007 error 133
// expect: 140 error 133
// expect: 140 error 133
// expect: 20007 error 133
// expect: 461 error 133
// expect: 20007 error 133
// expect: 167 error 133
// expect: 20007 error 133
// expect: 167 error 134
// expect: 20005 error 134
// expect: 140 error 134
// expect: 20005 error 134
// expect: 165 error 134
// expect: 20005 error 134
// expect: 165 error 134
// expect: 20005 error 134
// expect: 167 error 134
// expect: 20005 error 134
// expect: 167 error 134
// expect: 20005 error 134
// expect: 20005 error 134
// expect: 167 error 135
// expect: 140 error 135
// expect-device: 20 error 105
// expect-device: 20 error 106
// expect-device: 20 error 107
// expect-device: 20 error 108
// expect-device: 20 error 109
// expect-device: 20 error 110
// expect-device: 20 error 111
// expect-device: 20 error 112
// expect-device: 167 error 113
// expect-device: 167 error 118
// expect-device: 140 error 119
// expect-device: 165 error 120
// expect-device: 167 error 121
// expect-device: 140 error 122
// expect-device: 165 error 123
// expect-device: 165 error 124
// expect-device: 140 error 125
// expect-device: 304 error 126
// expect-device: 167 error 127
// expect-device: 167 error 128
// expect-device: 167 error 129
// expect-device: 167 error 131
// expect-device: 167 error 131
// expect-device: 165 error 133
// expect-device: 140 error 133
// expect-device: 140 error 133
// expect-device: 140 error 133
// expect-device: 461 error 133
// expect-device: 167 error 133
// expect-device: 167 error 134
// expect-device: 140 error 134
// expect-device: 165 error 134
// expect-device: 165 error 134
// expect-device: 167 error 134
// expect-device: 167 error 134
// expect-device: 167 error 135
// expect-device: 140 error 135
// The only member function of a name is called, whatever its arguments are; another function where there are too many.
struct S { __device__ void m(int); __device__ static void s(int, float); void operator()(int); __device__ int operator[](int); __device__ void o(int); __device__ void o(float); };
__device__ void d1(int); struct D { __device__ D(int); };
void f(S s, S *p) {
  s.m(nope);
  p->m(nope2);
  S::s(nope3, 1);
  d1(nope4);
  s.o(nope5);
  s[nope6];
  D d(nope7);
  s.s(1, nope9);
  s.m(d1);
}
struct S2 { __device__ void m(int); __device__ void v(int, int = 2); template<class T> __device__ void t(T); __device__ void tt(int *); };
__device__ void e1(int); __device__ void e2(int *, int); __host__ __device__ void hd(int);
void f2(S2 s, S2 *p) {
  e1("a");
  e1(1, 2);
  e1();
  s.m("a");
  s.m(1, 2);
  s.m();
  s.v();
  p->v(1, 2, 3);
  s.t();
  hd("a");
  (s.m)("a");
  (&s)->tt(3);
}
__host__ __device__ void g2(S2 s) { s.m("b"); e1("b"); }
struct T { __device__ int a(int, int = 1) const; __host__ __device__ void b(); static __device__ void c(); virtual __device__ void d(float &); } t;
int h(const T *p, T &r) { p->a(); p->a(1, 2, 3); r.b(1); T::c(2); r.d(1.f); return r.a("x"); }
__host__ __device__ int hd(T &r) { r.a("y"); if (r.a(1, 2, 3)) return 1; for (int i = r.a(); i < r.a(); ++i) {} int z = r.a("z"); return r.a(r.a("w")); }
__device__ void d(T &r) { r.a("y"); r.b(1); }
