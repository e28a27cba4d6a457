// expect: 135 error 66
// expect-device: 153 error 63
// expect-device: 135 error 63
// expect-device: 153 error 49
// expect-device: 153 error 49
// expect-device: 135 error 49
// expect-device: 131 error 50
// expect-device: 3164 error 50
// expect-device: 3164 error 50
// expect-device: 135 error 51
// expect-device: 153 error 51
// expect-device: 153 error 52
// expect-device: 3164 error 52
// expect-device: 135 error 52
// expect-device: 3164 error 52
// expect-device: 75 error 53
// expect-device: 349 error 53
// expect-device: 142 error 54
// expect-device: 349 error 54
// expect-device: 144 error 55
// expect-device: 413 error 55
// expect-device: 144 error 55
// expect-device: 120 error 56
// expect-device: 415 error 56
// expect-device: 513 error 57
// expect-device: 550 warning 57
// expect-device: 349 error 57
// expect-device: 349 error 58
// expect-device: 349 error 58
// expect-device: 349 error 58
// expect-device: 2140 error 58
// expect-device: 174 warning 58
// expect-device: 2140 error 58
// expect-device: 137 error 59
// expect-device: 137 error 59
// expect-device: 349 error 59
// expect-device: 349 error 59
// expect-device: 153 error 60
// expect-device: 153 error 60
// expect-device: 153 error 60
// expect-device: 135 error 60
// expect-device: 135 error 60
// expect-device: 135 error 60
// expect-device: 153 error 62
// expect-device: 153 error 62
// expect-device: 153 error 62
// expect-device: 153 error 66
// expect-device: 153 error 66
template <class T> __device__ int mem(T t) { return t.x; }
template <class T> __device__ int arrow(T t) { return t->x; }
template <class T> __device__ int none(T t) { return t.nothing; }
template <class T> __device__ void call(T t) { t.run(); t->go(); }
template <class T> __device__ int deref(T t) { return *t; }
template <class T> __device__ int idx(T t) { return t[0]; }
template <class T> __device__ int conv(T t) { int *p = t; return *p; }
template <class T> __device__ T ret() { return "x"; }
template <class T> __device__ void asg(T t) { t = nullptr; }
template <class T> __device__ void op(T t) { t + t; !t; t << 1; }
template <class T> __device__ void cst(const T t) { t = 1; t++; }
template <class T> __device__ int several(T t) { int r = t.x; r += t.z; return t.w + r; }
template <class T> __device__ int nested(T t) { return several(t); }
template <class T> struct C { T t; __device__ int f() { return t.x; } __device__ int g() { return t.y; } __device__ C() { t.q(); } __device__ ~C() { t.r; } };
template <class T> int host(T t) { return t.x; }
template <class T> __device__ int unused(T t) { return t.x + t.y; }
struct S { int y; };
template <class T> __device__ void both(T t) { S s; s.nope = 1; t.x; }
int hosts() { return host(1) + host(S()); }
__global__ void k(int *p) {
  mem(1); mem(2.f); mem(S()); arrow(p); arrow(S()); arrow(1); none(S()); none(1); call(1); call(S());
  deref(1); deref(S()); idx(1); idx(S()); conv(1); conv(S()); conv('c'); ret<int>(); ret<S>(); asg(1); asg(S());
  op(S()); op(p); cst(1); cst(S()); nested(1); nested(S()); C<int> c; c.f(); both(1); both(2.f);
}
