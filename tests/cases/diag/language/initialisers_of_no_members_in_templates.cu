// expect: 292 error 23
// expect: 292 error 24
// expect: 292 error 25
// expect: 292 error 25
// expect: 292 error 26
// expect: 292 error 28
// expect: 292 error 28
// expect: 147 error 30
// expect: 135 error 32
// expect: 18 error 32
// expect: 20 error 32
// expect-device: 292 error 24
// expect-device: 147 error 30
// expect-device: 135 error 32
// expect-device: 18 error 32
// expect-device: 20 error 32
// expect-device: 292 error 23
// expect-device: 292 error 25
// expect-device: 292 error 25
// expect-device: 292 error 28
// flags: --c++17
// Member initialisers that name neither a member nor a base class, in templates and their instances; what misfits of templates name.
template <class T> struct Csr { T rows; Csr(T r) : rows(r), colums(r) {} };
struct P { int a; P() : a(1), bb(2) {} };
template <class T> struct Q : T { Q() : bb(2), cc{3} {} };
template <class T> struct Csr2 { T rows; Csr2(T r) : rows(r), colums(undef) {} };
Csr<int> u(3); Csr<double> ud(2.0); struct B {}; Q<B> q;
template <class T> struct R : B { R() : B(), rows2(3) {} template <class U> R(U) : cols2(4) {} }; R<int> r;
template <typename T, int Rows, int Columns> struct Matrix { Matrix operator-() const; };
template <typename T, int R, int C> Matrix<T, R, C> Matrix<T, R, C>::operator-() { return *this; }
namespace N { }
struct M { void c(N::bx<int> p) { int z = w21; } };
