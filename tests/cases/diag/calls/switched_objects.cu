// expect: 20007 error 5
// expect: 20007 error 5
struct A { __device__ operator int(); operator float *(); __host__ __device__ explicit operator bool(); };
struct B { operator int(); explicit __device__ operator char(); }; struct C { operator double(); __device__ operator unsigned(); };
void f(A a, B b, C c) { switch (a) { case 1:; } switch (b) { default:; } switch (c) { case 1u:; } }
