// flags: --extended-lambda
// locals that only vanishing lambdas name, in every form of declaration
#include <initializer_list>
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
struct Pair { int a, b; };
template <int N> __host__ __device__ int times(int v) { return N * v; }
void host(int x, int *p) {
  const int direct(3), braced{4}, assigned = 5; const int array[2] = {1, 2}, (*pointer)[2] = nullptr; static int counter; static const int table[] = {1, 2};
  constexpr Pair pair{1, 2}; typedef int word; using other = long; using Row = int[3]; extern int elsewhere; int (*function)(int) = nullptr; const auto [first, second] = Pair{1, 2};
  enum { one = 1 }; struct Local { int v; }; volatile int vol = 1;
  kernel<<<1, 1>>>([x] __device__ (int i) { word w = direct + braced + assigned + one; other o = sizeof(array) + sizeof(*pointer); Row r = {(int)o}; return w + r[0] + x + times<pair.a>(i); }, p);
  kernel<<<1, 1>>>([] __device__ (int i) { return (int)(sizeof(counter) + sizeof(table) + sizeof(function) + sizeof(vol) + sizeof(Local)) + i; }, p);
  kernel<<<1, 1>>>([] __device__ (int i) { decltype(first) f = i; return f + (int)sizeof(second); }, p);
  for (const int k : {1, 2}) { kernel<<<1, 1>>>([] __device__ (int i) { return i + (int)sizeof(k); }, p); }
  if (const int c = x) { kernel<<<1, 1>>>([] __device__ (int i) -> decltype(c + 1) { return i; }, p); }
}
