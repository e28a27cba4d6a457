// expect: 174 warning 10
// expect: 836 warning 12
// expect: 68 warning 13
// expect: 128 warning 13
// expect: 174 warning 14
// expect: 174 warning 15
// expect: 549 warning 15
template <class F> __global__ void kernel(F f, int *p) { f(1); }
void g(int x, int b, int *p) {
  kernel<<<1, 1>>>([=] __device__ (int i) { return b, x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> int { if (i) return 1; }, p);
  kernel<<<1, 1>>>([=] __device__ (int k) -> decltype((k)) { return k; }, p);
  kernel<<<1, 1>>>([=] __device__ (int k) { unsigned u = -1; return u; for (;;) {} }, p);
  kernel<<<1, 1>>>([=] __device__ (int k) { k == 1; return k; }, p);
  kernel<<<1, [] { 1; return 2; }()>>>([=] __device__ (int k) { int a[2]; return a[3]; }, p);
}
