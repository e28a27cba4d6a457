// flags: --extended-lambda
// what inner lambdas without a capture-default name, constants and all, is not captured around them
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
void host(int a, int *p) {
  const int ci = 3;
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 2>>>([=] __device__ (int i) { auto inner = [&](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 3>>>([=] __device__ (int i) { auto inner = [a](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 4>>>([=] __device__ (int i) { auto inner = [=](int j) { return j + ci; }; return inner(a); }, p);
  kernel<<<1, 5>>>([=] __device__ (int i) { auto inner = [=](int j) { return j + ci; }; return inner(a) + ci; }, p);
  kernel<<<1, 6>>>([=] __device__ (int i) { auto inner = [=](int j) { const int &q = ci; return q; }; return inner(a); }, p);
  kernel<<<1, 7>>>([=] __device__ (int i) { auto inner = [=](int j) { auto k = [](int u) { return u + ci; }; return k(j); }; return inner(a); }, p);
  kernel<<<1, 8>>>([=] __device__ (int i) { auto inner = [=](int j) { auto k = [=](int u) { return u + ci; }; return k(j); }; return inner(a); }, p);
  kernel<<<1, 9>>>([=] __device__ (int i) { auto inner = [=](int j) { auto k = [=](int u) { return u + a; }; return k(j) + ci; }; return inner(2); }, p);
  kernel<<<1, 11>>>([=] __device__ (int i) { auto inner = [&a](int j) { return j + ci; }; return inner(2); }, p);
  kernel<<<1, 12>>>([=] __device__ (int i) { auto inner = [q = ci](int j) { return j + q; }; return inner(2); }, p);
  kernel<<<1, 13>>>([=] __device__ (int i) { auto inner = [q = ci + a](int j) { return j + q; }; return inner(2); }, p);
  kernel<<<1, 14>>>([=] __device__ (int i) { auto inner = [ci](int j) { return j + ci; }; return inner(2); }, p);
  kernel<<<1, 15>>>([=] __device__ (int i) { auto inner = [&](auto j) { return j + ci; }; return inner(2); }, p);
  kernel<<<1, 16>>>([=] __device__ (int i) { auto inner = [](auto j) { return j + ci; }; return inner(2); }, p);
}
template <class T> void tmpl(T a, int *p) {
  const int ci = 3; constexpr T ct = 4;
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [](int j) { return j + ci + ct; }; return inner(a); }, p);
  kernel<<<1, 2>>>([=] __device__ (int i) { auto inner = [&](int j) { return j + ci + ct; }; return inner(a); }, p);
  kernel<<<1, 3>>>([=] __host__ __device__ (int i) { auto inner = [a](int j) { return j + ci; }; return inner(i); }, p);
}
void go(int *p) { tmpl<int>(3, p); }
