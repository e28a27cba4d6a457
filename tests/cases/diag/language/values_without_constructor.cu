// expect: 415 error 50
// expect: 415 error 50
// expect: 415 error 50
// expect: 289 error 50
// expect: 289 error 50
// expect: 289 error 50
// expect: 415 error 50
// expect: 289 error 50
// expect: 289 error 50
// expect: 415 error 50
// expect: 415 error 51
// expect: 415 error 51
// expect: 415 error 51
// expect: 289 error 51
// expect: 415 error 51
// expect: 289 error 51
// expect: 415 error 51
// expect: 415 error 52
// expect: 289 error 52
// expect: 289 error 54
// expect: 289 error 54
// expect: 415 error 54
// expect: 415 error 54
// expect-device: 415 error 50
// expect-device: 415 error 50
// expect-device: 415 error 50
// expect-device: 289 error 50
// expect-device: 289 error 50
// expect-device: 289 error 50
// expect-device: 415 error 50
// expect-device: 289 error 50
// expect-device: 289 error 50
// expect-device: 415 error 50
// expect-device: 415 error 51
// expect-device: 415 error 51
// expect-device: 415 error 51
// expect-device: 289 error 51
// expect-device: 415 error 51
// expect-device: 289 error 51
// expect-device: 415 error 51
// expect-device: 415 error 52
// expect-device: 289 error 52
// expect-device: 289 error 54
// expect-device: 289 error 54
// expect-device: 415 error 54
// expect-device: 415 error 54
// A class without constructors is not initialised by one that does not fit: no conversion is found (415).
struct S { int a; }; struct N { N(); }; struct D { int a; D() = default; }; struct V { virtual void f(); }; struct P { private: int x; };
struct W { N n; }; struct U : N {}; union Un { int a; };
void f(int *p) { S a(1); S b("x"); S c(p); N d(1); D e(1); V g(1); P h(p); W i(1); U j(1); Un k(1.0); }
void g() { S(1); static_cast<S>(1); static_cast<N>(1); N(1); new S(1); new N(1); static_cast<W>("a"); }
template <class T> void t() { T(1); }
template void t<S>(); template void t<N>();
template <class T> void u(T v) { T x = T(1); T y(2); }
template void u<N>(N); template void u<S>(S);
