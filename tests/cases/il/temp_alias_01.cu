// c++14
template <class T> using P = T *; template <class T, class U> struct Pair { T t; U u; };
  template <class T> using Same = Pair<T, T>; template <class U> using IntP = Pair<int, P<U>>;
  template <bool B, class T> struct If { typedef T type; };
  template <class T> using If_t = typename If<true, T>::type; template <class T> struct H {
  template <class U> using R = Pair<T, U>; using type = Same<T>; };
  template <template <class> class X> struct TT { X<int> x; }; template <class...> using Void = void;
  template <class T> int f(P<T> p) { return *p; } template <class T, class U> int g(Pair<T, U> p) {
  return p.t; } template <class T> int h(Same<T> p) { return p.u; } template <class T> If_t<T> k(If_t<T> t) {
  return t; }
int use(P<int> p, Same<int> s, IntP<char> i, H<long>::R<int> r, H<int>::type t, TT<Same> a, TT<P> b,
  If_t<int> n) { P<const P<int>> q = &p; return f(p) + g(s) + g(i) + g(r) + h(s) + h(t) + k<int>(3) +
  **q + a.x.u + *b.x + n + r.u + *i.u; }
