// expect: 20085 error 4
// expect: 20088 error 5
struct A { virtual ~A(); };
struct B : A { __device__ ~B(); };
struct C : B { ~C(); };
