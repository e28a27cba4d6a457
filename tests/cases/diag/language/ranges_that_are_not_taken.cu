// expect: 2291 error 31
// expect: 2291 error 31
// expect: 2291 error 32
// expect: 2291 error 32
// expect: 2291 error 33
// expect: 2291 error 33
// expect: 2291 error 34
// expect: 2291 error 34
// expect: 1087 error 37
// expect: 1087 error 37
// expect: 1087 error 38
// expect: 1087 error 39
// expect: 1087 error 39
// expect: 1087 error 40
// expect: 1087 error 40
// expect: 1087 error 42
// expect: 1087 error 42
// expect: 1087 error 43
// expect: 1087 error 43
// Ranges whose begin and end do not take them.
namespace n {
struct S {}; int *begin(S &); int *end(S &);
struct T {}; int *begin(T &); int *end(T &); int *end(T &, int);
struct U {}; int *begin(U &);
struct W {}; template <class Q> int *begin(Q *); template <class Q> int *end(Q *); }
struct A { int *begin(); int *end(); };
struct B { int *begin(); int *end() const; };
struct C { int *begin(); int *end(); };
template <class T> struct D { T *begin(); T *end(); };
void f(const n::S &s, const n::T &t, const n::U &u, const n::W &w, n::S &ok) {
  for (int x : s) {}
  for (int x : t) {}
  for (int x : u) {}
  for (int x : w) {}
  for (int x : ok) {} }
void g(const A &a, const B &b, const C &c, const D<int> &d, A &ok, volatile A &v, const A *p) {
  for (int x : a) x++;
  for (int x : b) x++;
  for (auto x : c) x++;
  for (int &x : d) x++;
  for (int x : ok) x++;
  for (int x : v) x++;
  for (int x : *p) x++; }
