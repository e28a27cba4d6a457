// What examples need of the CUDA headers, so that they are checked without reading those.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __constant__ __attribute__((constant))
#define __shared__ __attribute__((shared))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(...) __attribute__((maxnreg(__VA_ARGS__)))
#define __local_maxnreg__(...) __attribute__((local_maxnreg(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __block_size__(...) __attribute__((block_size(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__ __attribute__((nv_inline_hint))
typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 {
    unsigned x, y, z;
    __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
    __host__ __device__ constexpr dim3(uint3 of_uint3) : x(of_uint3.x), y(of_uint3.y), z(of_uint3.z) {}
};
uint3 __attribute__((device_builtin)) extern const threadIdx;
typedef struct CUstream_st *cudaStream_t;
typedef enum cudaError { cudaSuccess } cudaError_t;
extern "C" __host__ __device__ unsigned __cudaPushCallConfiguration(
    dim3 grid, dim3 block = 1, unsigned long shared = 0, struct CUstream_st *stream = 0);
extern "C" __device__ cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned, cudaStream_t);
extern "C" __device__ void *cudaGetParameterBuffer(unsigned long, unsigned long);
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned);
extern "C" __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
