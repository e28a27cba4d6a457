// expect: 2291 error 16
// expect: 2291 error 16
// expect: 2291 error 17
// expect: 2291 error 17
// expect: 2291 error 18
// expect: 2291 error 18
// expect: 2291 error 21
// expect: 2291 error 21
// expect: 2291 error 24
// expect: 2291 error 24
// expect: 2291 error 25
// expect: 2291 error 25
struct N { int n; };
struct Both { int *begin(); int *end(); };
namespace q { struct A {}; int *begin(A); int *end(A); }
void number(int n) { for (int i : n) {} }
void pointer(int *p) { for (int i : p) {} }
void object(N n) { for (int i : n) {} }
void members(Both b) { for (int i : b) {} }
void functions(q::A n) { for (int i : n) {} }
void referred(int n) { for (auto &i : n) i = 1; }
template <class T> void generic(T t) { for (auto i : t) { t = i; } }
void instances(q::A a) { generic(3); generic(N()); }
void arrays(int (&a)[3], int b[3]) { for (int i : a) {} for (int i : b) {} }
void literals() { for (int i : 3) {} }
