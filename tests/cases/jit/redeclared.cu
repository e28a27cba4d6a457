// expect: 20037 warning 19
// expect: 20217 error 20
// expect: 20039 warning 21
// expect: 20216 error 22
// expect: 20216 error 23
// expect: 20217 error 24
// expect: 20216 error 25
// expect: 20217 error 28
// expect: 20217 error 30
// expect: 20217 error 33
// expect: 20217 error 35
// expect: 20037 warning 37
// expect: 20039 warning 38
// expect-default-device: 20216 error 22
// expect-default-device: 20216 error 23
// expect-default-device: 20036 warning 25
// expect-default-device: 20216 error 25
__device__ void a();
void a() {}
void b();
__device__ void b() {}
__host__ void c();
void c() {}
void d();
__host__ void d() {}
__host__ __device__ void e();
void e();
void f(int);
__device__ void f(char);
void f(int) {}
struct S {
    friend void a();
    friend void g();
    __device__ void h();
    void i();
};
void S::h() {}
__device__ void S::i() {}
