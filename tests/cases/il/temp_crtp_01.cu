// c++17
template <class D> struct Eq { friend bool operator!=(const D &a, const D &b) { return !(a == b); }
  D &self() { return static_cast<D &>(*this); } const D &self() const { return static_cast<const D &>(*this);
  } int twice() const { return self().val() * 2; } static D zero() { return D(0); } };
  template <class D, class T> struct Ar { D &operator-=(const D &o) { static_cast<D *>(this)->v -= o.v;
  return static_cast<D &>(*this); } friend D operator-(D a, const D &b) { return a -= b; }
  friend D operator*(const D &a, T k) { return D(a.v * k); }
  template <class U> explicit operator Ar<U, T>() const; };
  template <class T> struct Num : Eq<Num<T>>, private Ar<Num<T>, T> { T v; explicit Num(T t) : v(t) {}
  T val() const { return v; } friend bool operator==(const Num &a, const Num &b) { return a.v == b.v; }
  using Ar<Num, T>::operator-=; friend struct Ar<Num, T>; };
template struct Num<int>; template struct Eq<Num<int>>; int use(Num<int> a, Num<int> b, Num<double> c) {
  a -= b; return a.v + (a != b) + (a == b) + a.twice() + a.self().val() + Num<int>::zero().v +
  c.twice() + (c != c) + (a - b).v + (a * 3).v; }
