// cudaLaunchKernelEx and its kin: the template with arguments, with pointers to kernels, occupancy and attributes.
#include <cuda_runtime.h>
template <class T> __global__ void k(T *p, int n) { p[n] = T(); }
template <class T> __global__ void coop(T *p) {}
template <int N> __global__ void attr() {}
template <class... P, class... A> cudaError_t go(void (*kernel)(P...), A... a) { cudaLaunchConfig_t c = {}; return cudaLaunchKernelEx(&c, kernel, P(a)...); }
template <class T> void all(T *p) {
  cudaLaunchConfig_t config = {};
  cudaLaunchKernelEx(&config, k<T>, p, 3);
  go(k<char>, nullptr, 1);
  void *args[] = {&p};
  cudaLaunchKernel((const void *)coop<T>, dim3(1), dim3(1), args, 0, 0);
  cudaLaunchCooperativeKernel(coop<T *>, dim3(1), dim3(1), args, 0, nullptr);
  cudaFuncSetAttribute(attr<sizeof(T)>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
  int n; cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, attr<100>, 1, 0);
  cudaFuncAttributes a; cudaFuncGetAttributes(&a, attr<101>);
}
void host(double *p) { all(p); cudaLaunchKernelExC(nullptr, reinterpret_cast<const void *>(&attr<102>), nullptr); }
