// expect: 20024 error 4
namespace A { __device__ void f(int); }
namespace B { __global__ void f(int); }
namespace A { __global__ void f(int); }
