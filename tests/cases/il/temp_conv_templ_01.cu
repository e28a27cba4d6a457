// c++14
struct Any { template <class T> operator T() const { return T(); } template <class T> operator T *() const {
  return 0; } template <class T> T as() const { return *this; } }; template <class T> struct Box { T t;
  template <class U> operator Box<U>() const { return Box<U>{U(t)}; } operator T() const { return t; }
  template <class U> U to() const { return static_cast<U>(t); }
  template <class U, class V> auto both() const { return U(t) + V(t); } }; int f(int); int g(const char *);
  int h(Box<long>); int k(double, int *);
int use(Any a, Box<int> b) { int i = a; double d = a; const char *s = a; Box<char> c = b; Box<double> e(b);
  long l = b; int *p = a; return f(a) + g(a) + h(b) + k(a, a) + i + d + (s == nullptr) + c.t +
  e.t + l + b.to<char>() + b.both<int, long>() + a.as<int>() + b.operator Box<short>().t + (p ? 1 : 0) +
  b + (b < 3) + static_cast<float>(b); }
