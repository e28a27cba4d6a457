// expect: none
// flags: --c++20
struct V { const char *p; unsigned n; constexpr V() : p(0), n(0) {} constexpr V(const char *q) : p(q), n(0) { while (q[n]) ++n; } constexpr V(const char *q, unsigned m) : p(q), n(m) {}
  constexpr bool ok() const { return n != 0; } constexpr unsigned size() const { return n; } };
struct P { V a; int i; constexpr bool ok() const { return i != 0 && a.ok(); } }; struct Q { P p; int k = 3; constexpr bool ok() const { return p.ok() && k == 3; } };
struct W : V { using V::V; int z = 1; constexpr bool good() const { return ok() && z; } };
template <class T> int f() {
  constexpr V a = T::name; static_assert(a.ok()); constexpr V b{T::name}; static_assert(b.ok()); constexpr V c(T::name); static_assert(c.ok());
  constexpr V d = {T::name, 2}; static_assert(d.ok()); constexpr V e{T::name, 2}; static_assert(e.n != 0); constexpr V g(T::name, sizeof(T)); static_assert(g.size() > 0);
  constexpr P h{T::name, 1}; static_assert(h.ok()); constexpr P i{{T::name, 2}, T::v}; static_assert(i.ok()); constexpr P j = {a, T::v}; static_assert(j.ok());
  constexpr Q k{{T::name, 1}}; static_assert(k.ok()); constexpr Q l{h}; static_assert(l.ok()); constexpr Q m = {.p = {T::name, T::v}}; static_assert(m.ok());
  constexpr V n[2] = {T::name, V(T::name)}; static_assert(n[0].ok() && n[1].ok()); constexpr V o[] = {V{T::name, 3u}}; static_assert(o[0].ok());
  constexpr W p(T::name); static_assert(p.good()); constexpr W q{T::name}; static_assert(q.good());
  constexpr V r = V(T::name); static_assert(r.ok()); constexpr auto s = V(T::name); static_assert(s.ok()); constexpr auto t = V{T::name, 1u}; static_assert(t.ok());
  constexpr int u[3] = {T::v, T::v, 1}; static_assert(u[0] && u[2]); constexpr int w[] = {T::v}; static_assert(w[0] == T::v); constexpr const char *x = T::name; static_assert(x != nullptr); static_assert(*x);
  constexpr auto y = [](V v) { return v; }(T::name); static_assert(y.ok()); constexpr V z = true ? V(T::name) : V(); static_assert(z.ok()); static_assert(V(T::name).ok()); static_assert(P{T::name, T::v}.ok());
  constexpr bool aa = V(T::name).ok(); static_assert(aa); constexpr const V &bb = T::object; static_assert(bb.ok()); constexpr V cc = bb; static_assert(cc.ok()); constexpr V dd = T::object; static_assert(dd.ok()); constexpr P ee{T::object, 1}; static_assert(ee.ok());
  struct L { V v; constexpr L() : v(T::name) {} constexpr bool ok() const { return v.ok(); } }; constexpr L ff; static_assert(ff.ok()); struct M { V v = T::name; constexpr bool ok() const { return v.ok(); } }; constexpr M gg; static_assert(gg.ok()); constexpr M hh{}; static_assert(hh.ok());
  return n[1].n;
}
template <class T> struct C { static constexpr V a = T::name; static_assert(a.ok()); static constexpr V b{T::name}; static_assert(b.ok()); static constexpr P c = {T::name, T::v}; static_assert(c.ok()); static constexpr V d = a; static_assert(d.ok());
  V v = T::name; int w = T::v; constexpr C() {} constexpr bool ok() const { return v.ok() && w; } static constexpr int g() { constexpr C o; static_assert(o.ok()); constexpr C p{}; static_assert(p.ok()); return 1; } };
template <class T> constexpr V made() { return T::name; } template <class T> constexpr bool b1 = made<T>().ok(); template <class T> struct D { static_assert(b1<T>); static_assert(made<T>().ok()); static constexpr V v = made<T>(); static_assert(v.ok()); };
struct N { static constexpr char name[] = "abc"; static constexpr int v = 1; static constexpr V object{"abc"}; };
int use() { return f<N>() + C<N>::g() + D<N>::v.n; }
