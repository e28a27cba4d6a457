// expect: 2291 error 22
// expect: 2291 error 22
// expect: 2291 error 23
// expect: 2291 error 23
// expect: 2291 error 24
// expect: 2291 error 24
// expect: 2291 error 25
// expect: 2291 error 25
// expect: 2291 error 25
// expect: 2291 error 25
// expect: 2291 error 28
// expect: 2291 error 28
// expect: 2291 error 31
// expect: 2291 error 31
// expect: 2291 error 32
// expect: 2291 error 32
struct N { int n; };
struct Begins { int *begin(); };
struct Ends { int *end(); };
struct Both { int *begin(); int *end(); };
namespace q { struct A {}; int *begin(A); int *end(A); }
void number(int n) { for (int i : n) {} }
void pointer(int *p) { for (int i : p) {} }
void object(N n) { for (int i : n) {} }
void half(Begins b, Ends e) { for (int i : b) {} for (int i : e) {} }
void members(Both b) { for (int i : b) {} }
void functions(q::A n) { for (int i : n) {} }
void referred(int n) { for (auto &i : n) i = 1; }
template <class T> void generic(T t) { for (auto i : t) { t = i; } }
void instances(q::A a) { generic(3); generic(N()); }
void arrays(int (&a)[3], int b[3]) { for (int i : a) {} for (int i : b) {} }
void literals() { for (int i : 3) {} }
