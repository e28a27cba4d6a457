// expect: 1835 warning 7
// expect: 1835 warning 8
// expect: 1847 error 9
// expect: 1847 error 10
// expect: 1847 error 11
// expect: 1847 error 12
namespace __device__ K { }
namespace __device__ { }
namespace A { __host__ namespace B { } }
__noinline__ namespace D { }
__launch_bounds__(3) namespace F { }
__grid_constant__ namespace G { }
