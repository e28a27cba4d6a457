// c++17
namespace N { enum class L : unsigned char { a, b }; enum M { c, d }; struct R { int r; enum K { k1, k2 };
  enum class J { j }; }; }
enum G { g1, g2 }; enum class H { h1 };
template <class T> struct P { T a; enum I { i1 }; enum class O { o1 }; P *next; };
struct Q { int q; struct I { int z; } in; union { int u; }; };
template <class T, N::L l, N::M m, G g, H h, N::R::K k, N::R::J j> bool f(P<T> p, Q q, N::R &r, T t, Q *qp, P<T>
  *pp) {
bool b = !(p.a == t); b = !(q.q == t); b = !(r.r == t); b = !(qp->q == t); b = !(pp->a == t);
  b = !(q.in.z == t); b = !(q.u == t); b = !(pp->next->a == t);
b = l == N::L::a; b = m == N::d; b = g == g2; b = h == H::h1; b = k == N::R::k2; b = j == N::R::J::j;
b = !(l == N::L::a); b = !(t == N::L::a); b = !(t == N::d); b = !(t == g1); b = !(t == H::h1);
  b = !(t == N::R::k1); b = !(t == N::R::J::j);
b = !(t == P<T>::i1); b = !(t == P<T>::O::o1); b = !(t == P<int>::i1); b = !(t == P<int>::O::o1);
int x[l == N::L::b ? 3 : 4]; decltype(q.q + t) y = 3; decltype(p.a + t) z = 4;
return x[0] + y + z;
}
template <class T> struct S { T v; enum I { i1 }; enum class O { o1 }; struct In { S *s; T w; In *in; bool n() {
  return !(s->v == w); } bool e() { return !(in->w == s->v); } };
friend bool operator==(const S &a, const S &b) { return !(a.v == b.v); } bool m(const S &o, In &in, Q &q) {
  return !(o.v == v) && !(in.w == v) && !(q.q == v); }
bool en(T t) { return !(t == i1) && !(t == O::o1); } };
