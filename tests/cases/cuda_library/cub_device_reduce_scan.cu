// flags: -std=c++17
#include <cub/device/device_adjacent_difference.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_run_length_encode.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_segmented_reduce.cuh>
#include <cuda/std/functional>

struct CustomMin {
  template <typename T> __host__ __device__ T operator()(const T &a, const T &b) const { return (b < a) ? b : a; }
};

template <class T> cudaError_t sum(const T *in, T *out, int n, cudaStream_t stream) {
  void *storage = nullptr;
  std::size_t bytes = 0;
  cudaError_t e = cub::DeviceReduce::Sum(storage, bytes, in, out, n, stream);
  if (e != cudaSuccess) return e;
  if ((e = cudaMalloc(&storage, bytes)) != cudaSuccess) return e;
  e = cub::DeviceReduce::Sum(storage, bytes, in, out, n, stream);
  cudaFree(storage);
  return e;
}

int reduce_and_scan(int *in, int *out, float *f, const int *offsets, int n) {
  void *t = nullptr;
  size_t b = 0;
  sum(in, out, n, 0);
  sum<float>(f, f, n, nullptr);
  cub::DeviceReduce::Reduce(t, b, in, out, n, CustomMin{}, 7);
  cub::DeviceReduce::Min(t, b, in, out, n);
  cub::DeviceReduce::ArgMax(t, b, f, f, in, n);
  cub::DeviceReduce::TransformReduce(t, b, in, out, n, cuda::std::plus<>{}, cuda::std::negate<>{}, 0);
  cub::DeviceReduce::ReduceByKey(t, b, in, out, f, f, out, CustomMin(), n);
  cub::DeviceScan::ExclusiveSum(t, b, in, out, n);
  cub::DeviceScan::InclusiveSum(t, b, in, n);
  cub::DeviceScan::ExclusiveScan(t, b, in, out, CustomMin{}, 100, n);
  cub::DeviceScan::InclusiveScan(t, b, f, f, CustomMin{}, n);
  cub::DeviceScan::InclusiveSumByKey(t, b, in, f, f, n);
  cub::DeviceSegmentedReduce::Sum(t, b, in, out, 3, offsets, offsets + 1);
  cub::DeviceSegmentedReduce::Reduce(t, b, f, f, 3, offsets, offsets + 1, CustomMin{}, 1.5f);
  cub::DeviceRunLengthEncode::Encode(t, b, in, out, out, out, n);
  cub::DeviceRunLengthEncode::NonTrivialRuns(t, b, in, out, out, out, n);
  return cub::DeviceAdjacentDifference::SubtractLeftCopy(t, b, in, out, n) ||
         cub::DeviceAdjacentDifference::SubtractRight(t, b, in, n, cuda::std::minus<>{});
}
