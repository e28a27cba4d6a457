// flags: -std=c++17
#include <cuda/std/array>
#include <cuda/std/bitset>
#include <cuda/std/inplace_vector>
#include <cuda/std/initializer_list>
#include <cuda/std/tuple>
#include <cuda/std/utility>

template <class... T> __host__ __device__ auto total(const cuda::std::tuple<T...> &t) {
  return cuda::std::apply([](const auto &...x) { return (x + ...); }, t);
}
template <class T, size_t... I>
__host__ __device__ T dot(const cuda::std::array<T, sizeof...(I)> &a, cuda::std::index_sequence<I...>) {
  return ((a[I] * a[I]) + ...);
}
__host__ __device__ int most(cuda::std::initializer_list<int> list) {
  int m = 0;
  for (int x : list) m = x > m ? x : m;
  return m + int(list.size());
}

__global__ void store(cuda::std::array<int, 4> a, cuda::std::tuple<int, float> t, float *to) {
  auto [i, f] = t;
  to[threadIdx.x] = a[threadIdx.x] + i + f;
  cuda::std::get<0>(t) = a.back();
}

double containers(int n) {
  cuda::std::array<int, 4> a{1, 2, 3, n}, b = a;
  a[0] = 5;
  a.fill(2);
  b.swap(a);
  int sum = 0;
  for (int x : a) sum += x;
  for (auto i = b.begin(); i != b.end(); ++i) sum -= *i;
  constexpr cuda::std::array<double, 2> fixed{1.5, 2.5};
  sum += (a == b) + (a < b) + cuda::std::get<1>(a) + a.front() + int(a.size() + fixed.size());
  cuda::std::array deduced{1.0f, 2.0f, 3.0f};
  cuda::std::tuple<int, double, char> t{n, 2.5, 'c'};
  auto made = cuda::std::make_tuple(n, 1.5f);
  auto joined = cuda::std::tuple_cat(t, made);
  int i;
  double d;
  cuda::std::tie(i, d, cuda::std::ignore) = t;
  cuda::std::pair<int, float> p{n, 2.f}, q = cuda::std::make_pair(n, 3.f);
  if (p < q) cuda::std::swap(p, q);
  auto &[whole, part] = p;
  whole = cuda::std::exchange(i, 4);
  cuda::std::bitset<16> bits(0xF0u);
  bits.set(2).flip(3);
  cuda::std::inplace_vector<int, 8> v{1, 2};
  v.push_back(n);
  v.emplace_back(4);
  for (int &x : v) x *= 2;
  store<<<1, 4>>>(a, {1, 2.f}, nullptr);
  return sum + fixed[1] + deduced[2] + total(t) + total(made) + dot(b, cuda::std::make_index_sequence<4>()) + d +
         cuda::std::get<3>(joined) + cuda::std::get<float>(q) + part + bits.count() + bits[2] + v.back() + most({1, n, 3});
}
