// expect: 366 error 71
// expect: 366 error 71
// expect: 289 error 72
// expect: 289 error 72
// expect: 289 error 72
// expect: 291 error 72
// expect: 322 error 72
// expect: 811 error 73
// expect: 811 error 73
// expect: 811 error 73
// expect: 811 error 73
// expect: 811 error 73
// expect: 811 error 73
// expect: 289 error 74
// expect: 289 error 76
// expect: 289 error 77
// expect: 289 error 78
// expect: 1776 error 79
// expect: 289 error 80
// expect: 413 error 81
// expect: 1776 error 84
// expect: 1776 error 85
// expect: 1776 error 86
// expect: 1776 error 87
// expect: 1776 error 88
// expect: 1776 error 89
// expect: 1776 error 90
// expect: 1776 error 91
// expect: 1776 error 92
// expect: 1776 error 93
// expect: 1776 error 94
// expect: 1776 error 95
// expect: 1776 error 96
// expect: 1776 error 97
// expect: 1776 error 98
// expect: 1790 error 101
// expect: 1790 error 102
// expect: 291 error 103
// expect: 291 error 104
// expect: 291 error 105
// expect: 322 error 106
// expect: 322 error 107
// expect: 322 error 108
// expect: 322 error 109
// expect: 1776 error 112
// expect: 1776 error 113
// expect: 1776 error 114
// expect: 1776 error 115
// expect: 1776 error 116
// expect: 811 error 118
// expect: 811 error 118
// expect: 811 error 118
// expect: 811 error 118
// expect: 1776 error 119
// expect: 1776 error 120
// expect: 1776 error 120
// expect: 1776 error 120
// expect-device: 177 warning 84
// expect-device: 177 warning 85
// expect-device: 177 warning 87
// expect-device: 177 warning 118
// expect-device: 177 warning 73
// expect-device: 177 warning 73
// expect-device: 177 warning 73
struct A { int x; }; struct B { B(int); B(const B &) = delete; explicit B(char *); B(const char *, ...); };
struct M { int *p; M(int) {} template <class T> M(T *, T) {} }; template <class T> struct TT { TT(T); TT(T, T); };
struct D { D(); D(const D &) = delete; D(int) = delete; void operator=(const D &) = delete; };
struct R { int &r; }; struct Abs { virtual void f() = 0; virtual int g(int) const = 0; virtual ~Abs() = 0; }; struct NoD { NoD(int); };
template <class T> void de(T) = delete; template <class T> struct V { void m(T) = delete; void m(T, int) const = delete; static void s() = delete; };
struct Begins { int x = 1; int y; }; struct Both { int a, b; };
struct NI { int &r; const int c; NI() {} NI(int) : c(1) {} };
M m1("a", 2); M m2(1, 2); TT<int> t1("x"); TT<int> t2; Abs ab; Abs result(); void parameter(Abs);
const Begins b1; const Begins b2[2]; const Begins b3, b4; static const Both b5; const Both b6, b7 = {1};
struct DB : B { DB() : B(1, 2, 3) {} };
void candidates(A a, B &b) {
  B b1(1, 2, 3);
  B b2{a};
  B b3 = {a};
  B b4 = b;
  new B(a, a);
  A a1{b};
}
void deleted(D a, D &d) {
  D a1(d);
  D a2{d};
  D a3 = d;
  D a4 = {d};
  new D(d);
  new D{d};
  new D(1);
  D(1);
  D{1};
  static_cast<D>(d);
  D a5(1);
  D a6{ 1 };
  D a7 = 1;
  a = d;
  throw d;
}
void allocated() {
  new R;
  new R();
  new NoD;
  new NoD[3];
  new const NoD;
  new Abs;
  new Abs();
  new Abs{};
  new Abs(1);
}
void templates(V<int> *v) {
  de(1);
  de<char>('a');
  v->m(1);
  v->m(1, 2);
  V<char>::s();
}
void constants() { const Begins c1; const Begins c2[2]; static const Begins c3; const Both c4; }
D returned(D &d) { return d; }
struct MD { D m; MD(D &d) : m(d) {} MD() : m(1) {} MD(int) : m{1} {} };
