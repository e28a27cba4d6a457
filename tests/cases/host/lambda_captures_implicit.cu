// flags: --extended-lambda
// implicit captures: order of first use, shadowing, unevaluated and constant operands
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
int global = 1; static int file_static = 2; enum Color { red, green };
void host(int a, int b, int c, int *p) {
  const int ci = 3; constexpr int ce = 4; static int st = 5; int arr[3] = {1, 2, 3}; const int carr[2] = {1, 2}; int &ref = a;
  struct Local { int m; };
  kernel<<<1, 1>>>([=] __device__ (int i) { return c + b + a + i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return ci + ce; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return arr[i] + carr[0] + ref; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int a = 3; return a + b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int a) { return a + b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return (int)sizeof(a) + (int)sizeof b + (int)alignof(decltype(c)) + i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { decltype(a) z = b; return z + (noexcept(c + 1) ? 1 : 2); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int loc[ce] = {}; return loc[0] + i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { switch (i) { case ci: return 1; case ce: return a; } static_assert(ci == 3, ""); return 2; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { constexpr int z = ci + 1; return z; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { for (int a = 0; a < 3; ++a) i += a; return i + a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { if (int b = i) return b; return b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [=](int j) { return j + c; }; return inner(a); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [b](int a) { return a + b; }; return inner(i); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto inner = [z = c](int j) { return j + z; }; return inner(i); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { struct { int b; } s = {a}; return s.b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return red + green + i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { { int c = 1; i += c; } return i + c; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int x = a, y = x + b; return x + y; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { Local l{a}; return l.m + i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return i ? a : b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int *q = new int[a]; delete[] q; return b; }, p);
}
