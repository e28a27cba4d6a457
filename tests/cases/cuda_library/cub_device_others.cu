// flags: -std=c++17 --extended-lambda
#include <cub/device/device_copy.cuh>
#include <cub/device/device_for.cuh>
#include <cub/device/device_histogram.cuh>
#include <cub/device/device_memcpy.cuh>
#include <cub/device/device_transform.cuh>
#include <cub/grid/grid_even_share.cuh>
#include <cub/util_allocator.cuh>
#include <cub/util_device.cuh>
#include <cuda/std/tuple>

struct Scale {
  float *p;
  __device__ void operator()(int i) const { p[i] *= 2.f; }
};

static cub::CachingDeviceAllocator allocator(8, 3, 7, 1 << 20, true);

int others(float *in, int *bins, unsigned char *pixels, void **buffers, size_t *sizes, int n) {
  void *t = nullptr;
  size_t b = 0;
  cub::DeviceHistogram::HistogramEven(t, b, in, bins, 11, 0.0f, 10.0f, n);
  int *all[3] = {bins, bins + 256, bins + 512};
  const int levels[3] = {257, 257, 257};
  const int low[3] = {0, 0, 0};
  const int high[3] = {256, 256, 256};
  cub::DeviceHistogram::MultiHistogramEven<4, 3>(t, b, pixels, all, levels, low, high, n);
  cub::DeviceMemcpy::Batched(t, b, buffers, buffers, sizes, 4);
  cub::DeviceFor::Bulk(n, Scale{in});
  cub::DeviceFor::ForEach(in, in + n, [] __device__(float &x) { x += 1; });
  cub::DeviceFor::ForEachN(in, n, [n] __device__(float &x) { x += n; });
  cub::DeviceTransform::Transform(cuda::std::make_tuple(in, in), in, n, [] __device__(float a, float b) { return a + b; });
  if (CubDebug(allocator.DeviceAllocate(&t, b))) return 1;
  CubDebugExit(allocator.DeviceFree(t));
  cub::CachingDeviceAllocator small(2, 1, 8);
  float *typed = nullptr;
  small.DeviceAllocate((void **)&typed, sizeof(float) * n, cudaStream_t(0));
  small.FreeAllCached();
  int version = 0;
  cub::PtxVersion(version);
  cub::GridEvenShare<int> share;
  share.DispatchInit(n, 10, 128);
  int device = cub::CurrentDevice();
  cub::SwitchDevice guard(device);
  return version + share.grid_size + cub::DeviceCount();
}
