// expect: 20217 error 15
// expect: 20217 error 15
// expect: 20085 error 16
// expect: 20088 error 16
// expect: 20217 error 16
// expect: 20089 error 16
// expect: 20216 error 16
// expect: 20217 error 16
// expect: 20217 error 17
// expect: 20089 error 17
// expect: 20217 error 17
// expect-default-device: 20089 error 16
// expect-default-device: 20216 error 16
// expect-default-device: 20090 error 17
struct A { virtual void f(); virtual __device__ void g(); __host__ __device__ virtual void h(); virtual ~A(); };
struct B : A { __device__ void f() override; void g() override; __host__ void h() override; ~B(); };
struct C : A { void f() override; __device__ void g() override; void h() override; };
__global__ void k(A *a) { a->f(); a->g(); a->h(); }
