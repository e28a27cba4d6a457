// c++17
template <class T> struct A { T a[3]; T *p; int n[2]; const A *q; A &r; static T s[3];
    const T *begin() const; const T *end() const; T *begin(); T *end();
  void f(A o, const A &c, T (&x)[3], const T (&y)[3]) { for (auto &e : a) e; for (auto e : n) e;
    for (auto e : o.a) e;
    for (auto e : c.a) e; for (auto e : x) e; for (auto e : y) e; for (auto e : q->a) e;
    for (auto e : *this) e; for (auto e : *q) e; for (auto e : r) e;  for (auto e : s) e; for (auto e : o) e;
    for (auto e : c) e; }
  void f() const { for (auto &x : a) x;  for (auto e : *this) e; for (auto e : n) e; for (auto e : r) e;
    for (auto e : s) e; } };
