// expect: 20085 error 5
// expect: 20085 error 5
struct A { virtual void f(int); };
struct B : A { void f(int); };
struct C : B { __device__ void f(int) override; };
