// The CUDA words and what the cases need beside them, so that they are checked without reading the toolkit's headers.
#include <initializer_list>
#include "../diagnostics/prelude.cuh"
#define __nv_pure__ __attribute__((nv_pure))
#define __device_builtin__ __attribute__((device_builtin))
#define __tile__ __attribute__((tile))
#define __tile_global__ __attribute__((tile_global))
#define __tile_builtin__ __attribute__((tile_builtin))
uint3 __attribute__((device_builtin)) extern const blockIdx;
dim3 __attribute__((device_builtin)) extern const blockDim;
dim3 __attribute__((device_builtin)) extern const gridDim;
int __attribute__((device_builtin)) extern const warpSize;
enum {
  __NV_ATOMIC_RELAXED, __NV_ATOMIC_CONSUME, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELEASE, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_SEQ_CST
};
enum {
  __NV_THREAD_SCOPE_THREAD, __NV_THREAD_SCOPE_BLOCK, __NV_THREAD_SCOPE_CLUSTER, __NV_THREAD_SCOPE_DEVICE, __NV_THREAD_SCOPE_SYSTEM
};
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
