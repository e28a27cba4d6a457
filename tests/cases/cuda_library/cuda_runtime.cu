// flags: -std=c++17
#include <cstdio>
#include <cuda_occupancy.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime.h>
#include <nvtx3/nvToolsExt.h>
#include <stdexcept>

#define CHECK(call)                                                                                            \
  do {                                                                                                         \
    cudaError_t e = (call);                                                                                    \
    if (e != cudaSuccess) {                                                                                    \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(e));                          \
      throw std::runtime_error(cudaGetErrorName(e));                                                           \
    }                                                                                                          \
  } while (0)

__device__ int counter;
__constant__ float table[16];
__managed__ double shared_total = 1.5;

template <typename T> __global__ void scale(T *p, T by, size_t n) {
  size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= by * table[i % 16];
  if (i == 0) printf("%d of %zu\n", atomicAdd(&counter, 1), n);
}

struct Stream {
  cudaStream_t handle = nullptr;
  Stream() { CHECK(cudaStreamCreateWithFlags(&handle, cudaStreamNonBlocking)); }
  ~Stream() { cudaStreamDestroy(handle); }
  operator cudaStream_t() const { return handle; }
};

double run(size_t n) {
  int blocks = 0, size = 0;
  CHECK(cudaOccupancyMaxPotentialBlockSize(&size, &blocks, scale<double>, 0, 0));
  CHECK(cudaFuncSetAttribute(scale<float>, cudaFuncAttributeMaxDynamicSharedMemorySize, 4096));
  Stream stream;
  double *d;
  CHECK(cudaMalloc(&d, n * sizeof *d));
  CHECK(cudaMemcpyToSymbol(table, &shared_total, sizeof(float)));
  CHECK(cudaMemcpyFromSymbolAsync(&size, counter, sizeof size, 0, cudaMemcpyDeviceToHost, stream));
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreateWithFlags(&stop, cudaEventDisableTiming);
  nvtxRangePushA("scale");
  scale<<<blocks, size, 0, stream>>>(d, 2.0, n);
  scale<float><<<dim3(1), dim3(32)>>>(nullptr, 1, 0);
  cudaLaunchConfig_t config{};
  config.gridDim = blocks;
  config.stream = stream;
  CHECK(cudaLaunchKernelEx(&config, scale<double>, d, 3.0, n));
  nvtxRangePop();
  float ms = 0;
  cudaEventElapsedTime(&ms, start, stop);
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0));
  cudaMemcpy2DAsync(d, 16, d, 16, 8, 2, cudaMemcpyDefault, stream);
  cudaHostFn_t callback = [](void *p) { *static_cast<int *>(p) = 1; };
  cudaLaunchHostFunc(stream, callback, &size);
  CHECK(cudaStreamSynchronize(stream));
  return ms + shared_total + properties.major + int(cudaFree(d));
}
