// c++14
template <class T> struct S { T t; S(T a) : t(a) {} T get() const { return t; } T add(T o) { t += o; return t;
  } static T zero() { return T(); } template <class U> U to() const { return static_cast<U>(t); }
  S operator+(const S &o) const { return S(t + o.t); } ~S() { t = T(); } }; template struct S<int>;
  template struct S<double>; template class S<unsigned char>; template <class T> T twice(T t) { return t + t;
  } template int twice(int); template double twice<double>(double); template short twice<>(short);
  template <> int S<long>::to<int>() const { return 7; } template long S<int>::to<long>() const;
int use(S<int> a, S<double> b, S<long> c) { return a.get() + b.add(1) + c.to<int>() + S<int>::zero() +
  (a + a).t + twice(a.t) + b.to<char>(); }
