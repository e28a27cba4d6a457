// expect: 20085 error 22
// expect: 20086 error 22
// expect: 20088 error 23
// expect: 20088 error 24
// expect: 20085 error 25
// expect: 20085 error 25
// expect: 20088 error 27
// expect: 20088 error 27
// expect: 20085 error 28
// expect: 20088 error 29
// expect-device: 20085 error 22
// expect-device: 20086 error 22
// expect-device: 20088 error 23
// expect-device: 20088 error 24
// expect-device: 20085 error 25
// expect-device: 20085 error 25
// expect-device: 20088 error 27
// expect-device: 20088 error 27
// expect-device: 20085 error 28
// expect-device: 20088 error 29
struct B { virtual int f() { return 1; } virtual int g() { return 1; } };
struct D : B { __device__ int f() { return 5; } __host__ __device__ int g() final { return 5; } };
struct D2 : D { int f() { return 5; } };
struct D3 : D { int f() override { return 5; } };
struct E : D3 { __device__ int f(); };
__device__ int E::f() { return 4; }
struct F : E { int f() { return 3; } };
template <class T> struct X : B { __device__ int f() override { return 3; } };
struct Y : X<int> { int f() override { return 3; } };
