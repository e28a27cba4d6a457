// functional casts to a built-in type where a type-id could be read, beside type-ids: operands, initialisers, arguments
#include <functional>
struct c { int a; int g(int) const { return a; } static int s; struct in { static int f(); }; enum { k = 3 }; };
using t2 = int c::*; typedef int (c::*t3)(int) const; int f(c const &, t2, t3 = nullptr); int one(int);
template <class T> struct ct { enum { k = 1 }; static int v; };
typedef int T1;
int v1 = [] { int x = int(f({}, t2(&c::a), t3(&c::g))), y(int(one(int(c::k)))); return x + int(one(int(c::k))); }();
int c::s = [] { int x = int(f({}, t2(&c::a))); return x; }();
int c::in::f() { return [] { int x[] = {int(::f({}, t2(&c::a))), int(one(3))}; return x[0]; }(); }
int h(int x, int *p, int b) {
  int r = (int(c::k) && (x)) + (int(x) <= int(b)) + (int(x) * (b)) + (int(x) & (b)) - (int(ct<int>::k) && (x)) + (int(x) & b);
  r += one(int(x) * (b)) + one(int(x)) + one(T1(x)) + one(T1(x) && (b)) + (T1(x) && (b)) + (T1(x) * (b)) - (T1(c::k) & (b));
  int y = int(x) * (b), z = int(x) && (b), w[] = {int(x) * (b), T1(x) & (b)};
  std::function<int(int)> fn(one); std::function<int(T1 *)> fp; std::function<int(T1) noexcept(false)> *q = nullptr; std::function<void(int (*)(T1), T1 (&)[3])> fq;
  return r + y + z + w[0] + sizeof(int(*)(T1)) + sizeof(int (c::*)(int) const &) + fn(int(3)) + (q == nullptr) + ct<int(T1)>::k + ct<int(T1) const &>::k + ct<int (&)(T1)>::k + ct<int (*(int))(T1)>::k + alignof(int(*)(int));
}
template <class U = int(T1), int N = int(c::k), class = int(T1 *)> struct df { static int k; };
template <class U, int N, class V> int df<U, N, V>::k = int(N);
int main() { return h(1, nullptr, 2) + df<>::k; }
