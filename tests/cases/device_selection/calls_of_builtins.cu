// flags: -std=c++17
// Calls that only the device compiler knows, and names of kernels that are members elsewhere, leave the list complete.
#include <mma.h>
template <int N> __global__ void n(float *q) { using namespace nvcuda::wmma; fragment<accumulator, 16, 16, 16, float> f; load_matrix_sync(f, q, 16, mem_row_major); store_matrix_sync(q, f, 16, mem_row_major); }
template <class T> void load_matrix_sync(T *q) { n<1><<<1, 1>>>(q); }
template <class T> void store_matrix_sync(T *q) { n<2><<<1, 1>>>(q); }
template <class T> struct ldm { T p; ldm(T *q) { n<3><<<1, 1>>>(q); load_matrix_sync(q); } };
template <class T> void row_major(T *q) { n<4><<<1, 1>>>(q); }
void host(float *q) { ldm<float> p(q); store_matrix_sync(q); row_major(q); }
