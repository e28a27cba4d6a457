// flags: -std=c++17
#include <thrust/binary_search.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/merge.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>

struct by_last_digit {
  __host__ __device__ bool operator()(int a, int b) const { return a % 10 < b % 10; }
};

int sorting(thrust::device_vector<int> &keys, thrust::device_vector<float> &values, int *raw, int n) {
  thrust::sort(keys.begin(), keys.end());
  thrust::sort(keys.begin(), keys.end(), thrust::greater<int>());
  thrust::stable_sort(keys.begin(), keys.end(), by_last_digit());
  thrust::sort_by_key(keys.begin(), keys.end(), values.begin());
  thrust::stable_sort_by_key(thrust::device, keys.begin(), keys.end(), values.begin(), thrust::less<int>{});
  thrust::sort(thrust::host, raw, raw + n);
  bool sorted = thrust::is_sorted(keys.begin(), keys.end());
  auto until = thrust::is_sorted_until(thrust::host, raw, raw + n, by_last_digit());
  thrust::device_vector<int> merged(keys.size() * 2);
  auto end = thrust::merge(keys.begin(), keys.end(), keys.begin(), keys.end(), merged.begin());
  auto ends = thrust::merge_by_key(keys.begin(), keys.end(), keys.begin(), keys.end(), values.begin(), values.begin(),
                                   merged.begin(), values.begin());
  auto united = thrust::set_union(keys.begin(), keys.end(), keys.begin(), keys.end(), merged.begin());
  thrust::set_intersection(thrust::host, raw, raw + n, raw, raw + n, raw, by_last_digit());
  auto rest = thrust::set_difference(keys.begin(), keys.end(), keys.begin(), united, merged.begin());
  thrust::set_symmetric_difference(raw, raw + n, raw, raw + n, raw);
  auto low = thrust::lower_bound(keys.begin(), keys.end(), 3);
  int *high = thrust::upper_bound(thrust::seq, raw, raw + n, 4, thrust::less<int>());
  bool found = thrust::binary_search(keys.begin(), keys.end(), n);
  thrust::pair<int *, int *> range = thrust::equal_range(raw, raw + n, 5);
  thrust::lower_bound(keys.begin(), keys.end(), keys.begin(), keys.end(), merged.begin());
  return int(low - keys.begin()) + int(high - raw) + sorted + found + int(range.second - range.first) +
         int(until - raw) + int(end - merged.begin()) + int(ends.first - rest);
}
