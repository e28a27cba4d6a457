// flags: -std=c++17
#include <cuda/std/expected>
#include <cuda/std/optional>
#include <cuda/std/utility>
#include <cuda/std/variant>

struct Visitor {
  __host__ __device__ int operator()(int i) const { return i; }
  __host__ __device__ int operator()(double d) const { return int(d * 2); }
};
enum class Fault { none, range };

__host__ __device__ cuda::std::expected<int, Fault> divide(int a, int b) {
  if (b == 0) return cuda::std::unexpected(Fault::range);
  return a / b;
}

__host__ __device__ cuda::std::optional<float> root(float x) {
  if (x < 0) return cuda::std::nullopt;
  return x * 0.5f;
}

__global__ void pick(cuda::std::variant<int, float> v, float *to) {
  *to = cuda::std::visit([](auto x) { return float(x); }, v);
  if (auto *p = cuda::std::get_if<int>(&v)) *to += *p;
}

int variants(int n) {
  cuda::std::variant<int, double> v = 2.5, w(n), empty;
  int r = cuda::std::visit(Visitor{}, v);
  if (cuda::std::holds_alternative<double>(v)) r += int(cuda::std::get<double>(v));
  v = 3;
  v.emplace<1>(4.5);
  w = v;
  r += int(v.index()) + (v == w) + cuda::std::get<0>(empty);
  cuda::std::variant<cuda::std::monostate, int> m{cuda::std::in_place_index<1>, 3};
  pick<<<1, 1>>>({2.5f}, nullptr);
  return r + int(m.index()) + int(cuda::std::variant_size_v<decltype(m)>);
}

int optionals(int n) {
  cuda::std::optional<int> o = n, none, copy(o);
  if (o && !none) n += *o + o.value();
  none = o;
  o.reset();
  o.emplace(n);
  n += none.value_or(7) + (o == none) + (o != cuda::std::nullopt) + (copy < 3);
  auto half = root(float(n));
  auto made = cuda::std::make_optional(2L);
  auto mapped = o.transform([](int x) { return x + 0.5; }).value_or(1.0);
  return n + int(half.value_or(0.f)) + int(*made) + int(mapped);
}

int expectations(int n) {
  auto e = divide(n, 2);
  if (!e.has_value()) return int(e.error());
  auto next = e.and_then([](int x) { return divide(x, 3); }).transform([](int x) { return x * 2L; });
  cuda::std::expected<void, int> nothing;
  cuda::std::expected<int, Fault> bad(cuda::std::unexpect, Fault::range);
  bad = e;
  return *e + int(next.value_or(4)) + nothing.has_value() + (bad == e) + e.value();
}
