// expect: 20122 error 7
// expect: 20122 error 7
// expect: 20122 error 7
// expect: 20028 error 9
// expect: 20122 error 9
// expect: 20122 error 9
inline namespace { namespace M { __device__ int x; namespace L { __device__ int y; __global__ void ky(); namespace P { __device__ int z; __global__ void kz(); } } } }
namespace Q { namespace { inline namespace I { __device__ int v; __global__ void kv(); } namespace J { __device__ int v; __global__ void kv(); } } }
namespace R { inline namespace { struct S { static __device__ int q; }; namespace N { __global__ void kv(); __device__ int n; } __device__ int m; } }
