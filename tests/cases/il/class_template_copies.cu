// c++17
// Templates neither copy nor move in the place of special members, yet may be the better match.
template <bool, class T = void> struct en {}; template <class T> struct en<true, T> { using type = T; };
template <bool B, class T = void> using en_t = typename en<B, T>::type;
template <class A, class B> struct yes { static constexpr bool value = true; };
struct S { int x; S &operator=(const S &) = default; S &operator=(S &&) = default; template <class T> S &operator=(T &&t) { return *this; } };
struct U { int x; U &operator=(const U &) = default; U &operator=(U &&) = default; template <class T, en_t<yes<T, U>::value, bool> = false> U &operator=(T &&t) { return *this; } };
template <class... A> struct V { int x; V &operator=(const V &) = default; V &operator=(V &&) = default; template <class T, en_t<yes<T, V>::value, bool> = false> V &operator=(T &&t) noexcept(__is_assignable(int &, T)) { return *this; }
  template <class X> V &operator=(const en<true, X> &x) { return *this; } };
void f(S &a, S &b, U &u, U &v, V<int> &x, V<int> &y) { a = b; u = v; x = y; S &s = a; s = b; U k{}; k = u; }
struct W { int x; W(const W &) = default; W(W &&) = default; template <class T> W(T &&t) : x(1) {} };
template <class... A> struct X { int x; X() = default; X(const X &) = default; template <class T> X(T &t) : x(1) {} };
void take(W w); void take2(X<int> x);
W give(W &w, X<int> &x, const W &c) { W a = w; W b(w); W d(c); X<int> k = x; X<int> l(x); take(w); take2(x); take(c); W *p = new W(w); struct D : W { D(W &w) : W(w) {} } m(w); return w; }
