// expect: 20087 error 5
// expect: 20086 error 5
struct A { __device__ virtual void f(); };
struct B { virtual void f(); };
struct C : A, B { __host__ __device__ void f() override; };
