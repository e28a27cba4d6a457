// c++17
int f(double); namespace N { struct S { int v; operator int() const { return v; } }; }
  template <class T> int call(T t) { return f(t) + f(1); } template <class T> int later(T t) {
  return g(t) + h(t, 1); } int f(int); namespace N { int f(S); int g(S); template <class U> int h(S, U); }
  template <class T> struct A { int m(T t) { return p(t) + this->q() + k; } int q(); int p(T); int k;
  static int z() { return 3; } int lz() { return z() + A::z() + A<T>::z() + sizeof(A) + n(); } int n() {
  return 1; } }; template struct A<int>; template int call(N::S); template int later(N::S);
  template int call(int);
int use(N::S s) { return call(s) + later(s) + call(2); }
