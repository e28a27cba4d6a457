// c++17
namespace N {
struct S {};
int fn(S, int);
int var;
}
int outer(N::S s) {
  int (*fp)(N::S, int) = N::fn;
  return fn(s, 1) + fp(s, 2);
}
int blocked(N::S s) {
  int fn(N::S, int);
  return fn(s, 3) + N::fn(s, 4);
}
