// expect: 20 error 20
// expect: 20 error 24
// expect: 20 error 25
// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 28
// expect: 20 error 29
// expect-device: 20 error 24
// expect-device: 20 error 25
// expect-device: 20 error 26
// expect-device: 20 error 27
// expect-device: 20 error 28
// expect-device: 20 error 29
// flags: --c++20
// Unknown names with what was meant for template arguments, in templates and out of them.
template <class T> void a(T t) { undefa<T>(); }
template <class T> void b(T t) { undefb<T>(t); }
template <class T> void c(T t) { undefc<int>(t); }
template <class T> void d(T t) { undefd<3>(t); }
template <class T> void g(T t) { undefg<3>(1); }
template <class T> void h(T t) { int y = undefh<T>(t); }
template <class T> void i(T t) { undefi<T><<<1, 1>>>(t); }
template <class T> void j(T t) { undefj<T, int>(t); }
void za(int t) { undega<int>(); }
void zb(int t) { undegb<int>(t); }
void zd(int t) { undegd<3>(t); }
void zh(int t) { int y = undegh<int>(t); }
void zi(int t) { undegi<int><<<1, 1>>>(t); }
void zj(int t) { undegj<int, int>(t); }
