// flags: --extended-lambda
// numbering: overloads, templates and plain lambdas in between
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
void f(int a, int *p) {
  auto plain = [=](int i) { return i + a; };
  kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p);
  auto wrapped = [=] { kernel<<<1, 1>>>([=] __device__ (int i) { return i - a; }, p); kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return i * a; }, p); };
  kernel<<<1, 1>>>([=] __device__ (int i) { return i / a; }, p);
  wrapped(); *p = plain(1);
}
void f(float a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)a; }, p); }
template <class T> void g(T a, int *p) {
  if constexpr (sizeof(T) == 4) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)a; }, p); }
  else { kernel<<<1, 1>>>([=] __device__ (int i) { return i - (int)a; }, p); }
  kernel<<<1, 1>>>([=] __device__ (int i) { return i * (int)a; }, p);
}
void host(int *p) { g(1, p); g(2.0, p); }
