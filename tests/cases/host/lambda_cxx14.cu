// flags: --extended-lambda -std=c++14
// C++14: generic device lambdas, noexcept is no part of a type
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class T> void tmpl(T t, int *p) noexcept { kernel<<<1, 1>>>([=] __device__ (auto i) { return (int)i + (int)t; }, p); }
struct S { int v; void go(int *p) const noexcept { auto copy = *this; kernel<<<1, 1>>>([=] __device__ (int i) { return copy.v + i; }, p); } };
void host(int x, int *p) noexcept {
  kernel<<<1, 1>>>([=] __device__ (auto i) { return i + x; }, p);
  auto hd = [=] __host__ __device__ (int i) noexcept { return i + x; };
  kernel<<<1, 1>>>(hd, p);
  *p = hd(1);
  tmpl(1, p); S{1}.go(p);
}
