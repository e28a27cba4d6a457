// expect: 20 error 12
// expect: 20 error 13
// expect: 20 error 21
// expect: 20 error 21
// expect: 20 error 21
// expect: 20 error 21
// expect-device: 20 error 12
// expect-device: 20 error 13
// expect-device: 20 error 14
// expect-device: 20 error 15
// Functions that neither a template nor the arguments of its instance find.
template <class T> constexpr int c1(T t) { first(t); return 1; }
template <class T> auto c2(T t) { second(t, 1); return 1; }
template <class T> int c3(T t) { return third(1, t); }
template <class T> struct W { T t; int go() { return fourth(t); } };
template <class T> void ok(T t) { found(t); later(1, t); }
void first(int *p); void second(int *, int); void third(int, int *); void fourth(int); void found(int); template <class... A> void later(A...);
struct N { int v; }; void found(N); void later(int, N); namespace m { struct Q {}; void found(Q); void later(int, Q); }
int a = c1(1.5);
void use(int *p) { c2(p); c3(p); W<int>{1}.go(); ok(N()); ok(m::Q()); }
template <class T> void la(T *t, int n) { nine<<<1, 1>>>(t); five<<<1, 1>>>(n); seven(n, 2); eight<<<t->x, 1>>>(); ten(t->x); six<<<n, 1>>>(sizeof(n)); }
