// flags: -std=c++17
#include <thrust/complex.h>
#include <thrust/pair.h>
#include <thrust/random.h>
#include <thrust/tuple.h>

using complex = thrust::complex<double>;

__global__ void rotate(thrust::complex<float> *z, float angle) {
  z[threadIdx.x] *= thrust::polar(1.0f, angle);
  z[threadIdx.x] += thrust::complex<float>(0.f, 1.f);
}

double numbers(double x) {
  complex a(1.0, x), b = thrust::conj(a);
  complex c = a * b + 2.0 - thrust::exp(b) / thrust::sqrt(a);
  c /= 3.0;
  if (a == b || c != a) c = -c;
  thrust::complex<float> narrow(c);
  return thrust::abs(c) + c.real() + narrow.imag() + thrust::norm(a) + thrust::arg(b) + thrust::pow(a, 2).real();
}

int products(int n, char c) {
  thrust::pair<int, char> p(n, c);
  auto q = thrust::make_pair(n + 1, c);
  if (p < q) p.swap(q);
  thrust::tuple<int, float, const char *> t(n, 2.5f, "text");
  auto u = thrust::make_tuple(n, 1.5f, "more");
  t = u;
  int whole;
  float part;
  thrust::tie(whole, part, cuda::std::ignore) = t;
  auto [first, second] = p;
  constexpr auto size = thrust::tuple_size<decltype(t)>::value;
  using Second = thrust::tuple_element<1, decltype(t)>::type;
  Second s = thrust::get<1>(t);

  return whole + int(part + s) + first + second + int(size) + p.first + (t == u);
}

__host__ __device__ float random_point(unsigned seed) {
  thrust::default_random_engine engine(seed);
  thrust::uniform_real_distribution<float> uniform(-1.f, 1.f);
  thrust::uniform_int_distribution<int> dice(1, 6);
  thrust::normal_distribution<float> normal(0.0f, 2.0f);
  engine.discard(10);
  thrust::minstd_rand other;
  thrust::taus88 third(seed);
  return uniform(engine) + float(dice(engine)) + normal(engine) + float(other() + third()) + uniform.a();
}
