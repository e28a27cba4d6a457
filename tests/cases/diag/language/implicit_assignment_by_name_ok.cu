// expect: none
// `operator=` by its name is the implicit one as well.
struct P { int x; P &operator+=(const P &o) { x += o.x; return *this; } bool operator()(int) const { return true; } int operator[](int i) const { return i; } operator int() const { return x; } };
struct R { int a; 
  bool isEmpty() const { return a == 0; }
  R &operator|=(R const &r) { if (r.isEmpty()) return *this; if (isEmpty()) return operator=(r); a |= r.a; return *this; }
  R operator|(R const &r) const { R q(*this); q.operator|=(r); q.operator=(r); return q; }
  R &operator=(R const &) = default;
  R(R const &) = default; R() : a(0) {}
  int k(const R &r) { return operator==(r) ? operator*() : !operator!=(r); }
  bool operator==(const R &) const { return true; } bool operator!=(const R &r) const { return !operator==(r); } int operator*() const { return 1; }
};
struct Imp { int a; Imp &f(const Imp &o) { return operator=(o); } Imp &g(Imp &&o) { operator=((Imp &&)o); return *this; } };
struct D : P { D &f(const D &o) { operator=(o); operator+=(o); operator()(1); operator[](2); return *this; } int g() { return operator int(); } };
template <class T> struct T1 : T { T1 &f(const T1 &o) { return operator=(o); } T1 &g(const T1 &o) { if (this != &o) operator=(o); return *this; } };
void u() { D d; d.f(d); T1<P> t; t.f(t); t.g(t); Imp i; i.f(i); i.g((Imp &&)i); }
struct V { int v; V &operator=(int i) { v = i; return *this; } V &f(const V &o) { operator=(3); operator=(o); return this->operator=(o); } };
struct W : V { using V::operator=; W &f(const W &o) { operator=(3); return operator=(o); } };
template <class T> struct X1 { T t; X1 &operator=(const T &o) { t = o; return *this; } template <class U> X1 &operator=(const X1<U> &o) { return operator=(T(o.t)); } X1 &c(const X1 &o) { operator=(o); return X1::operator=(o); } };
void w() { W a; a.f(a); X1<int> b; X1<long> c; b = c; b.c(b); V v; v.f(v); v.operator=(v); }
