// flags: -std=c++17
#include <cuda/std/bit>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/numbers>
#include <cuda/std/numeric>
#include <cuda/std/ratio>

using complex = cuda::std::complex<float>;
using third = cuda::std::ratio<1, 3>;
using one_half = cuda::std::ratio_add<third, cuda::std::ratio<1, 6>>;

__global__ void mandelbrot(complex *z, int *count) {
  complex c = z[threadIdx.x], v;
  int n = 0;
  while (cuda::std::abs(v) < 2.0f && n < 100) {
    v = v * v + c;
    ++n;
  }
  count[threadIdx.x] = n;
}

double complexes(double x) {
  cuda::std::complex<double> a(1.0, x), b{x}, c = a * b + 2.0;
  c += cuda::std::exp(a) / cuda::std::conj(b);
  c *= 2.0;
  if (a == b) c = -c;
  complex narrow(1.5f, 2.f);
  cuda::std::complex<double> wide = narrow;
  return c.real() + wide.imag() + cuda::std::norm(a) + cuda::std::arg(b) + cuda::std::polar(1.0, x).real();
}

double numbers(unsigned u, float f, double d) {
  constexpr int most = cuda::std::numeric_limits<int>::max();
  if (f == cuda::std::numeric_limits<float>::infinity()) return cuda::std::numeric_limits<double>::epsilon();
  int bits = cuda::std::popcount(u) + cuda::std::countl_zero(u) + int(cuda::std::bit_ceil(u)) + cuda::std::has_single_bit(u);
  bits += int(cuda::std::rotl(u, 3)) + cuda::std::countr_one(u) + int(cuda::std::bit_width(u));
  auto image = cuda::std::bit_cast<unsigned>(f);
  d += cuda::std::sqrt(d) + cuda::std::pow(d, 2) + cuda::std::fma(d, d, 1.0) + cuda::std::hypot(f, 2.f);
  d += cuda::std::isnan(d) + cuda::std::signbit(f) + cuda::std::lerp(0.f, 1.f, f) + cuda::std::numbers::pi;
  d += cuda::std::gcd(12, 18) + cuda::std::lcm(4, 6) + cuda::std::midpoint(2, 8) + one_half::num / double(one_half::den);
  int values[3] = {1, 2, 3};
  d += cuda::std::accumulate(values, values + 3, 0) + cuda::std::reduce(values, values + 3, 1);
  cuda::std::iota(values, values + 3, 4);
  cuda::std::partial_sum(values, values + 3, values);
  d += cuda::std::transform_reduce(values, values + 3, 0, cuda::std::plus<>(), [](int x) { return x * x; });
  return d + bits + image + most + cuda::std::floor(f) + cuda::std::abs(-3) + cuda::std::ratio_less_v<third, one_half>;
}
