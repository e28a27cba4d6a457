// expect: 20 error 47
// expect: 254 error 47
// expect: 29 error 47
// expect: 20 error 48
// expect: 254 error 48
// expect: 20 error 49
// expect: 254 error 49
// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 254 error 52
// expect: 20 error 53
// expect: 254 error 53
// expect: 29 error 53
// expect: 20 error 54
// expect: 254 error 54
// expect: 254 error 54
// expect: 20 error 55
// expect: 254 error 55
// expect: 29 error 55
// expect: 20 error 56
// expect: 254 error 56
// expect: 20 error 57
// expect: 20 error 58
// expect: 254 error 58
// expect: 20 error 59
// expect: 254 error 59
// expect: 29 error 59
// expect: 20 error 60
// expect: 254 error 60
// expect: 254 error 60
// expect-device: 20 error 55
// expect-device: 254 error 55
// expect-device: 29 error 55
// expect-device: 20 error 56
// expect-device: 254 error 56
// expect-device: 20 error 57
// expect-device: 20 error 58
// expect-device: 254 error 58
// expect-device: 20 error 59
// expect-device: 254 error 59
// expect-device: 29 error 59
// expect-device: 20 error 60
// expect-device: 254 error 60
// expect-device: 254 error 60
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
