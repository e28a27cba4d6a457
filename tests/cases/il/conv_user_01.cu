// c++14
struct T; struct S { S(int); S(T); operator double() const; operator const char *() const; };
struct T { operator S() const; explicit operator int() const; int v; };
void f(S); void g(double); void h(const S &); int k(const char *);
int use(T t, S s) {
  f(1);
  f(static_cast<S>(3));
  g(s);
  h(2);
  h(s);
  double d = s;
  int e = static_cast<int>(t);
  int i = int(t);
  return k(s) + d + e + i;
}
