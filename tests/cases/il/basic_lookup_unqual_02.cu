// c++14
struct S {
  int v;
  static int s;
  int use() { return later() + v + s; }
  int later() { return v; }
  typedef long T;
  T conv() { T t = v; return t; }
};
int S::s = sizeof(S::T);
typedef char T;
int S::*pm = &S::v;
T outside(T t) { return t + S::s; }
