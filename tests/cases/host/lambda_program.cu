// flags: --extended-lambda
// lambdas as programs use them: launchers, spans, operators, function objects
#include <functional>
#include <vector>
#include <memory>
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> void launch_n(int n, F f) { kernel<<<n, 1>>>(f, nullptr); }
namespace detail { template <class T> struct Tag { T v; }; enum class Mode { a, b }; }
using namespace detail;
using Vec = std::vector<int>;
struct Span { int *p; int n; __host__ __device__ int operator[](int i) const { return p[i]; } __host__ __device__ int size() const { return n; } };
class Learner {
  int depth_{3}; Span span_; std::unique_ptr<int> owned_; mutable int cache_ = 0;
 public:
  template <typename Fn, int kUnroll = 4> void Evaluate(Fn &&fn, Span s, std::function<void(int)> const &cb = nullptr);
  auto Get(Tag<int> tag) const -> Tag<int> const &;
  void Train(Vec const &v, Mode mode) noexcept(false);
  Learner &operator<<(int x) { launch_n(x, [=] __device__ (int i) { return i + x; }); return *this; }
  Learner &operator,(int x) { launch_n(x, [=] __device__ (int i) { return i + x; }); return *this; }
  bool operator<(Learner const &o) const { int d = o.depth_; launch_n(1, [=] __device__ (int i) { return i < d; }); return true; }
  Learner &operator++() { launch_n(1, [=] __device__ (int i) { return i; }); return *this; }
  Learner operator++(int) { launch_n(1, [=] __device__ (int i) { return i; }); return Learner{}; }
  int *operator->() { launch_n(1, [=] __device__ (int i) { return i; }); return nullptr; }
  void *operator new(size_t n) { launch_n(1, [=] __device__ (int i) { return i + (int)n; }); return ::operator new(n); }
};
template <typename Fn, int kUnroll> void Learner::Evaluate(Fn &&fn, Span s, std::function<void(int)> const &cb) {
  auto d_span = span_; auto depth = depth_;
  launch_n(s.size(), [=] __device__ (int i) mutable {
    if (i < s.size()) { auto v = s[i] * depth; return fn(v) + d_span[i]; }
    constexpr int kBlock = kUnroll * 2;
    return kBlock;
  });
  for (auto const &e : {1, 2, 3}) launch_n(e, [=] __host__ __device__ (int i) { return i * e; });
}
auto Learner::Get(Tag<int> tag) const -> Tag<int> const & { static Tag<int> t; launch_n(1, [=, v = tag.v] __device__ (int i) -> int { return v + tag.v; }); return t; }
void Learner::Train(Vec const &v, Mode mode) noexcept(false) {
  auto const *ptr = v.data(); size_t n = v.size();
  auto op = [] __host__ __device__ (int a, int b) { return a > b ? a : b; };
  launch_n(1, [=] __device__ (int i) { auto r = op(i, 2); return mode == Mode::a ? ptr[i] + r : (int)n; });
  auto inner = [=](int scale) { return [=] __host__ __device__ (int i) -> int { return i * scale; }; };
  launch_n(2, inner(3));
  if (auto it = v.begin(); it != v.end()) { launch_n(*it, [first = *it, last = v.back()] __device__ (int i) { return first + last; }); }
  struct Op { int k; __host__ __device__ int operator()(int i) const { return i + k; } } const plus{4};
  (void)plus;
}
template <class... Ts> int variadic(Ts... ts) { int n = sizeof...(ts); launch_n(1, [=] __device__ (int i) { return i + n + (int)sizeof...(Ts); }); return n; }
template <template <class, class...> class C, class T> void tt(C<T> const &c) { auto s = c.size(); launch_n(1, [=] __device__ (int i) { return i + (int)s; }); }
int (*fp(void (*cb)(int, char const *), int n))(int) { launch_n(n, [=] __device__ (int i) { return i + n; }); (void)cb; return nullptr; }
int main() { Learner l; l << 1; l, 2; (void)(l < l); ++l; l++; l.Evaluate([] __host__ __device__ (int i) { return i; }, Span{}); l.Get({}); l.Train({1}, Mode::b); variadic(1, 2.0, 'c'); fp(nullptr, 1); delete new Learner; return 0; }
