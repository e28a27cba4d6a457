// flags: -std=c++17 --extended-lambda
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/type_traits/is_contiguous_iterator.h>
#include <thrust/type_traits/is_trivially_relocatable.h>
#include <thrust/universal_vector.h>
#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Body {
  double mass;
  float3 at;
  __host__ __device__ bool operator<(const Body &other) const { return mass < other.mass; }
};
__host__ __device__ inline bool operator==(const Body &a, const Body &b) { return a.mass == b.mass; }
THRUST_PROCLAIM_TRIVIALLY_RELOCATABLE(Body);

template <template <class...> class Vector, class T> struct Series {
  Vector<T> values;
  explicit Series(std::size_t n, T first = T{}) : values(n, first) {}
  T &operator[](std::size_t i) { return values[i]; }
  template <class F> Series &apply(F f) {
    thrust::transform(values.begin(), values.end(), values.begin(), f);
    return *this;
  }
  T sum() const { return thrust::reduce(values.begin(), values.end(), T{}, thrust::plus<T>()); }
};
class Simulation {
  thrust::device_vector<Body> bodies_;
  std::unique_ptr<thrust::host_vector<double>> masses_ = std::make_unique<thrust::host_vector<double>>();
  std::string name_;

public:
  Simulation(const std::vector<Body> &bodies, std::string name) : bodies_(bodies.begin(), bodies.end()), name_(std::move(name)) {
    for (const Body &body : bodies) masses_->push_back(body.mass);
  }
  double heaviest() const {
    Body found = thrust::reduce(bodies_.begin(), bodies_.end(), Body{},
                                [] __host__ __device__(const Body &a, const Body &b) { return a < b ? b : a; });
    return found.mass;
  }
  double total() const { return std::accumulate(masses_->begin(), masses_->end(), 0.0); }
  void order() { thrust::sort(bodies_.begin(), bodies_.end()); }
  auto begin() { return bodies_.begin(); }
  auto end() { return bodies_.end(); }
};

double simulate(std::vector<Body> bodies, int n) {
  Simulation s(bodies, "first");
  s.order();
  double most = 0;
  for (Body b : s) most += b.mass;
  Series<thrust::host_vector, float> series(n, 2.5f);
  series[1] = 3;
  auto half = [n](float x) { return x / n; };
  most += series.apply(half).apply([](float x) { return x + 1; }).sum();
  Series<thrust::universal_vector, int> counts(3);
  counts.values[0] += 4;
  static_assert(thrust::is_contiguous_iterator_v<float *> && thrust::is_trivially_relocatable_v<Body>);
  auto it = std::find_if(series.values.begin(), series.values.end(), [](float f) { return f > 1; });
  return most + s.heaviest() + s.total() + counts.sum() + (it != series.values.end() ? *it : 0.f);
}
