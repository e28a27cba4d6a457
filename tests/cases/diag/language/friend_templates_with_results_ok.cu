// expect: none
// A friend template whose result depends on its parameters is that of the namespace.
struct F { int operator()(int) const { return 1; } };
template <class V> auto six(V &&vis) -> decltype(vis(0));
template <class V> auto six(V &&vis) -> decltype(vis(0)) { return vis(0); }
template <class V> auto sev(V &&vis) -> decltype(vis(0));
template <class W> auto sev(W &&wis) -> decltype(wis(0)) { return wis(0); }
template <class V> constexpr auto eig(V &&vis) -> decltype(vis(0));
template <class V> constexpr inline auto eig(V &&vis) -> decltype(vis(0)) { return vis(0); }
class arg { int t; 
  template <typename V> friend auto nin(V &&vis, const arg &a) -> decltype(vis(0));
  template <typename V> friend auto ten(V vis, const arg &a) -> decltype(vis(0));
  template <typename V> friend auto ele(V vis, const arg &a) -> decltype(vis + 0);
};
template <typename V> auto nin(V &&vis, const arg &a) -> decltype(vis(0)) { return vis(0); }
template <typename V> auto ten(V vis, const arg &a) -> decltype(vis(0)) { return vis(0); }
template <typename V> auto ele(V vis, const arg &a) -> decltype(vis + 0) { return 0; }
int h() { return six(F()) + sev(F()) + eig(F()); }
int h2() { return nin(F(), arg()); }
int h3() { return ten(F(), arg()); }
int h4() { return ele(1, arg()); }
namespace f {
template <typename C> class arg {
 public:
  int t = 0;
  template <typename V, typename X> friend constexpr auto visit(V &&vis, const arg<X> &a) -> decltype(vis(0));
  template <typename V, typename X> friend int two(V &&vis, const arg<X> &a);
  template <typename X> friend auto three(const arg<X> &a) -> decltype(a.t);
};
template <typename V, typename C> constexpr inline auto visit(V &&vis, const arg<C> &a) -> decltype(vis(0)) { return vis(a.t); }
template <typename V, typename C> int two(V &&vis, const arg<C> &a) { return vis(a.t); }
template <typename C> auto three(const arg<C> &a) -> decltype(a.t) { return a.t; }
struct G { int operator()(int) const { return 1; } };
}
int h6() { f::arg<char> a; return two(f::G(), a) + three(a) + visit(f::G(), a); }
