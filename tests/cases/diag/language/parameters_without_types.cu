// expect: 757 error 16
// expect: 757 error 16
// expect: 757 error 16
// expect: 100 error 16
// expect: 757 error 16
// expect: 864 error 17
// expect: 864 error 17
// expect: 864 error 17
// expect: 864 error 17
// expect: 864 error 17
// expect: 757 error 18
// expect: 757 error 18
// expect: 757 error 18
// expect: 864 error 18
// Every parameter of a function that has no type is told of.
template <int N> struct S { void m(N x) { } void o(int a, N b) { } void p(int x, N *x); N q; };
template <typename T> struct S4 { void p(S3<T> *x); S3<T> q(S3<T> a); S3<T> r; void s(T a, S3<T> b) { } };
struct S5 { int a; a b(int c); void d(a x); void e(int x, a y, S3<int> b); };
