// flags: -std=c++17
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/iterator/iterator_facade.h>
#include <thrust/iterator/offset_iterator.h>
#include <thrust/iterator/tabulate_output_iterator.h>
#include <thrust/iterator/transform_input_output_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>

struct half_of {
  __host__ __device__ int operator()(int x) const { return x / 2; }
};
struct store {
  int *to;
  __host__ __device__ void operator()(int index, int value) const { to[index] = value; }
};
template <class Iterator>
class repeat_iterator : public thrust::iterator_adaptor<repeat_iterator<Iterator>, Iterator> {
public:
  using super_t = thrust::iterator_adaptor<repeat_iterator<Iterator>, Iterator>;
  __host__ __device__ repeat_iterator(const Iterator &x, int n) : super_t(x), begin(x), n(n) {}
  friend class thrust::iterator_core_access;

private:
  int n;
  const Iterator begin;
  __host__ __device__ typename super_t::reference dereference() const {
    return *(begin + (this->base() - begin) / n);
  }
};

int outputs(thrust::host_vector<int> &v, int *raw) {
  auto halves = thrust::make_transform_output_iterator(v.begin(), half_of());
  thrust::copy(raw, raw + 4, halves);
  halves[1] = 8;
  auto both = thrust::make_transform_input_output_iterator(v.begin(), half_of(), thrust::negate<int>());
  *both = 3;
  int seen = both[2];
  auto table = thrust::make_tabulate_output_iterator(store{raw});
  table[3] = 5;
  *table = seen;
  repeat_iterator<int *> twice(raw, 2);
  thrust::copy(twice, twice + 4, v.begin());
  auto moved = thrust::offset_iterator(v.begin(), 2);
  return twice[3] + *twice + *moved;
}
