// flags: --extended-lambda
// __nv_parent names the function of the tag
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
void over(int, int *p) { kernel<<<1, 1>>>([] __device__ __nv_parent((void (*)(int, int *))over) (int i) { return i; }, p); }
void over(float, int *p) { kernel<<<1, 1>>>([=] __nv_parent((void (*)(float, int *))&over) __device__ (int i) { return i + 1; }, p); }
void single(int x, int *p) {
  kernel<<<1, 1>>>([=] __device__ __nv_parent(&single) (int i) { return i + x; }, p);
  kernel<<<1, 1>>>([=] __device__ __nv_parent(&single) (int i) -> int { return i + x; }, p);
  kernel<<<1, 1>>>([=] __host__ __device__ __nv_parent(&single) (int i) { return i + x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p);
  auto plain = [=] __nv_parent(&single) (int i) { return i + x; };
  *p = plain(2);
}
