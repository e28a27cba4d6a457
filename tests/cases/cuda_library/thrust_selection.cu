// flags: -std=c++17
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/partition.h>
#include <thrust/remove.h>
#include <thrust/replace.h>
#include <thrust/shuffle.h>
#include <thrust/random.h>
#include <thrust/unique.h>

struct negative {
  template <class T> __host__ __device__ bool operator()(T x) const { return x < T(0); }
};

long selection(thrust::device_vector<int> &v, thrust::device_vector<int> &out, thrust::device_vector<char> &flags) {
  auto end = thrust::copy_if(v.begin(), v.end(), out.begin(), negative());
  end = thrust::copy_if(v.begin(), v.end(), flags.begin(), out.begin(), negative());
  thrust::copy_n(v.begin(), 3, out.begin());
  auto middle = thrust::partition(v.begin(), v.end(), negative());
  auto point = thrust::partition_point(v.begin(), v.end(), negative());
  auto ends = thrust::partition_copy(v.begin(), v.end(), out.begin(), out.begin(), negative());
  bool parted = thrust::is_partitioned(v.begin(), v.end(), negative());
  thrust::stable_partition(v.begin(), v.end(), flags.begin(), negative());
  v.erase(thrust::unique(v.begin(), v.end()), v.end());
  auto keyed = thrust::unique_by_key(v.begin(), v.end(), out.begin());
  thrust::unique_copy(v.begin(), v.end(), out.begin(), thrust::equal_to<int>());
  auto distinct = thrust::unique_count(v.begin(), v.end());
  v.erase(thrust::remove(v.begin(), v.end(), 0), v.end());
  auto kept = thrust::remove_if(v.begin(), v.end(), flags.begin(), negative());
  thrust::remove_copy_if(v.begin(), v.end(), out.begin(), negative());
  thrust::replace(v.begin(), v.end(), 1, 2);
  thrust::replace_if(v.begin(), v.end(), negative(), 0);
  thrust::replace_copy_if(v.begin(), v.end(), out.begin(), negative(), 5);
  thrust::default_random_engine g(42);
  thrust::shuffle(v.begin(), v.end(), g);
  return long(end - out.begin()) + (kept - middle) + (keyed.first - point) + parted + distinct +
         (ends.first - ends.second);
}
