// flags: -std=c++17
#include <cuda/std/cassert>
#include <cuda/std/cfloat>
#include <cuda/std/climits>
#include <cuda/std/cmath>
#include <cuda/std/cstdlib>
#include <cuda/std/cstring>
#include <cuda/std/linalg>
#include <cuda/std/mdspan>

template <class M> __host__ __device__ double norm(M m) {
  double s = 0;
  for (int i = 0; i < m.extent(0); ++i)
    for (int j = 0; j < m.extent(1); ++j) s = cuda::std::fma(m(i, j), m(i, j), s);
  return cuda::std::sqrt(s);
}

double algebra(double *p, int n) {
  cuda::std::mdspan<double, cuda::std::extents<int, 3, cuda::std::dynamic_extent>> m(p, n);
  auto twice = cuda::std::linalg::scaled(2.0, m);
  auto turned = cuda::std::linalg::transposed(m);
  auto mirror = cuda::std::linalg::conjugate_transposed(m);
  return norm(m) + norm(twice) + twice(0, 1) + turned(1, 0) + mirror(0, 0) + turned.extent(0);
}

double functions(float f, double d, long double l, int i) {
  assert(i >= 0);
  d += cuda::std::sin(f) + cuda::std::cos(d) + cuda::std::exp2(i) + cuda::std::log10(d) + cuda::std::cbrt(f);
  d += cuda::std::fmod(d, 2.0) + cuda::std::copysign(d, -1.0) + cuda::std::nextafter(d, 3.0) + cuda::std::trunc(f);
  int exponent;
  d += cuda::std::frexp(d, &exponent) + cuda::std::ldexp(d, 2) + cuda::std::ilogb(d) + cuda::std::lround(f);
  d += cuda::std::isfinite(d) + cuda::std::isinf(f) + cuda::std::isnan(f) + cuda::std::fmax(f, 2.f) + exponent;
  d += cuda::std::tgamma(d) + cuda::std::erf(f) + cuda::std::remainder(d, 3.0) + cuda::std::abs(f) + cuda::std::abs(d);
  char a[8] = "text", b[8];
  cuda::std::memcpy(b, a, sizeof a);
  cuda::std::memset(b, 0, 2);
  auto parts = cuda::std::div(i, 3);
  return d + b[1] + parts.quot + INT_MAX + DBL_EPSILON + cuda::std::abs(i);
}
