// flags: -std=c++17
#include <cuda/std/cstddef>
#include <cuda/std/limits>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>

namespace ct = cuda::std;

template <class T, class = void> struct has_size : ct::false_type {};
template <class T> struct has_size<T, ct::void_t<decltype(ct::declval<T &>().size())>> : ct::true_type {};
template <class T> inline constexpr bool has_size_v = has_size<T>::value;
template <class... T> using first_t = ct::tuple_element_t<0, ct::tuple<T...>>;
template <class T> using storage_t = ct::conditional_t<(sizeof(T) > 8), const T &, T>;
enum class Color : unsigned char { red, green = 5 };
struct Sized {
  int size() const { return 3; }
};
struct Base {
  virtual ~Base() = default;
};
struct Final final : Base {};

template <class T> __host__ __device__ auto to_number(T t) {
  if constexpr (ct::is_enum_v<T>) return static_cast<ct::underlying_type_t<T>>(t);
  else if constexpr (has_size_v<T>) return t.size();
  else return ct::numeric_limits<T>::lowest() < T(0) ? +t : ct::make_signed_t<T>(t);
}
template <class T, ct::enable_if_t<ct::is_arithmetic<T>::value && !ct::is_same<T, bool>::value, int> = 0>
__host__ __device__ constexpr T clamp(T x, T low, T high) {
  return x < low ? low : high < x ? high : x;
}
template <class... T> __host__ __device__ constexpr int arithmetic() {
  return (0 + ... + int(ct::conjunction_v<ct::is_arithmetic<T>, ct::negation<ct::is_const<T>>>));
}

__global__ void fill(ct::decay_t<int[3]> p, ct::common_type_t<short, int> n) { p[threadIdx.x] = clamp(n, 0, 5); }

int traits(unsigned u, Color c) {
  constexpr bool some = ct::is_base_of_v<Base, Final> && ct::is_final_v<Final> && !ct::is_trivially_copyable_v<Base>;
  ct::remove_reference_t<int &&> r = to_number(c) + to_number(Sized()) + to_number(u);
  ct::add_pointer_t<int> p = &r;
  first_t<double, char> d = 2.5;
  storage_t<Sized> s{};
  ct::aligned_storage_t<16, 8> raw;
  ct::integral_constant<int, 4> four;
  fill<<<1, 3>>>(p, 3);
  r += four + decltype(four)::value + arithmetic<int, const int, float, Base>() + int(ct::rank_v<int[2][3]>);
  r += int(ct::extent<int[2][3], 1>::value) + ct::is_invocable_r_v<int, int (*)(char), char> + sizeof raw;
  return *p + int(d) + s.size() + some + clamp(2.5f, 0.f, 1.f) + ct::is_constructible_v<Final, const Final &>;
}
