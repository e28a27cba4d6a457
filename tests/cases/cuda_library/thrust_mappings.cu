// flags: -std=c++17 --extended-lambda
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/fill.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/generate.h>
#include <thrust/reverse.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/swap.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/uninitialized_copy.h>
#include <thrust/uninitialized_fill.h>

struct is_odd {
  __host__ __device__ bool operator()(int x) const { return x & 1; }
};
struct counter {
  int next;
  __host__ __device__ int operator()() { return next++; }
};

void mappings(thrust::device_vector<int> &v, thrust::device_vector<int> &w, thrust::device_vector<int> &map, int k) {
  thrust::sequence(v.begin(), v.end());
  thrust::sequence(v.begin(), v.end(), 10, 3);
  thrust::fill_n(v.begin(), 3, k);
  thrust::generate(w.begin(), w.end(), counter{1});
  thrust::generate_n(w.begin(), 2, counter{k});
  thrust::tabulate(v.begin(), v.end(), thrust::negate<int>());
  thrust::transform(v.begin(), v.end(), w.begin(), w.begin(), thrust::modulus<int>());
  thrust::transform(v.begin(), v.end(), w.begin(), [k] __device__(int x) { return x * k; });
  thrust::transform_if(v.begin(), v.end(), map.begin(), w.begin(), thrust::negate<int>(), is_odd{});
  thrust::for_each(v.begin(), v.end(), [] __device__(int &x) { x += 1; });
  thrust::for_each_n(thrust::device, v.begin(), 4, [=] __device__(int &x) { x -= k; });
  int *p = thrust::raw_pointer_cast(v.data());
  thrust::for_each_n(thrust::counting_iterator<int>(0), k, [p, k] __host__ __device__(int i) {
    if (i > 0) p[i] = p[i - 1] + k;
  });
  thrust::gather(map.begin(), map.end(), v.begin(), w.begin());
  thrust::gather_if(map.begin(), map.end(), v.begin(), v.begin(), w.begin());
  thrust::scatter(v.begin(), v.end(), map.begin(), w.begin());
  thrust::scatter_if(v.begin(), v.end(), map.begin(), map.begin(), w.begin());
  thrust::reverse(v.begin(), v.end());
  thrust::reverse_copy(v.begin(), v.end(), w.begin());
  thrust::swap_ranges(v.begin(), v.end(), w.begin());
  thrust::uninitialized_fill(v.begin(), v.end(), 2);
  thrust::uninitialized_copy(v.begin(), v.end(), w.begin());
}
