// flags: --c++17
// Default arguments may name private members of the class of their function, wherever it is called.
template <class C> class S { private: C v; static const C empty[1]; public: explicit S(const C *v = empty) : v(*v) {} };
template <class C> const C S<C>::empty[1] = {0};
void f() { S<char> s; S<char> t("a"); S<char> *p = new S<char>; (void)S<char>(); static S<char> u; }
template <class T> void g() { S<T> s; }
template void g<int>();
S<char> glob;
struct X { S<char> m; };
X x;
class P { static int e; static int f(); int m; enum { k = 1 }; public: P(int = e, int = f(), int = k); static void s(int = e); void t(int = e); int operator()(int = f()); };
void h() { P p; P::s(); p.t(); p(); new P(); P{}; }
P pp;
template <class T> class Q { static int e; static int f(); int m; enum { k = 1 }; public: Q(int = e, int = f(), int = k); static void s(int = e); void t(int = e); int operator()(int = f()); };
void hh() { Q<int> p; Q<int>::s(); p.t(); p(); new Q<int>(); Q<int>{}; }
Q<int> qq;
struct TB { virtual void body(); };
void TB::body() { S<char> s; S<char>(); Q<int> q; Q<int>::s(); q.t(); P p; P::s(); throw S<char>(); }
void lam() { auto l = []{ S<char> s; P p; Q<int> q; (void)S<char>(); }; l(); }
template <class C> class S2 { private: C v; static const C empty[]; public: explicit S2(const C *v = empty) : v(*v) {} };
template <class C> const C S2<C>::empty[] = {0};
void ff() { S2<char> s; S2<char> t("a"); S2<char> *p = new S2<char>; (void)S2<char>(); static S2<char> u; }
struct V { bool empty(); int e(); int k(); bool f(); };
void fff(V &v) { S<char> s; S<char> t("a"); v.empty() || v.e() || v.k() || v.f(); (void)S<char>(); P p; P::s(); p.t(); p(); new P(); Q<int> qp; Q<int>::s(); qp.t(); qp(); new Q<int>(); Q<int>{}; }
