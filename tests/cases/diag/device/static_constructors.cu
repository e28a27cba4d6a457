// Constructors of static objects are no calls; one that does nothing is there for the device by that.
struct A { A() {} int x; }; struct B { ~B() {} int x; }; struct C { __device__ C() {} __device__ ~C() {} }; struct D { A a; }; struct E { E(); int x; }; int h();
struct F { F() {} int x; }; struct G { constexpr G() : x(1) {} int x; };
__device__ void f() { static A a; __shared__ B b; __shared__ C c; __shared__ D d; __shared__ C e[2]; }
__device__ void g() { A a; F b; }
__device__ void i() { __shared__ E a; h(); E b; }
__device__ void j() { __shared__ G a; static G b; }
