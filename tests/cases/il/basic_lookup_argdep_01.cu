// c++14
namespace N {
struct S { int v; };
int f(S);
int g(const S *);
S operator+(S, S);
enum E { e1 };
int h(E);
}
int f(int);
int use(N::S s) {
  return f(s) + g(&s) + f(s.v) + h(N::e1) + (s + s).v;
}
