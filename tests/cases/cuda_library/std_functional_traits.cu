// flags: -std=c++17
#include <cuda/std/concepts>
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#include <cuda/std/functional>
#include <cuda/std/iterator>
#include <cuda/std/memory>
#include <cuda/std/type_traits>
#include <cuda/std/utility>

struct Shape {
  int sides;
  __host__ __device__ int area(int scale) const { return sides * scale; }
};
template <class T> __host__ __device__ cuda::std::enable_if_t<cuda::std::is_integral_v<T>, T> twice(T x) { return x * 2; }
template <class T> __host__ __device__ cuda::std::enable_if_t<cuda::std::is_floating_point<T>::value, T> twice(T x) {
  return x + x;
}
template <class F, class... A> __host__ __device__ cuda::std::invoke_result_t<F, A...> call(F &&f, A &&...a) {
  return cuda::std::invoke(cuda::std::forward<F>(f), cuda::std::forward<A>(a)...);
}
template <class T> __host__ __device__ int kind(const T &) {
  if constexpr (cuda::std::is_pointer_v<T>) return 1;
  else if constexpr (cuda::std::is_same_v<cuda::std::remove_cv_t<T>, float>) return 2;
  return cuda::std::conjunction_v<cuda::std::is_class<T>, cuda::std::is_trivially_copyable<T>> ? 3 : 4;
}

int functions(int n, const char *text) {
  Shape s{n};
  int r = call(&Shape::area, s, 3) + call(&Shape::sides, s) + call([](int a, long b) { return a + b; }, n, 4L);
  auto ref = cuda::std::ref(r);
  ref.get() += 2;
  int &same = ref;
  cuda::std::plus<> plus;
  cuda::std::less<int> less;
  auto negated = cuda::std::not_fn(less);
  auto bound = cuda::std::bind_front(plus, n);
  r += plus(1, 2) + less(n, 3) + negated(1, 2) + bound(4);
  return r + same + twice(n) + int(twice(1.5)) + kind(text) + kind(2.f) + kind(s) + kind(n);
}

int iterators(int *p, const int (&fixed)[4]) {
  int r = int(cuda::std::distance(p, p + 4)) + *cuda::std::next(p) + int(cuda::std::size(fixed));
  auto back = cuda::std::make_reverse_iterator(p + 4);
  for (int i = 0; i < 2; ++i, ++back) r += *back;
  auto last = cuda::std::prev(cuda::std::end(fixed));
  cuda::std::advance(p, 2);
  auto moving = cuda::std::make_move_iterator(p);
  r += *moving + *last + *cuda::std::begin(fixed);
  int *at = cuda::std::addressof(r);
  cuda::std::byte b{3};
  b |= cuda::std::byte{4};
  using Value = cuda::std::iterator_traits<int *>::value_type;
  Value v = cuda::std::to_integer<int>(b);
  return *at + v + cuda::std::as_const(r) + int(cuda::std::uint8_t(r));
}
