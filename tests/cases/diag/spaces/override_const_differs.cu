// expect: 997 warning 3
struct A { virtual void f() const; };
struct B : A { __device__ void f(); };
