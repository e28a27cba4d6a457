// expect: 20122 error 5
// expect: 20122 error 5
// expect: 20122 error 6
// expect: 20122 error 6
inline namespace { __device__ int a; namespace N { __constant__ int b = 1; } }
namespace { __device__ int c; inline namespace V { __device__ int d; } }
