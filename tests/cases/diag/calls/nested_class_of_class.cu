// expect: 20007 error 5
// expect: 20007 error 5
// expect: 20007 error 7
// expect: 20007 error 7
struct A { struct B { static __device__ int s(); struct C { void n() { s(); } struct D { int m() { return s(); } }; }; }; };
template<class T> struct E { static __device__ int s(); };
struct F : E<int> { struct G { int m() { return s(); } struct H { int n() { return s(); } }; }; };
