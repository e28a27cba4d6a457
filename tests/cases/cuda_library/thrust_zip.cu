// flags: -std=c++17
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>
#include <thrust/zip_function.h>

struct saxpy {
  float a;
  template <class Tuple> __host__ __device__ void operator()(Tuple t) const {
    thrust::get<2>(t) = a * thrust::get<0>(t) + thrust::get<1>(t);
  }
};
struct add {
  __host__ __device__ float operator()(float a, float b) const { return a + b; }
};
using Pair = thrust::tuple<float, int>;
struct longer {
  __host__ __device__ Pair operator()(const Pair &a, const Pair &b) const {
    return thrust::get<0>(a) < thrust::get<0>(b) ? b : a;
  }
};

float zip(thrust::device_vector<float> &x, thrust::device_vector<float> &y, thrust::device_vector<float> &z,
          thrust::device_vector<int> &k) {
  auto first = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin(), z.begin()));
  thrust::for_each(first, first + x.size(), saxpy{2.0f});
  auto pairs = thrust::make_zip_iterator(x.begin(), y.begin());
  thrust::transform(pairs, pairs + x.size(), z.begin(), thrust::make_zip_function(add()));
  auto keyed = thrust::make_zip_iterator(x.begin(), k.begin());
  Pair best = thrust::reduce(keyed, keyed + x.size(), Pair(0.f, 0), longer());
  thrust::sort_by_key(k.begin(), k.end(), pairs);
  Pair p = keyed[1];
  auto inner = thrust::get<0>(keyed.get_iterator_tuple());
  float a;
  int b;
  Pair now = *keyed;
  thrust::tie(a, b) = now;
  return thrust::get<0>(best) + a + float(b) + thrust::get<1>(p) + *inner;
}
