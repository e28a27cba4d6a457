// expect: 240 error 60
// expect: 20050 warning 60
// expect: 240 error 61
// expect: 20050 warning 61
// expect: 240 error 62
// expect: 20050 warning 62
// expect: 83 warning 63
// expect: 815 warning 63
// expect: 20048 error 63
// expect: 20 error 64
// expect: 20048 error 64
// expect: 240 error 65
// expect: 20077 error 65
// expect: 20 error 66
// expect: 20228 error 66
// expect: 20048 error 66
// expect: 20024 error 67
// expect: 20048 error 67
// expect: 20 error 67
// expect: 83 warning 68
// expect: 20024 error 68
// expect: 257 error 68
// expect: 20 error 69
// expect: 815 warning 69
// expect: 20 error 70
// expect: 20024 error 70
// expect: 20026 error 70
// expect-device: 240 error 60
// expect-device: 20050 warning 60
// expect-device: 240 error 61
// expect-device: 20050 warning 61
// expect-device: 240 error 62
// expect-device: 20050 warning 62
// expect-device: 83 warning 63
// expect-device: 815 warning 63
// expect-device: 20048 error 63
// expect-device: 940 warning 63
// expect-device: 20 error 64
// expect-device: 20048 error 64
// expect-device: 940 warning 64
// expect-device: 240 error 65
// expect-device: 20077 error 65
// expect-device: 20 error 66
// expect-device: 20230 error 66
// expect-device: 20228 error 66
// expect-device: 20048 error 66
// expect-device: 940 warning 66
// expect-device: 20024 error 67
// expect-device: 20048 error 67
// expect-device: 20 error 67
// expect-device: 83 warning 68
// expect-device: 20024 error 68
// expect-device: 257 error 68
// expect-device: 20 error 69
// expect-device: 815 warning 69
// expect-device: 20 error 70
// expect-device: 20024 error 70
// expect-device: 177 warning 68
// Attributes are applied behind the declarator: what is wrong with specifiers and parameters is told first.
__global__ inline __forceinline__ void twice();
inline __forceinline__ __global__ void at_once() {}
__forceinline__ __global__ inline void around() {}
__global__ int const const qualified() {}
__global__ int of_unknown(unknown_t x) {}
__launch_bounds__(64) inline inline void no_kernel() {}
__cluster_dims__(0) __global__ int several(unknown_u x) {}
__host__ __global__ int behind(int x = unknown_v);
__shared__ __constant__ int const const both;
const int result(int a[unknown_w]);
void block() { __shared__ __constant__ int bound[unknown_x]; }
