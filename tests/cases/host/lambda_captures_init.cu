// flags: --extended-lambda
// init-captures of device lambdas
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
struct W { int w; int f() { int *q = nullptr; kernel<<<1, 1>>>([v = this->w, u = w] __device__ (int i) { return v + u; }, q); return 1; } };
template <class T> void tmpl(T t, int *p) { kernel<<<1, 1>>>([v = t + 1, q = (int)sizeof(T)] __device__ (int i) { return (int)v + q; }, p); }
void host(int x, int *p, const int *q) {
  kernel<<<1, 1>>>([y = x] __device__ (int i) { return y + i; }, p);
  kernel<<<1, 1>>>([y = x + 1, z = 1.5f, s = "abc"] __device__ (int i) { return y + (int)z + s[0]; }, p);
  kernel<<<1, 1>>>([y(x), z((x + 1, 2))] __device__ (int i) { return y + z; }, p);
  kernel<<<1, 1>>>([d = dim3(1, 2, 3), pp = &x, qq = q] __device__ (int i) { return (int)d.x + *pp + *qq; }, p);
  kernel<<<1, 1>>>([x, y = x * 2,
                    z = *(&x)] __device__ (int i) {
    return x + y + z;
  }, p);
  kernel<<<1, 1>>>([=, y = x] __device__ (int i) { return x + y + *q; }, p);
  tmpl(1, p); tmpl(2.f, p); W{1}.f();
}
