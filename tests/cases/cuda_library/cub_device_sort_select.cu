// flags: -std=c++17 --extended-lambda
#include <cub/device/device_merge.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <cub/device/device_partition.cuh>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_segmented_radix_sort.cuh>
#include <cub/device/device_segmented_sort.cuh>
#include <cub/device/device_select.cuh>
#include <cub/util_type.cuh>

struct LessThan {
  int compare;
  explicit __host__ __device__ LessThan(int compare) : compare(compare) {}
  __host__ __device__ bool operator()(const int &a) const { return a < compare; }
};
struct Less {
  template <class T> __device__ bool operator()(const T &l, const T &r) { return l < r; }
};

cudaError_t sort_and_select(unsigned *keys, float *values, int *in, int *out, char *flags, const int *offsets, int n) {
  void *t = nullptr;
  size_t b = 0;
  cub::DoubleBuffer<unsigned> k(keys, keys + n);
  cub::DoubleBuffer<float> v(values, values + n);
  cub::DeviceRadixSort::SortPairs(t, b, k, v, n);
  cub::DeviceRadixSort::SortPairs(t, b, keys, keys, values, values, n, 4, 20);
  cub::DeviceRadixSort::SortKeysDescending(t, b, in, out, n);
  k.selector ^= 1;
  unsigned *now = k.Current(), *other = k.Alternate();
  cub::DeviceMergeSort::SortKeys(t, b, in, n, Less{});
  cub::DeviceMergeSort::StableSortPairs(t, b, now, values, n, Less());
  cub::DeviceSegmentedRadixSort::SortKeys(t, b, other, keys, n, 2, offsets, offsets + 1);
  cub::DeviceSegmentedSort::SortPairs(t, b, keys, keys, values, values, n, 2, offsets, offsets + 1);
  cub::DeviceSelect::If(t, b, in, out, out, n, LessThan(7));
  cub::DeviceSelect::Flagged(t, b, in, flags, out, out, n);
  cub::DeviceSelect::Unique(t, b, in, out, out, n);
  cub::DeviceSelect::If(t, b, in, out, out, n, [n] __device__(int x) { return x % 2 == n; });
  cub::DevicePartition::If(t, b, in, out, out, n, LessThan(n));
  cub::DevicePartition::Flagged(t, b, in, flags, out, out, n);
  cub::DeviceMerge::MergeKeys(t, b, in, n, in, n, out);
  cub::KeyValuePair<int, float> pair{3, 2.5f};
  if (pair.key > 2) pair.value = 1;
  return cudaGetLastError();
}
