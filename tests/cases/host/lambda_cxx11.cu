// flags: --extended-lambda -std=c++11
// C++11: the templates behind the wrappers need nothing newer
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class T> void tmpl(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)i + (int)t; }, p); }
struct S { int v; void go(int *p) const noexcept { kernel<<<1, 1>>>([=] __device__ (int i) { return v + i; }, p); kernel<<<1, 1>>>([this] __host__ __device__ (int i) { return v + i; }, p); } };
int host(int x, int *p) {
  int a[2][2] = {};
  kernel<<<1, 1>>>([=] __device__ (int i) -> long { return i + x + a[0][1]; }, p);
  auto hd = [=] __host__ __device__ (int i) noexcept { return i + x + a[1][0]; };
  kernel<<<1, 1>>>(hd, p);
  tmpl(1, p); tmpl(2.f, p); S{1}.go(p);
  return hd(1);
}
