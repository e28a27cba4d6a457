// c++14
struct T { int v; T(int n = 0) : v(n) {} T(const T &o) : v(o.v) {} T &operator=(const T &o) { v = o.v;
  return *this; } ~T() { v = 0; } static T mk(int n) { T t(n); return t; } T twice() const { T t(*this);
  t.v *= 2; return t; } T &ref() { return *this; } friend T operator+(T a, const T &b) { a.v += b.v; return a;
  } };
int use(T a, bool c) { T b = a, d(a + b), e = T(1), f = c ? a : T(2), g[2] = {a, 3}, *h = new T(a), i;
  i = a + b + T(3); (c ? a : b) = d; a = b = d; a.ref() = T::mk(4).twice(); T &r = c ? a : b;
  const T &k = c ? a : T(5); h->~T(); T m = T::mk(1).twice() + h->ref(), n{}, o = {}, q = T(T(T(6)));
  if (int w = (a + 1).v) return w; return e.v + f.v + g[1].v + r.v + k.v + m.v + n.v + o.v +
  q.v + T(7).v + T::mk(8).v + (a + b).v + (T(), 9); }
