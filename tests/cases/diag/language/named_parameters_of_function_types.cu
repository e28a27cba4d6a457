// expect: none
// Function types and pointers to functions that name their parameters, wherever a type may stand.
#include <functional>
#include <map>
#include <string>
#include <vector>
#include <typeinfo>
#include <array>
#include <future>
#include <algorithm>
#include <iterator>
#include <memory>
struct S { int v; };
template <class T> struct derived : std::function<T(T &base_arg)> {};
template <class R, class... A> struct sig { using type = R(A... named); using ptr = R (*)(A... args); using mem = R (S::*)(A... more) const; };
template <class T, class F = T(T &arg, S *state), class G = std::function<T(const T &lhs, const T &rhs)>> struct opts {
  F *fp; G g; std::function<void(T *mem_arg, S &mem_state)> cb = [](T *mem_arg, S &mem_state) { (void)mem_arg; (void)mem_state; };
  std::map<std::string, std::vector<std::function<T(S &map_arg)>>> handlers;
  void set(std::function<T(T &param_arg)> f, T (*raw)(T raw_arg, S &raw_state), T (&ref)(T ref_arg), T (*table[2])(T tab), std::function<T(T &d)> def = nullptr) { handlers["a"].push_back([f, raw](S &inner) { return raw(T(inner.v), inner); }); }
  auto get() const -> std::function<T(T &trail_arg)> { return nullptr; }
  operator std::function<T(T &conv_arg)>() const { return get(); }
  template <class U> using fn = U (*)(U alias_arg, T alias_t);
  fn<int> member_of_alias; static T (*st)(T st_arg); static constexpr T (*cst)(T c_arg) = nullptr;
  friend T call(opts &o, T (*h)(T friend_arg)) { return h(o.v()); } T v() { return T(); }
};
template <class T, class F, class G> T (*opts<T, F, G>::st)(T st_arg2) = nullptr;
template <class T> T twice(T x, T (*f)(T deep)) { return f(f(x)); }
template <class T> int casts(T *p, void *q) {
  auto a = static_cast<T (*)(T c1)>(nullptr); auto b = reinterpret_cast<T (*)(T *c2, S &c3)>(q); auto c = (T (*)(T c4))q; using arr = T (*[3])(T c5); arr d = {a}; auto e = new (T (*[2])(T c6));
  int n = sizeof(T (*)(T c7)) + alignof(T (*)(T *c9)); const std::type_info &ti = typeid(T(T *c10, S &c11)); (void)ti; (void)b; (void)c; (void)d; (void)e;
  std::vector<T (*)(T c12)> fs; for (T (*f)(T c13) : fs) n += f != nullptr; for (std::function<T(T &c14)> g : std::vector<std::function<T(T &c15)>>()) n += !!g;
  if (T (*h)(T c16) = a) n++; if (std::function<T(T &c17)> h2 = nullptr; h2) n++; switch (T (*sw)(S &c18) = nullptr; sw != nullptr) { default:; } while (T (*w)(T c19) = nullptr) break;
  try { throw a; } catch (T (*ex)(T c20)) { n++; } catch (std::function<T(T &c21)> &ex2) { n++; }
  auto l = [f = std::function<T(T &c22)>(), g = (T (*)(T c23)) nullptr](T (*arg)(T c24), std::function<T(T &c25)> arg2 = {}) -> std::function<T(T &c26)> { return arg2; }; l(a);
  std::promise<std::function<T(T &c27)>> prom; std::packaged_task<T(T &c28, int *c29)> task([](T &x, int *) { return x; }); task.valid();
  std::array<std::function<T(T &c30)>, 2> ar{}; std::unique_ptr<T, std::function<void(T *c31)>> up(p, [](T *z) { (void)z; }); up.release();
  struct local { std::function<T(T &c32)> m; T (*k)(T c33); local(std::function<T(T &c34)> x) : m(std::function<T(T &c35)>(x)), k(nullptr) {} } loc{std::function<T(T &c36)>{}}; (void)loc;
  std::function<T(T &)> f1, f2 = std::function<T(T &c37)>(f1), f3{std::function<T(T &c38)>{}}; return n + twice<T>(T(), [](T q2) { return q2; }) + bool(f3) + bool(f2) + ar.size();
}
template <class T, T (*F)(T nt1, T nt2)> struct by_value { T operator()(T a, T b) const { return F(a, b); } };
template <class T, template <class U, U (*)(U tt1)> class TT> struct by_tt {};
template <class T> struct spec; template <class R, class A> struct spec<R(A &sp1)> { using type = R; }; template <class R, class A> struct spec<R (*)(A *sp2, S &sp3)> { using type = A; };
template <class T> typename spec<T(S &r1)>::type result_of_spec(typename spec<T (*)(S *p1, S &p2)>::type *x) { typename spec<T(S &r2)>::type y{}; (void)x; return y; }
int add(int a, int b) { return a + b; } template struct opts<int>; template int casts<int>(int *, void *);
__global__ void kern(int *o) { auto f = [](int x, int (*g)(int dev_arg)) { return x; }; o[0] = f(1, nullptr); }
int main() { by_value<int, add> v; return v(1, 2) + result_of_spec<int>(nullptr); }
