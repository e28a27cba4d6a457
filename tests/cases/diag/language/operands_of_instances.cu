// expect: 135 error 20
// expect: 3164 error 20
// expect: 131 error 20
// expect: 135 error 22
// expect: 153 error 15
// expect: 153 error 15
// expect: 135 error 15
// expect: 153 error 16
// expect: 144 error 16
// expect: 153 error 17
// expect: 153 error 17
// expect-device: 177 warning 16
// expect-device: 153 error 19
struct S { int y; };
template <class T> int mem(T t) { int r = t.x; return r + t.y; }
template <class T> __global__ void ker(T t) { t.go(); int *p = t; }
template <class T> struct C { T t; int f() { return t.x; } __device__ int g() { return t.y; } };
template <class T> int never(T t) { return t.x; }
template <class T> int named(T t) { return t.x; }
template <class T> void independent(T t) { S s; s.nope = 1; s->y; int *p = nullptr; p->x; t.x; }
template <class T> int waits(T) { return "x"; }
template <class T> struct D { int *f() { S s; return s.nope; } int *g() { return 1.5; } };
template int mem(float);
template int mem<S>(S);
template __global__ void ker<int>(int);
template struct C<int>;
int use() { return named(2); }
