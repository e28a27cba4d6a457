// expect: 549 warning 20
// expect-device: 20126 error 15
// expect-device: 20126 error 16
// expect-device: 20126 error 16
// expect-device: 20125 error 17
// expect-device: 550 warning 17
// expect-device: 20126 error 18
// expect-device: 20129 error 18
// expect-device: 20126 error 19
// expect-device: 20129 error 19
// expect-device: 20126 error 20
// expect-device: 20129 error 20
// expect-device: 20126 error 21
template<class T> __global__ void k() {} template<class T> __global__ void q(T) {}
void f() { struct L {}; k<L><<<1, 1>>>(); }
void g() { enum E { e }; k<E><<<1, 1>>>(); q<<<1, 1>>>(e); }
void h() { auto l = [] {}; k<decltype(l)><<<1, 1>>>(); }
void i() { struct { int x; } u; k<decltype(u)><<<1, 1>>>(); }
void i2() { struct { int x; } u; k<decltype(u)><<<1, 1>>>(); }
void j() { enum { a } u; q<<<1, 1>>>(a); q<<<1, 1>>>(u); }
void l2() { typedef struct { int x; } M; k<M><<<1, 1>>>(); }
