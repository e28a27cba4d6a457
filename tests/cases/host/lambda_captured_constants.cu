// flags: --extended-lambda
// constants in extended lambdas are captured where they are named, those that make other constants are not
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> int hrun(F f) { return f(2); }
struct T3 { int v; constexpr T3(int a) : v(a) {} __host__ __device__ constexpr int get() const { return v; } };
void host(int a, int *p) {
  const int ci = 3; constexpr int ce = 4; const double cd = 2.5; constexpr T3 t(3); const int carr[2] = {1, 2}; constexpr int xarr[2] = {3, 4}; const int nc = a;
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [=](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return t.get() + t.v + (int)cd; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return carr[0] + xarr[1] + xarr[i]; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int arr[ci]; arr[0] = ce; const int &r = ci; return arr[0] + r + sizeof(ci); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { constexpr int z = ci + 1; switch (i) { case ci: return ce; } return z; }, p);
  kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return ci ? nc : ce; }, p);
  kernel<<<1, 1>>>([ci] __host__ __device__ (int i) { return ci + ce; }, p);
  hrun([=](int j) { return j + ci; });
  hrun([&](int j) { return j + ci + ce; });
  auto outer = [=](int j) { auto in = [=] __device__ (int i) { return ci + j + ce; }; kernel<<<1, 1>>>(in, p); return j; };
  outer(2);
}
template <class T> void tmpl(T a, int *p) {
  const int ci = 3; constexpr int ce = 4; const T ct = 5; constexpr T xt = 6; const T &rt = ct;
  kernel<<<1, 1>>>([=] __device__ (int i) { return ci + ce + ct + xt + a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return T(ce) + rt; }, p);
  kernel<<<1, 1>>>([=] __host__ __device__ (int i) { auto q = ci; return q + (int)sizeof(xt); }, p);
}
void go(int *p) { tmpl<int>(3, p); }
int main() { host(1, nullptr); go(nullptr); return 0; }
int copies(int n) {
  auto none = [] __host__ __device__ (int a) { return a; };
  auto dflt = [=] __host__ __device__ (int a) { return a; };
  auto cap = [=] __host__ __device__ (int a) { return a + n; };
  auto dev = [=] __device__ (int a) { return a + n; };
  auto copy = cap; auto copyd = dflt; auto copyn = none; auto copye = dev;
  static_assert(sizeof(none) == 1 && sizeof(dflt) == 8 && sizeof(cap) == 16 && sizeof(dev) == 4, "");
  return none(1) + dflt(2) + cap(3) + copy(4) + copyd(5) + copyn(6);
}
