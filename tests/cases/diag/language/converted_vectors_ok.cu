// expect: none
// Vectors converted element by element.
typedef int v4si __attribute__((vector_size(16))); typedef float v4sf __attribute__((vector_size(16)));
void f0(v4sf *x, v4si *y) { *y = __builtin_convertvector(*x, v4si); }
template <int N> void f1(v4sf *x, v4si *y) { *y = __builtin_convertvector(*x, v4si); }
template <class T> void f3(v4si *x, T *y) { *y = __builtin_convertvector(*x, T); }
void g(v4si *a, v4sf *b) { f1<1>(b, a); f3(a, b); }
typedef int v8si __attribute__((vector_size(32))); typedef double v4df __attribute__((vector_size(32)));
v4df wide(v4si a) { auto l = [=] { return __builtin_convertvector(a, v4df); }; return l() + __builtin_convertvector(a + a, v4df) * 2.0; }
template <class T, class U> auto as(U u) { return __builtin_convertvector(u, T); }
v4si back(v4df d) { return as<v4si>(d); }
