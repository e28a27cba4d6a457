// flags: -std=c++17 --extended-lambda
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>

struct square {
  __host__ __device__ float operator()(float x) const { return x * x; }
};

float iterators(thrust::device_vector<float> &v, const thrust::device_vector<int> &map) {
  auto squares = thrust::make_transform_iterator(v.begin(), square());
  float sum = thrust::reduce(squares, squares + v.size());
  thrust::counting_iterator<int> first(10);
  thrust::counting_iterator<int> last = first + 100;
  sum += thrust::reduce(first, last) + first[2] + *first;
  auto tens = thrust::make_constant_iterator(10);
  sum += *tens + tens[20];
  auto picked = thrust::make_permutation_iterator(v.begin(), map.begin());
  sum += thrust::reduce(picked, picked + map.size(), 0.0f, thrust::plus<float>());
  auto back = thrust::make_reverse_iterator(v.end());
  thrust::copy(back, back + v.size(), v.begin());
  auto gone = thrust::make_discard_iterator();
  auto end = thrust::inclusive_scan(v.begin(), v.end(), gone);
  sum += float(end - gone);
  auto odd = thrust::make_transform_iterator(thrust::make_counting_iterator(0),
                                             [] __host__ __device__(int i) { return 2 * i + 1; });
  sum += odd[3] + *(odd + 1);
  ++odd;
  odd += 2;
  for (auto i = first; i != last; ++i) sum -= *i;
  return sum + float(thrust::distance(first, last));
}
