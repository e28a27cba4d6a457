// flags: -std=c++20
#include <cuda/std/array>
#include <cuda/std/concepts>
#include <cuda/std/iterator>
#include <cuda/std/ranges>
#include <cuda/std/source_location>
#include <cuda/std/span>

template <cuda::std::integral T> __host__ __device__ T halved(T x) { return x / 2; }
template <cuda::std::floating_point T> __host__ __device__ T halved(T x) { return x * T(0.5); }
template <class R>
  requires cuda::std::ranges::random_access_range<R>
__host__ __device__ auto middle(R &&r) {
  return cuda::std::ranges::begin(r)[cuda::std::ranges::size(r) / 2];
}
template <cuda::std::forward_iterator I, cuda::std::sentinel_for<I> S> __host__ __device__ int count(I first, S last) {
  int n = 0;
  for (; first != last; ++first) ++n;
  return n;
}
struct Holder : cuda::std::ranges::view_interface<Holder> {
  int *first, *last;
  __host__ __device__ Holder(int *first, int *last) : first(first), last(last) {}
  __host__ __device__ int *begin() const { return first; }
  __host__ __device__ int *end() const { return last; }
};

__host__ __device__ int place(cuda::std::source_location where = cuda::std::source_location::current()) {
  return int(where.line());
}

int ranges(int n) {
  cuda::std::array<int, 4> a{1, 2, 3, n};
  cuda::std::span<int> s(a);
  Holder h(a.data(), a.data() + 3);
  int r = middle(a) + middle(s) + count(a.begin(), a.end()) + h.front() + h[1] + int(h.size());
  if (!cuda::std::ranges::empty(h)) r += *cuda::std::ranges::next(a.begin(), 2);
  cuda::std::ranges::subrange sub(a.begin(), a.begin() + 2);
  for (int x : sub) r += x;
  r += int(cuda::std::ranges::distance(a)) + *cuda::std::ranges::data(s) + place();
  cuda::std::ranges::swap(a[0], a[1]);
  auto copy = cuda::std::ranges::iter_move(a.begin());
  static_assert(cuda::std::same_as<decltype(copy), int> && !cuda::std::convertible_to<int *, int>);
  return r + halved(n) + int(halved(2.5)) + copy + cuda::std::ranges::equal_to{}(n, 3) + cuda::std::ranges::less()(1, 2.5);
}
