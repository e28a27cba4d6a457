// expect: 403 error 10
// expect: 311 error 10
// expect: 403 error 11
// expect: 403 error 11
// expect: 403 error 12
// expect: 403 error 12
// expect: 403 error 13
// expect: 403 error 13
// Members of class templates are declared once.
template <typename... T> struct Var { void p(T...); void p(T...); void q(T... x); int q(T...); };
struct M1 { void a(); void a(); void b(); void b(); };
template <class T> struct M2 { void a(); void a(); void b(); void b(); };
template <class T> struct M3 { void a(T); void a(T x); void b(T); void b(T); };
