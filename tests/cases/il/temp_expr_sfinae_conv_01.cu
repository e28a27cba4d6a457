// c++17
template <class T> struct R { T &r; operator T &() const { return r; } T &get() const { return r; }
  template <class A, class B> auto operator()(A a, B b) const { return r(a, b); } };
  template <class T> R<T> ref(T &t) { return {t}; } template <class T, class U> auto mx(T &&a,
  U &&b) -> decltype(a < b ? b : a) { return a < b ? b : a; } template <class T> struct Any { T v; template <class U, class = decltype(U(T()))> explicit operator U() const { return U(v); } template <class U> bool is() const { return sizeof(U) == sizeof(T); } }; template <class T> Any<T> any(T t) { return Any<T>{t}; } int add(int a, int b) { return a +
  b; } template <class T> auto neg(T t) -> decltype(-t) { return -t; }
  template <class T> auto neg(T t) -> decltype(!t, t.neg()) { return t.neg(); } struct N {
  bool operator!() const; int neg() const; };
int use(int i, long l, N n) { auto r = ref(i); int &x = r; x = 3; r.get()++;
  return r + mx(i, 3) + mx(i, l) + ref(add)(1, 2) + (long)any(i) + int(any(2.5)) + any('c').is<char>() +
  neg(i) + neg(n) + (mx(i, x) = 4); }
