// expect: 20012 warning 7
// expect: 20050 warning 9
// expect: 20187 error 9
// expect: 20048 error 9
// expect: 20186 error 9
// flags: --c++20
struct A { __global__ bool operator==(const A &) const = default;
friend __device__ bool operator<(const A &, const A &) = default;
friend __global__ bool operator>(const A &, const A &) = default;
int x; };
