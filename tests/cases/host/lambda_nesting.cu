// flags: --extended-lambda
#include <initializer_list>
// nesting: lambdas in init-captures, in arguments of launches, on several lines
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class F> struct Holder { F f; __device__ int operator()(int i) { return f(i); } };
template <class F> Holder<F> hold(F f) { return Holder<F>{f}; }
template <class F> unsigned blocks(F) { return 1; }
void host(int x, int *p) {
  kernel<<<1, 1>>>([z = [=] __device__ (int i) { return i + x; }] __device__ (int i) { return z(i); }, p);
  kernel<<<1, 1>>>(hold([=] __device__ (int i) { return i + x; }), p);
  kernel<<<1, 1>>>(hold(
      [=] __device__ (int i) {
        return i + x;
      }),
      p);
  kernel<<<blocks([=] __device__ (int i) { return i + x; }), 1>>>([=] __device__ (int i) { return i - x; }, p);
  kernel<<<1, 1>>>(
    [=]
    __device__
    (int i)
    {
      auto in = [=](int j) { return j; };
      return in(i) + x;
    }, p); int line = __LINE__;
  auto plain = [&] { kernel<<<1, 1>>>([=] __host__ __device__ (int i) {
      return i + x + line; }, p); };
  plain();
  auto immediately = [=] __host__ __device__ (int i) { return i + x; }(3);
  *p = immediately;
  auto *fresh = new auto([=] __device__ (int i) { return i + x; });
  kernel<<<1, 1>>>(*fresh, p);
  delete fresh;
}
