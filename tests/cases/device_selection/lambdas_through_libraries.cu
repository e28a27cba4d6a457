// flags: --extended-lambda -std=c++17
// Lambdas through three layers: std::function, std::invoke, std::bind and own forwarding templates, down to a kernel.
#include <functional>
#include <memory>
#include <tuple>
#include <utility>
template <class F> __global__ void k(F f) { f(); }
template <class T, int N> __global__ void plain(T) {}
namespace inner { template <class F> void launch(F &&f) { k<<<1, 1>>>(f); } }
namespace middle { template <class F> void each(int n, F f) { for (int i = 0; i < n; ++i) std::invoke(f, i); } }
namespace outer { template <class F> auto wrap(F f) { return [f](auto... x) { return f(x...); }; } }
void host(int *p) {
  middle::each(2, outer::wrap([=](int i) { inner::launch([=] __device__ { *p = i; }); }));
  std::function<void(long)> held = [](auto x) { plain<decltype(x), 1><<<1, 1>>>(x); };
  held(1);
  auto bound = std::bind([](int a, auto b) { plain<decltype(b), 2><<<a, 1>>>(b); }, 1, std::placeholders::_1);
  bound('c');
  std::apply([](auto... x) { (plain<decltype(x), 3><<<1, 1>>>(x), ...); }, std::make_tuple(1.f, 2.0));
  auto owned = std::make_unique<std::function<void()>>([] { plain<short, 4><<<1, 1>>>(0); });
  (*owned)();
}
