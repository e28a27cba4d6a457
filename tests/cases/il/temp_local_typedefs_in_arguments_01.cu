// c++17
template <class T> struct V { bool empty() const; static int n(); int size() const; V(); int k; template <class U> int tm(U); }; template <class A, class B> struct Pr { A a; B b; };
typedef int I32; using NS = Pr<int, int>; template <class T> using NT = Pr<T, int>; template <class A, class B> int m2(); template <class T> constexpr int val = 1; template <class T> T *mp(); template <class T> int mk(T);
namespace n { typedef long L; template <class T> using Ptr = T *; template <class T> struct X { using type = T; }; }
template <class W> struct G { using CS = Pr<W, int>; typedef W CW; void f(W w) {
  using P = Pr<W, int>; using Q = Pr<int, int>; typedef W LW; using LI = I32; using E = typename W::type; using R = decltype(w()); using S = decltype(mk(w));
  V<P> a; V<CS> b; V<NS> c; V<NT<W>> d; V<Q> e; V<Pr<W, int>> i; V<Pr<W, NS>> g; V<Pr<I32, W>> h; V<E> ve; V<R> r;
  while (!a.empty()); while (!b.empty()); while (!c.empty()); while (!d.empty()); while (!e.empty()); while (!i.empty()); while (!g.empty()); while (!h.empty()); while (!ve.empty()); while (!r.empty());
  int x = V<P>::n() + V<CS>::n() + V<LW>::n() + V<Q>::n(); auto t = mk<P>(P()); auto u = mk<Q>(Q()); auto v = mp<V<LW>>(); auto z = mp<V<R>>(); auto z2 = mp<S>(); auto y = mp<E>();
  bool b1 = !m2<NS, W>(); bool b2 = !m2<I32, W>(); bool b3 = !m2<LI, CW>(); bool b4 = !m2<n::L, n::Ptr<W>>(); bool b6 = !m2<Pr<I32, W>, typename n::X<W>::type>();
} };
