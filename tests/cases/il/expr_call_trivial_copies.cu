// c++17
struct A { int x; ~A(); }; A mk(); struct T { int x; }; struct TD : A { int y; }; struct MC { MC(const MC &); MC(MC &&) = default; ~MC(); MC(); }; struct H { A a; A f() { return a; } };
void fa(A, int = 0); void va(...); struct Ctor { Ctor(A a, int); A operator+(A) const; A operator()(A) const; A operator[](A); }; void fca(const A);
A r1(A a) { return a; } A r2(A &a) { return a; } A r3(A *p) { return *p; } A r4(A a, bool b) { return b ? a : mk(); }
void use(A a, TD d, A *p, bool b, const A ca, Ctor c, void (*fp)(A), H h) { fa(a); fa(d); fa(*p, 2); fa(b ? a : *p); fa(mk()); fa(ca); fca(a); Ctor c2(a, 1); c + a; c(a); c[a]; fp(a); fa(h.a); fa(h.f()); A l = a; A l2(*p); A l3{ca}; auto g = [a]() { return a.x; }; throw a; new A(a); A arr[2] = {a, *p}; fa(A(a)); fa(static_cast<A>(a)); b ? a : mk(); H h2{a}; int y = (fa(a), 3); }
struct MC2 { MC2(const MC2 &); MC2(MC2 &&) = default; int x; MC2(); }; void fm(MC2); MC2 mk2();
void u2(MC2 m) { fm(m); fm(static_cast<MC2 &&>(m)); fm(mk2()); fm(static_cast<MC2 &&>(mk2())); MC2 z = static_cast<MC2 &&>(m); } MC2 u3(MC2 m) { return m; } MC2 u4(MC2 m) { return static_cast<MC2 &&>(m); }
template <class T> struct UP { T *p; UP(T *q) : p(q) {} ~UP() { delete p; } UP(const UP &) = default; T get() const { return *p; } }; template <class T> void tk(UP<T> u, const T &t) { *u.p = t; } template <class F, class... A> void ap(F f, A... a) { f(a...); }
void u5(UP<int> u) { tk(u, 3); tk<int>(u, 4); ap(&tk<int>, u, 5); auto l = [u](UP<int> w) { return u.get() + w.get(); }; l(u); ap(l, u); UP<int> v = u; UP<int> ar[2] = {u, v}; for (UP<int> x : ar) x.get(); }
