// flags: --extended-lambda
// host-device lambdas: mutable, noexcept, conversion to a function pointer, calls on the host
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class F> __host__ __device__ int apply(F f, int a) { return f(a); }
int host(int n, int *p) {
  auto none = [] __host__ __device__ (int a) { return a; };
  auto dflt = [=] __host__ __device__ (int a) { return a; };
  auto cap = [=] __host__ __device__ (int a) { return a + n; };
  auto mut = [=] __host__ __device__ (int a) mutable { return a + n++; };
  auto mut0 = [] __host__ __device__ (int a) mutable { return a; };
  auto quiet = [=] __host__ __device__ (int a) noexcept { return a + n; };
  auto quiet0 = [] __host__ __device__ (int a) noexcept { return a; };
  auto both = [n] __host__ __device__ (int a) mutable noexcept -> long { return a + n; };
  auto noparams = [n] __host__ __device__ { return n; };
  int (*fp)(int) = none;
  int (*fp2)(int) = mut0;
  auto copy = cap; auto moved = copy;
  kernel<<<1, 1>>>(none, p); kernel<<<1, 1>>>(dflt, p); kernel<<<1, 1>>>(cap, p); kernel<<<1, 1>>>(mut, p); kernel<<<1, 1>>>(mut0, p); kernel<<<1, 1>>>(quiet, p);
  kernel<<<1, 1>>>(quiet0, p); kernel<<<1, 1>>>(both, p); run<<<1, 1>>>(noparams);
  return none(1) + dflt(2) + cap(3) + mut(4) + quiet(5) + fp(6) + fp2(7) + apply(cap, 8) + moved(9) + noparams() + (int)both(1)
       + apply([=] __host__ __device__ (int a) { return a - n; }, 10);
}
template <class T> T tmpl(T t, int *p) { auto l = [=] __host__ __device__ (int a) { return a + (int)t; }; kernel<<<1, 1>>>(l, p); return l(1); }
int more(int *p) { return tmpl(1, p) + (int)tmpl(2.f, p); }
