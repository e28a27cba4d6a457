// flags: -std=c++17
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/equal.h>
#include <thrust/extrema.h>
#include <thrust/find.h>
#include <thrust/functional.h>
#include <thrust/inner_product.h>
#include <thrust/logical.h>
#include <thrust/mismatch.h>
#include <thrust/reduce.h>
#include <thrust/transform_reduce.h>

struct is_odd {
  __host__ __device__ bool operator()(int x) const { return x & 1; }
};
struct squared {
  __host__ __device__ double operator()(float x) const { return double(x) * x; }
};

double reductions(const thrust::device_vector<float> &v, const thrust::device_vector<int> &keys, const int *raw) {
  double total = thrust::reduce(v.begin(), v.end());
  total += thrust::reduce(v.begin(), v.end(), 1.0f, thrust::multiplies<float>());
  total += thrust::transform_reduce(v.begin(), v.end(), squared(), 0.0, thrust::plus<double>());
  total += thrust::inner_product(v.begin(), v.end(), v.begin(), 0.0f);
  total += thrust::inner_product(raw, raw + 3, raw, 1, thrust::plus<int>(), thrust::multiplies<int>());
  thrust::device_vector<int> out(keys.size());
  thrust::device_vector<float> sums(v.size());
  auto ends = thrust::reduce_by_key(keys.begin(), keys.end(), v.begin(), out.begin(), sums.begin());
  total += double(ends.first - out.begin());
  thrust::reduce_by_key(keys.begin(), keys.end(), v.begin(), out.begin(), sums.begin(), thrust::equal_to<int>(),
                        thrust::maximum<float>());
  total += double(thrust::count(keys.begin(), keys.end(), 3) + thrust::count_if(raw, raw + 9, is_odd()));
  auto largest = thrust::max_element(v.begin(), v.end());
  auto extremes = thrust::minmax_element(keys.begin(), keys.end());
  total += *largest + *extremes.first + *thrust::min_element(raw, raw + 2, thrust::greater<int>());
  if (thrust::equal(keys.begin(), keys.end(), out.begin())) total += thrust::max(1, 2) - thrust::min(3.5, total);
  auto differ = thrust::mismatch(keys.begin(), keys.end(), out.begin());
  auto found = thrust::find(keys.begin(), keys.end(), 5);
  auto odd = thrust::find_if(raw, raw + 4, is_odd());
  auto even = thrust::find_if_not(raw, raw + 4, is_odd());
  bool all = thrust::all_of(raw, raw + 4, is_odd());
  bool any = thrust::any_of(keys.begin(), keys.end(), is_odd()) || thrust::none_of(raw, raw + 1, is_odd());
  return total + (found != keys.end()) + double(odd - even) + all + any + double(differ.second - out.begin());
}
