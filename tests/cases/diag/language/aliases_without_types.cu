// expect: 1835 warning 24
// expect: 40 error 25
// expect: 40 error 26
// expect: 79 error 27
// expect: 79 error 28
// expect: 79 error 29
// expect: 1835 warning 29
// expect: 702 error 30
// expect: 40 error 31
// expect: 40 error 32
// expect: 40 error 34
// expect: 40 error 35
// expect: 79 error 36
// expect: 79 error 37
// expect: 702 error 38
// expect: 40 error 42
// expect: 79 error 43
// expect: 79 error 44
// expect: 702 error 45
// expect: 29 error 47
// expect-device: 550 warning 46
namespace N { struct S { }; void f(); }
using N::f; using ::N::S;
using A __device__ = int;
using __device__ B = int;
using [[maybe_unused]] C = int;
using D = ; int after;
using E = 3;
using F __global__ = "abc";
using G __shared__ int;
using = __device__ int;
using __managed__;
struct T {
  using __device__ B = int;
  using = int;
  using A = 3;
  using A2 = ;
  using A3 __device__ int;
  int m;
};
void g() {
  using __device__ B = int;
  using A = -int;
  using A2 = ;
  using A3 __device__ int;
  int x = 1;
  x = ;
}
