// flags: -std=c++17
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/system/cpp/vector.h>
#include <thrust/system_error.h>
#include <thrust/system/cuda/error.h>
#include <thrust/transform.h>

struct cached_policy : thrust::device_execution_policy<cached_policy> {};
template <class Iterator> int reduce(cached_policy, Iterator first, Iterator last) { return 0 * int(last - first); }

__global__ void inside(int *p, int n) {
  thrust::sort(thrust::seq, p, p + n);
  p[0] = thrust::reduce(thrust::seq, p, p + n, 0, thrust::plus<int>());
}

int policies(thrust::device_vector<int> &v, cudaStream_t stream, std::string &text) {
  cached_policy cached;
  int n = thrust::reduce(cached, v.begin(), v.end());
  try {
    thrust::sort(thrust::cuda::par.on(stream), v.begin(), v.end());
    auto policy = thrust::cuda::par_nosync.on(stream);
    n += thrust::reduce(policy, v.begin(), v.end());
    if (cudaError_t e = cudaGetLastError()) throw thrust::system_error(e, thrust::cuda_category(), "sorting");
  } catch (thrust::system_error &e) {
    text = e.what();
    n = e.code().value();
  }
  thrust::cpp::vector<int> c(3);
  thrust::transform(thrust::host, c.begin(), c.end(), c.begin(), thrust::negate<>());
  thrust::logical_and<bool> both;
  thrust::bit_and<int> bits;
  thrust::less_equal<> ordered;
  thrust::square<float> square;
  return n + both(true, n > 2) + bits(n, 6) + ordered(1, 2L) + int(square(1.5f)) + thrust::maximum<int>()(n, 2);
}
