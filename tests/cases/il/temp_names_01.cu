// c++17
namespace N { template <class T> struct V { T t; template <class U> struct In { U u;
  template <class W> struct Deep { W w; T back; }; }; typedef In<T> self_in; static V mk(T x) { return V{x}; }
  }; template <class T> V<T> wrap(T t) { return V<T>{t}; } template <class T, int N> struct Arr { T a[N]; };
  inline namespace v2 { template <class T> using Alias = V<T *>; } struct Tag {};
  template <class T = Tag> struct Def { int d; }; }
typedef N::V<int> VI;
  int use(VI a, N::V<int>::In<char> b, VI::self_in c, N::V<short>::In<long>::Deep<double> d,
  N::Alias<int> e, N::v2::Alias<const char> f, N::Arr<N::V<bool>, 2> g, N::Def<> h, ::N::V<N::V<N::Tag>> *i, const N::V<const int *> &j, N::V<int (*)(VI)> k, N::V<int VI::*> l, N::V<decltype(nullptr)> m, N::V<unsigned long> &&n, N::V<int[2]> o) { auto p = N::wrap(2.5); auto q = N::wrap(a); auto r = N::wrap(&b); using namespace N; V<char> s{'c'}; Arr<VI, 3> t{}; return a.t +
  b.u + c.u + d.w + d.back + *e.t + *f.t + g.a[1].t + h.d + (i != nullptr) + *j.t + k.t(a) +
  a.*l.t + (m.t == nullptr) + n.t + o.t[1] + p.t + q.t.t + r.t->u + s.t + t.a[0].t + VI::mk(3).t +
  N::V<VI>::mk(a).t.t; }
