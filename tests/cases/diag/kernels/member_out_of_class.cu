// expect: 20231 error 3
struct S { static void k(); };
__global__ void S::k() {}
namespace N { void f(); }
__global__ void N::f() {}
