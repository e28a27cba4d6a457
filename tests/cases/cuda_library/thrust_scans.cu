// flags: -std=c++17
#include <thrust/adjacent_difference.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/scan.h>
#include <thrust/transform_scan.h>

struct twice {
  __host__ __device__ long operator()(int x) const { return 2L * x; }
};

long scans(thrust::device_vector<int> &v, thrust::device_vector<long> &out, cudaStream_t stream) {
  auto end = thrust::inclusive_scan(v.begin(), v.end(), v.begin());
  thrust::inclusive_scan(thrust::device, v.begin(), v.end(), v.begin(), thrust::maximum<int>());
  thrust::exclusive_scan(thrust::cuda::par.on(stream), v.begin(), v.end(), v.begin());
  thrust::exclusive_scan(v.begin(), v.end(), out.begin(), 4L, thrust::plus<long>());
  thrust::exclusive_scan(thrust::cuda::par_nosync.on(stream), v.begin(), v.end(), out.begin(), 1);
  thrust::inclusive_scan_by_key(v.begin(), v.end(), out.begin(), out.begin());
  thrust::exclusive_scan_by_key(v.begin(), v.end(), out.begin(), out.begin(), 0L);
  thrust::transform_inclusive_scan(v.begin(), v.end(), out.begin(), twice(), thrust::plus<long>());
  thrust::transform_exclusive_scan(v.begin(), v.end(), out.begin(), twice{}, 3L, thrust::minimum<long>());
  auto last = thrust::adjacent_difference(v.begin(), v.end(), v.begin());
  thrust::adjacent_difference(out.begin(), out.end(), out.begin(), thrust::plus<>());
  return last - end + out.back();
}
