// The CUDA words and what the cases need beside them, so that they are checked without reading the toolkit's headers.
#include "../diagnostics/prelude.cuh"
#define __nv_pure__ __attribute__((nv_pure))
#define __device_builtin__ __attribute__((device_builtin))
#define __nv_register_params__ __attribute__((nv_register_params))
uint3 __attribute__((device_builtin)) extern const blockIdx;
dim3 __attribute__((device_builtin)) extern const blockDim;
dim3 __attribute__((device_builtin)) extern const gridDim;
int __attribute__((device_builtin)) extern const warpSize;
namespace std {
template <class E> class initializer_list { const E *begin_; size_t size_; };
}
