template <int N> struct C { static const int value = N; };
template <class T> C<3> f(T);
struct X { static const int x = 2; typedef int t; int operator*(int) { return 1; } };
int operator*(int, X);
template <class T> int operands(T a) {
  int b = 1;
  using U = T;
  T::x * a;
  T::x & b;
  U::x * b;
  { T::x * b; }
  decltype(f(a))::value * a;
  decltype(f(a))::value & b;
  for (T::x * b; b < 2; ++b) decltype(f(a))::value * a;
  return b;
}
template <class T> struct M {
  typedef int t;
  static int declarations(T a) {
    int b = 1;
    typename T::t *p = &b;
    t *q = &b;
    M::t *r = &b;
    M<T>::t *s = &b;
    X::t *v = &b;
    return *p + *q + *r + *s + *v;
  }
};
__global__ void k() {}
int main() {
  k<<<1, 1>>>();
  return M<X>::declarations(X());
}
