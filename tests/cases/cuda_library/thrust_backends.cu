// flags: -std=c++17 -Xcompiler -fopenmp
#include <thrust/copy.h>
#include <thrust/device_ptr.h>
#include <thrust/functional.h>
#include <thrust/mr/polymorphic_adaptor.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/system/cpp/execution_policy.h>
#include <thrust/system/cpp/memory.h>
#include <thrust/system/cuda/memory.h>
#include <thrust/system/cuda/vector.h>
#include <thrust/system/omp/execution_policy.h>
#include <thrust/system/omp/vector.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/version.h>

struct Random {
  unsigned seed;
  __host__ __device__ double operator()(unsigned n) const {
    thrust::ranlux24_base slow(seed);
    thrust::minstd_rand engine(seed ^ n);
    thrust::uniform_real_distribution<double> unit(0.0, 1.0);
    engine.discard(n);
    thrust::linear_congruential_engine<unsigned, 48271, 0, 2147483647> same = engine;
    return unit(same) + double(slow()) + (engine == same) + unit.b() - decltype(engine)::min;
  }
};

template <class Policy> double sum(const Policy &policy, double *first, double *last) {
  thrust::sort(policy, first, last, thrust::greater<>{});
  return thrust::transform_reduce(policy, first, last, thrust::negate<double>(), 0.0, thrust::plus<double>());
}

double backends(double *p, int n) {
  double total = sum(thrust::cpp::par, p, p + n) + sum(thrust::omp::par, p, p + n) + sum(thrust::seq, p, p + n);
  thrust::omp::vector<int> wide(n, 2);
  thrust::cuda::vector<float> device(n);
  thrust::cuda::universal_vector<float> both(3, 1.5f);
  thrust::cuda::pointer<int> q = thrust::cuda::malloc<int>(n);
  thrust::copy(wide.begin(), wide.end(), q);
  thrust::cpp::pointer<int> c(reinterpret_cast<int *>(p));
  thrust::tagged_reference<int, thrust::cuda::tag> r = q[1];
  q[0] = r;
  total += *c + q[2] + both.back() + device.size();
  thrust::cuda::free(q);
  Random random{7};
  return total + random(3) + THRUST_MAJOR_VERSION;
}
