// expect: 20158 error 15
// expect: 20136 error 16
// expect: 20158 error 17
// expect: 20136 error 17
// expect: 20158 error 18
// expect: 20158 error 18
// expect: 20158 error 19
// expect: 20137 error 20
// expect: 20136 error 20
// expect: 20136 error 21
// expect: 20137 error 21
// flags: --c++20
template<class... T> void packs(T... t) {
  auto l1 = [...x = t] __device__ {};
  auto l2 = [...x = t] __host__ __device__ {};
  auto l3 = [&...x = t] __device__ {};
  auto l4 = [&...x = t] __host__ __device__ {};
  auto l5 = [a = 1, ...x = t] __host__ __device__ {};
  auto l6 = [...x(t)] __host__ __device__ {};
  auto l7 = [t..., &...y = t] __device__ {};
  auto l8 = [&t...] __device__ {};
}
