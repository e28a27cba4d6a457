// expect: 20 error 19
// expect: 20 error 20
// expect: 20 error 20
// expect: 20 error 20
// expect: 20 error 21
// expect: 20 error 22
// expect: 20 error 23
// expect: 20 error 23
// expect: 20 error 23
// expect: 20 error 24
// expect: 20 error 24
// expect: 20 error 24
// expect: 20 error 25
// expect: 20 error 25
// expect: 20 error 25
// expect: 262 error 25
// What is a template parameter elsewhere is undefined here.
template <class T> void f(T t) { }
template <class U> void h52(T t) { }
template <class> struct H5 { T t; T *f(); void g(T); };
void h53(T t) { }
T h54() { return 0; }
T max_of(T a, T b) { return a > b ? a : b; }
struct Node { T value; Node *next; Node(const T &v) : value(v), next(nullptr) { } T &get() { return value; } };
using Al = T; typedef T Tt; enum En : T { q }; struct De : T { };
