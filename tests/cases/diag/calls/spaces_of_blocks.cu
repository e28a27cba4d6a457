// expect: 20007 error 15
// expect: 20007 error 16
// expect: 20007 error 18
// expect: 20007 error 18
// expect: 20007 error 19
// expect-device: 20035 warning 13
// expect-device: 20039 warning 14
// expect-device: 20039 warning 15
// expect-device: 20037 warning 16
// expect-device: 20039 warning 17
// expect-device: 20037 warning 18
// expect-device: 20037 warning 19
__device__ void a(); void a1() { extern __host__ void a(); a(); }
void b1() { extern __host__ void b(); b(); } __device__ void b(); void b2() { b(); }
void c1() { void c(); c(); } __device__ void c(); void c2() { c(); }
void d1() { __device__ void d(); } void d(); void d2() { d(); }
void e1() { __host__ void e(); } void e2() { __device__ void e(); e(); }
void f1() { __device__ void f(); f(); } void f2() { void f(); f(); } void f3() { __host__ void f(); f(); void f(int); f(1); }
namespace N { void g1() { __device__ void g(); } } void g2() { void g(); g(); } namespace N { void g3() { void g(); g(); } }
