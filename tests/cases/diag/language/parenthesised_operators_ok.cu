struct A { int v; 
  template <class O> inline const A (operator-)(const O &o) const { return A{v - o.v}; }
  __attribute__((always_inline)) A (operator+)(const A &o) const { return A{v + o.v}; }
  A &(operator+=)(const A &o) { v += o.v; return *this; }
  A (operator*)(int) const;
  int (operator())(int) const { return 1; }
  int (operator[])(int) const { return 1; }
  (operator int)() const { return v; }
  friend A (operator/)(const A &, const A &);
  bool (operator==)(const A &) const;
  void *(operator new)(unsigned long);
  A *(operator->)() { return this; }
};
A (operator/)(const A &a, const A &) { return a; }
A (A::operator*)(int n) const { return A{v * n}; }
bool (A::operator==)(const A &o) const { return v == o.v; }
template <class T> struct B { T v; template <class O> B<T> (operator-)(const B<O> &o) const; B (operator-)() const { return *this; } };
template <class T> template <class O> B<T> B<T>::operator-(const B<O> &o) const { return {v - o.v}; }
A (operator%)(const A &a, int) { return a; }
int f(A a, A b, B<int> c) { A d = a - b; d = a + b; d += a; d = a * 2; d = a / b; int x = a(1) + a[2] + a; bool e = a == b; A *p = new A; d = a % 3; c = c - c; c = -c; p->v = d->v; return x + e + p->v; }
struct Q { int v; bool (operator==)(const Q &) const; Q (operator*)(int) const; int f(int) const; };
bool (Q::operator==)(const Q &o) const { return v == o.v; }
Q (Q::operator*)(int n) const { return Q{v * n}; }
int (Q::f)(int n) const { return v * n; }
