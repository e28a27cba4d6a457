// c++17
struct Z { Z(); Z(const Z &); int k; }; struct D { D(); ~D(); };
template <class T> struct A0 { T v; A0 f() { A0 a = *this; return a; } };
template <class T> struct A1 { T *v; virtual void g(); A1 f() { A1 a = *this; return a; } };
template <class T> struct A2 { Z z; A2 f() { A2 a = *this; return a; } };
template <class T> struct A3 : T { int v; A3 f() { A3 a = *this; return a; } };
template <class T> struct A4 : Z { int v; A4 f() { A4 a = *this; return a; } };
template <class T> struct A5 { T *v; ~A5(); A5 f() { A5 a = *this; return a; } };
template <class T> struct A6 { T *v; A6(A6 &&); A6 f() { A6 a = *this; return a; } };
template <class T> struct A7 { T *v; A7(const A7 &) = default; A7 f() { A7 a = *this; return a; } };
template <class T> struct A8 { T *v; A8 &operator=(const A8 &); A8 f() { A8 a = *this; return a; } };
template <class T> struct A9 { D v; A9 f() { A9 a = *this; return a; } };
template <class T> struct B0 { A0<T> v; B0 f() { B0 a = *this; return a; } };
template <class T> struct B1 { A0<int> v; B1 f(B1 b) { B1 a = b; auto l = [&] { B1 c = b; return c; }; return l(); } };
template <class T> struct B2 { T *p; B2(T *); B2(const B2 &o) = delete; B2 f() { B2 a = B2(p); return a; } };
template <class T> struct B3 : A0<T> { B3 f() { B3 a = *this; return a; } };
template <class T> struct B4 : A0<int> { B4 f() { B4 a = *this; return a; } };
template <class T> struct B5 { T *p; template <class U> B5(const B5<U> &); B5(B5 &); B5 f() { B5 a = *this; return a; } };
template <class T> struct B6 { T *p; template <class U> B6(const B6<U> &);  B6 f(); struct N { N n() { N m = *this; return m; } B6 o(B6 q) { B6 m = q; return q; } }; };
template <class T> B6<T> B6<T>::f() { B6 a = *this; B6<T> b = *this; return a; }
