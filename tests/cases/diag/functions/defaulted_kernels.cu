// expect: 20012 warning 19
// expect: 20012 warning 20
// expect: 20012 warning 21
// expect: 20012 warning 22
// expect: 20012 warning 23
// expect: 20012 warning 24
// expect: 20012 warning 24
// expect: 20024 error 25
// expect: 20231 error 25
// expect: 20231 error 26
// expect: 20231 error 29
// expect: 20012 warning 30
// expect: 20012 warning 31
// expect: 20012 warning 31
// expect: 20078 error 32
// expect: 20077 error 32
// expect: 20012 warning 33
// expect: 20012 warning 34
struct A { __device__ A() = default;
__global__ A(A &&) = default;
__global__ A &operator=(A &&) = default;
__global__ ~A() = default; };
struct B { virtual __global__ ~B() = default; };
struct C { __global__ __host__ C() = default;
__device__ __global__ C(int) = delete; };
struct D { __global__ D(); };
D::D() = default;
struct E { E(); };
__global__ E::E() = default;
template <class T> struct W { __global__ W() = default;
__host__ __global__ W(const W &) = default; }; W<int> w;
struct F { __launch_bounds__(3) F() = default;
inline __global__ F(const F &) noexcept = default; };
void h() { struct G { __global__ G() = default; }; A a; F f; }
