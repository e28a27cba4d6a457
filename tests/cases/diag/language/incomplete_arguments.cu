// expect: 515 error 26
// expect: 515 error 26
// expect: 515 error 26
// expect: 515 error 26
// expect: 515 error 26
// expect: 515 error 27
// expect: 515 error 27
// expect: 515 error 28
// expect: 515 error 30
// expect-device: 515 error 26
// expect-device: 515 error 26
// expect-device: 515 error 26
// expect-device: 515 error 26
// expect-device: 515 error 26
// expect-device: 515 error 27
// expect-device: 515 error 27
// expect-device: 515 error 28
// expect-device: 515 error 30
struct I;
void by_value(I);
void by_reference(const I &);
void to_value(I &&);
__global__ void k(I i);
__device__ void d(I);
template <class T> void deduced(T &);
void a(I *p, I &r) { by_value(*p); by_value(r); by_value(1); by_reference(1); by_reference(r); to_value(2); deduced(r); }
void b(I &r) { k<<<1, 1>>>(r); k<<<1, 1>>>(1); }
__device__ void c(I *p) { d(*p); }
struct S { void m(I); };
void e(S s, I &r) { s.m(r); }
struct J;
void later(J);
struct J { };
void f(J j) { later(j); }
