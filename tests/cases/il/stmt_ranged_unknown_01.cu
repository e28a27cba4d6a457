// c++17
template <class T> struct S { T mem; T *p; T arr[3]; S<T> *next; };
template <class T> T glob; template <class T> T &get();
template <class T> void f(T t, T &r, const T &c, T *q, T a[3], S<T> s, S<T> &sr, T &&fw) {
  for (auto x : t) x; for (auto x : r) x; for (auto x : c) x; for (auto &x : *q) x; for (auto x : s.mem) x; for (auto x : sr.mem) x; for (auto x : s.arr) x; for (auto x : t.items) x; for (auto x : t.items()) x; for (auto x : q->items) x; for (auto x : fw) x; for (auto x : (t)) x; for (auto x : T()) x; for (auto x : get<T>()) x; for (int i : t) i; for (auto &&x : t[0]) x; for (auto x : *t) x; for (auto x : q[1]) x; for (auto x : t + t) x; for (auto x : static_cast<T &&>(t)) x; for (auto x : s) x; for (auto x : *s.next) x;
  auto l = t.l(); for (auto x : l) x; auto &lr = t.l(); for (auto x : lr) x; const auto lc = t.l(); for (auto x : lc) x; for (auto &e : l->z) e; for (auto &e : *l) e; T loc[3]; for (auto e : loc) e; for (T e : loc) e;
}
template <class... A> void pk(A... a) { (void)0; [](auto v) { for (auto x : v) x; for (auto x : v.z()) x; }; }
template <class T> struct V { T items; T *ptr; void go() { for (auto x : items) x; for (auto x : this->items) x; for (auto &x : *ptr) x; for (auto x : *this) x; } T *begin(); T *end(); };
namespace placed {
template <bool B, class T = void> struct EnableIf {}; template <class T> struct EnableIf<true, T> { using type = T; };
template <bool B, class T = void> using EnableIfT = typename EnableIf<B, T>::type;
template <class A, class B> struct Conv { static constexpr bool value = __is_convertible_to(A, B); };
struct Plain { int *p; Plain(int *q) : p(q) {} int &operator*() const { return *p; } Plain &operator++() { ++p; return *this; } bool operator!=(const Plain &o) const { return p != o.p; } };
template <class I> struct Iter { I p;
  template <class J> using From = EnableIfT<Conv<J, I>::value>;
  explicit Iter(const I &q) : p(q) {}
  template <class J, class = From<J>> Iter(const Iter<J> &o) : p(o.p) {}
  auto operator*() const -> decltype(*p) { return *p; }
  Iter &operator++() { ++p; return *this; } bool operator!=(const Iter &o) const { return p != o.p; } };
template <class I> struct Iter2 { I p;
  explicit Iter2(const I &q) : p(q) {}
  template <class J, class = typename EnableIf<Conv<J,
     I>::value>::type> Iter2(const Iter2<J> &o) : p(o.p) {}
  auto operator*() const -> decltype(*p) { return *p; }
  Iter2 &operator++() { ++p; return *this; } bool operator!=(const Iter2 &o) const { return p != o.p; } };
template <class I> struct Iter3 { I p;
  explicit Iter3(const I &q) : p(q) {}
  template <class J> Iter3(const Iter3<J> &o, EnableIfT<Conv<J,
     I>::value> * = 0) : p(o.p) {}
  auto operator*() const -> decltype(*p) { return *p; }
  Iter3 &operator++() { ++p; return *this; } bool operator!=(const Iter3 &o) const { return p != o.p; } };
template <class I> struct Iter4 { I p;
  explicit Iter4(const I &q) : p(q) {}
  template <class J, class = EnableIfT<
    Conv<J, I>::value>> Iter4(const Iter4<J> &o) : p(o.p) {}
  auto operator*() const -> decltype(*p) { return *p; }
  Iter4 &operator++() { ++p; return *this; } bool operator!=(const Iter4 &o) const { return p != o.p; } };
template <class It> struct Range { int *a, *b; It begin() const { return It(a); } It end() const { return It(b); } };
template <class It> struct Free { int *a, *b; };
template <class It> It begin(Free<It> &f) { return It(f.a); }
template <class It> It end(Free<It> &f) { return It(f.b); }
int plain(Range<Plain> r) { int n = 0; for (int &i : r) n += i; return n; }
int one(Range<Iter<int *>> r) { int n = 0; for (int &i : r) n += i; return n; }
int one2(Range<Iter<int *>> r) { int n = 0; for (int &i : r) n += i; for (auto i : r) n -= i; return n; }
int onec(const Range<Iter<int *>> &r) { int n = 0; for (int i : r) n += i; return n; }
int two(Range<Iter2<int *>> r) { int n = 0; for (int &i : r) n += i; return n; }
int three(Range<Iter3<int *>> r) { int n = 0; for (int &i : r) n += i; return n; }
int four(Range<Iter4<int *>> r) { int n = 0; for (int &i : r) n += i; return n; }
int freed(Free<Iter<int *>> r) { int n = 0; for (int &i : r) n += i; return n; }
int prv() { int n = 0; for (int &i : Range<Iter<int *>>()) n += i; return n; }
}  // namespace placed
