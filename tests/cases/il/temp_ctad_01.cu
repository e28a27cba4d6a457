// c++17
template <class T> struct W { T t; W(T x) : t(x) {} W(T x, int) : t(x) {}
  template <class U> W(U *p, T x) : t(x + *p) {} }; template <class T, class U = int> struct P { T a; U b; };
  template <class T, class U> P(T, U) -> P<T, U>; template <class T> P(T) -> P<T, long>;
  template <class T, unsigned long N> struct A { T d[N]; }; template <class T, class... U> A(T,
  U...) -> A<T, 1 + sizeof...(U)>; template <class F> struct Ov : F { using F::operator(); }; template <class F> Ov(F) -> Ov<F>; template <class T> struct V { V(T *, T *); template <class I> V(I, I, int); int n; }; 
int use(int i, int *p) { W a(1); W b = 2.5; W c{'c'}; W d(a); W e(1L, 2); W f(p, 3L); W g = W(4); P h{1, 2.5};
  P j{3}; A k{1, 2, 3}; Ov l{[](int x) { return x; }}; V m(p, p); const W n = i; auto *q = new W(5);
  return a.t + b.t + c.t + d.t + e.t + f.t + g.t + h.b + j.b + k.d[1] + l(2) + m.n + n.t + q->t +
  W(6).t + W{i}.t; }
