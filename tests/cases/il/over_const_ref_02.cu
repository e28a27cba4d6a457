// c++14
struct A { int &at(int); const int &at(int) const; int &operator[](int); int operator[](int) const; A *get();
  const A *get() const; static int s(A &); static int s(const A &); int q() const &; int q() &&;
  A *operator->(); const A *operator->() const; A &operator*(); const A &operator*() const; operator int &();
  operator const int &() const; };
int f(A &); int f(const A &); int f(A &&); int g(A *); int g(const A *); A mk(); const A cmk();
  template <class T> int h(T &) { return 1; } template <class T> int h(const T &) { return 2; }
  template <class T> int h2(T &&t) { return f(t) + f(static_cast<T &&>(t)); }
int use(A a, const A c, A *p, const A *q) { a.at(1) = 2; a[1] = c[2]; int &r = a; const int &s = c;
  return a.at(1) + c.at(2) + a.get()->at(3) + c.get()->at(4) + A::s(a) + A::s(c) + A::s(mk()) +
  f(a) + f(c) + f(mk()) + f(cmk()) + g(p) + g(q) + g(&a) + g(&c) + h(a) + h(c) + h(*p) + h2(a) +
  h2(c) + h2(mk()) + a.q() + mk().q() + c.q() + a->at(1) + c->at(2) + (*a).at(3) + (**a)[1] + (*c)[2] + r + s; }
