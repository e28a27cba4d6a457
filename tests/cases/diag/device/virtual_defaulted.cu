// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20005 error 28
// expect: 20007 error 29
// expect: 20007 error 29
// expect-device: 20016 error 30
// expect-device: 20068 error 30
// expect-device: 20016 error 31
// expect-device: 20068 error 31
// expect-device: 20016 error 36
// expect-device: 20068 error 36
// expect-device: 20018 error 33
// expect-device: 20068 error 33
// expect-device: 20011 warning 33
// Virtual functions that are defaulted have spaces; of implicit destructors those that are virtual are for both.
struct A { virtual ~A() = default; virtual A &operator=(const A &); };
struct B : A { ~B() = default; };
struct C : A { ~C() override = default; };
struct D : A { int x; };
struct E { D d; };
template <class T> struct P { T t; virtual ~P() = default; };
struct V { __device__ virtual ~V() = default; };
struct W : V { __device__ ~W() override = default; };
struct X : V {};
template <class T> struct Y { __device__ virtual ~Y() = default; };
void v() { V v; W w; X x; new V; Y<int> y; }
__host__ __device__ void y() { Y<int> y; }
void z(V *v) { delete v; V(); }
__device__ void b() { B b; }
__device__ void c() { C c; }
__device__ void d() { D d; }
__global__ void k() { D d; A a; }
__host__ __device__ void hd() { D d; }
__device__ void e() { E e; new D; }
__device__ void p() { P<int> p; }
