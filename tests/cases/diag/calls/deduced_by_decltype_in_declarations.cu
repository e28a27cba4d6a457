// expect: 20166 error 8
// expect: 20166 error 9
// expect: 20166 error 10
// expect: 20166 error 11
// expect: 20166 error 11
struct S { __device__ auto a() { return 1; } __device__ decltype(auto) b() const { return 2; } static __device__ decltype(auto) s() { return 3; } };
__device__ decltype(auto) d() { return 4; }
using T = decltype(S().b());
using U = decltype(d());
int array[sizeof(S::s())];
int values[sizeof(d())] = {sizeof(S().a())};
