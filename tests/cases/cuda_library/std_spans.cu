// flags: -std=c++17
#include <cuda/std/mdspan>
#include <cuda/std/span>

__host__ __device__ int sum(cuda::std::span<const int> values) {
  int s = 0;
  for (int v : values) s += v;
  for (const auto &v : values.subspan(1, 2)) s -= v;
  return s;
}

template <class T, class E, class L> __host__ __device__ T trace(cuda::std::mdspan<T, E, L> m) {
  T t{};
  for (typename E::index_type i = 0; i < m.extent(0); ++i) t += m(i, i);
  return t;
}

__global__ void add(cuda::std::span<float> to, cuda::std::span<const float, 4> by) {
  for (auto &x : to) x += by[0];
  if (!to.empty()) to[threadIdx.x] = by.front() + by.last<1>()[0];
}

int spans(int *p, size_t n) {
  int local[4] = {1, 2, 3, 4};
  cuda::std::span<int> s(p, n), whole = local;
  cuda::std::span<int, 4> fixed(local);
  cuda::std::span deduced{local};
  s[0] = 3;
  s.first(2)[1] = s.back();
  for (int &v : s) v *= 2;
  for (auto i = whole.begin(); i != whole.end(); ++i) *i += fixed[0];
  auto bytes = cuda::std::as_bytes(s);
  int r = sum(s) + sum(local) + int(s.size_bytes() + bytes.size()) + *s.data() + deduced[1];
  r += int(s.extent == cuda::std::dynamic_extent) + fixed.first<2>()[1] + s.subspan(1).front();
  for (auto i = s.rbegin(); i != s.rend(); ++i) r ^= *i;
  float f[4] = {};
  add<<<1, 4>>>(f, cuda::std::span<const float, 4>(f));
  return r;
}

double matrices(double *p, int n) {
  cuda::std::mdspan m(p, n, 4);
  using Fixed = cuda::std::extents<int, 3, 3>;
  cuda::std::mdspan<double, Fixed> fixed(p);
  cuda::std::mdspan<double, cuda::std::dextents<size_t, 2>, cuda::std::layout_left> columns(p, n, n);
  cuda::std::extents<int, cuda::std::dynamic_extent, 4> e(n);
  cuda::std::layout_right::mapping<decltype(e)> mapping(e);
  m(0, 1) = 2.5;
  fixed(1, 1) = m(1, 2) + columns(0, 1);
  return trace(fixed) + trace(columns) + double(m.extent(0) * e.rank()) + double(mapping(1, 2)) +
         double(m.stride(0) + m.size()) + double(Fixed::static_extent(1));
}
