// expect: 1790 error 35
// expect: 1790 error 36
// expect: 1790 error 37
// expect: 1790 error 37
// expect: 1790 error 37
// expect: 1790 error 48
// expect: 1790 error 48
// expect: 1790 error 48
// expect: 1790 error 48
// expect: 1790 error 48
// expect: 1790 error 48
// expect: 369 error 49
// expect: 289 error 49
// expect: 1790 error 49
// expect: 1790 error 49
// expect: 1790 error 49
// expect: 289 error 49
// expect: 1790 error 49
// expect: 1790 error 49
// expect: 289 error 49
// expect: 1790 error 50
// expect: 1790 error 51
// expect: 289 error 51
// expect: 1790 error 52
// expect: 1790 error 52
// expect: 1790 error 52
// expect: 1790 error 53
template <bool> struct En { constexpr En() noexcept = default; };
template <> struct En<false> { constexpr En() noexcept = delete; };
template <class T> struct Tab : private En<(sizeof(T) > 1)> { Tab() = default; };
template <class T> struct Map { Tab<T> t; Map() = default; };
template <class T> struct Map2 : Tab<T> { };
struct Own { Tab<char> c; };
struct Own2 { Tab<char> c; Own2() = default; };
void f() { Map<char> m; Map<int> ok; }
void g() { Map2<char> m; Map2<int> ok; }
void h() { Own o; Own2 p; Tab<char> q; }
struct C { const int c; C() = default; };
struct R { int &r; R() = default; };
struct N { N(int); };
struct M { N n; M() = default; };
struct Pr { private: Pr(); };
struct Q { Pr p; Q() = default; };
struct D { private: ~D(); };
struct E { D d; E() = default; };
union U { N n; int i; U() = default; };
template <class T> struct T1 { T t; T1() = default; };
void ff() { C c; R r; M m; Q q; U u; T1<N> t; T1<int> t2; }
void gg() { C c{}; R r{}; M m{}; new M; new M(); M(); M{}; M a[2]; static M s; T1<N> t{}; }
struct H1 { M m; }; struct H2 : M { H2() {} };
void hh() { H1 x; H1 y{}; H2 z; }
M gm; static M sm; T1<M> tm;
template <class T> void k() { M m; T t; T1<T> q; }
void l() { k<int>(); k<N>(); }
struct K { struct In { int a = 3; In() = default; }; In i; K() = default; };
void ok() { K k; K::In i; }
