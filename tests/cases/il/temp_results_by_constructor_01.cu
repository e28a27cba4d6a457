// c++17
namespace text {
template <class T> struct B { B(const T *); B(const T *, int); B(const B &); B(B &&); ~B(); int n; };
template <class T> B<T> operator+(const T *, B<T> &&); template <class T> B<T> operator+(B<T> &&, const T *);
typedef B<char> string; string of(int);
struct E { E(const char *); E(const string &); E(const E &); ~E(); };
template <class T> struct V { V(); ~V(); void push_back(const T &); void push_back(T &&); template <class... A> void emplace_back(A &&...); };
}
using text::string; using text::E; void g(const string &); void by_value(string); template <class T> void k(T, string); template <class... T> void kk(T...);
struct Base { string t; Base(string, int); };
template <class T> struct H : Base { string s_, r_; E e_; T t_;
  H(int n) : Base{"a", 1}, s_{text::of(n)}, r_{"x", n}, e_{text::of(n)}, t_{text::of(n)} {}
  H(int n, int) : Base(text::of(n), n), s_(text::of(n)), r_("x" + text::of(n)), e_(text::of(n)), t_(text::of(n)) {}
  string r(int n) { return text::of(n); } string r2(int n) { return {text::of(n)}; } T r3(int n) { return text::of(n); } T r4(int n) { return {text::of(n), 1}; }
};
template <class T> void thrown(T t, int n) {
  if (n == 1) throw E("a" + text::of(n));
  if (n == 2) throw E("a" + text::of(n) + "b");
  if (n == 5) throw E(text::of(n));
  if (n == 6) throw E{text::of(n) + "b"};
  if (n == 7) throw E(text::of(t));
  string a = "x" + text::of(n); string b("x" + text::of(n)); string c{"x" + text::of(n)}; E e("x" + text::of(n));
  g("x" + text::of(n)); by_value("x" + text::of(n)); text::of(n); (void)("a" + text::of(n));
}
template void thrown(int, int);
template <class T> void open(T t, int n, text::V<string> v, text::V<T> vt) {
  T x(text::of(n)); T y = text::of(n); T z{text::of(n), 2}; t.m(text::of(n)); g(t, text::of(n)); kk(t, text::of(n)); k<T>(t, text::of(n));
  new T(text::of(n)); new T{text::of(n)}; v.push_back(text::of(n)); vt.push_back(text::of(n)); vt.emplace_back(text::of(n), 1);
  t = text::of(n); t + text::of(n); t << text::of(n) << 1; T(text::of(n), 1); string a[] = {text::of(n), "b"};
  auto l = [s = text::of(n)] { return s.n; }; auto c = text::of(n); const auto &d = text::of(n); if (t == text::of(n)) return;
  static_cast<T>(text::of(n)); (T)text::of(n); t ? text::of(n) : t; n ? text::of(n) : string("a"); text::of(t.a).n; text::of(n).n + t; throw T(text::of(n));
}
