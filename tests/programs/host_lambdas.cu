// Launches inside host lambdas: captures, generic lambdas, immediately called, nested, in default arguments.
#include <functional>
__global__ void k(int a) {}
template <class T> __global__ void kt(T a) {}
void with(std::function<void(int)> f = [](int n) { k<<<1, 1>>>(n); }) { f(1); }
auto at_namespace_scope = [](int n) { k<<<2, 1>>>(n); };
int main() {
  int x = 5;
  auto f = [=](int n) { k<<<1, n>>>(x); };
  f(2);
  auto g = [&x](auto a) { kt<<<1, 1>>>(a); ++x; return [=] { kt<decltype(a)><<<1, 2>>>(a); }; };
  g(1)();
  g(2.5)();
  [&] { k<<<1, 1>>>(x); }();
  with();
  with([&](int n) { kt<<<n, n>>>(x); });
  at_namespace_scope(3);
}
