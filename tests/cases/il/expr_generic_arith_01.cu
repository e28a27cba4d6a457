// c++17
template <class T, class U> auto add(T a, U b) { return a + b; }
template <class T> T poly(T x) { return 3 * x * x + 2 * x + 1; }
template <class T> struct Acc { T s{}; Acc &operator<<(T t) { s += t; return *this; } operator T() const {
  return s; } };
template int poly(int); template double poly(double); template short poly(short);
  template unsigned long poly(unsigned long);
int use(int i, short s, float f) {
  Acc<int> a;
  a << 1 << s << 'c';
  return add(1, 2.5) + add(s, s) + add('a', 1u) + add(f, i) + poly(2) + poly(s) + a;
}
