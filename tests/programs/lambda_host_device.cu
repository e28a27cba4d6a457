// flags: --extended-lambda
// Extended host-device lambdas, called on the host and passed to a kernel. What they capture fills whole words: padding
// in the arguments of a launch would hold anything.
#include <cstdio>
template <class F> __global__ void run(F f, int *p) { *p = f(1); }
template <class F> void both(F f) { printf("%d\n", f(2)); run<<<1, 1>>>(f, nullptr); }
int main() {
  long a = 10;
  both([] __host__ __device__(int x) { return x + 1; });
  both([=] __host__ __device__(int x) { return int(x + a); });
  both([a] __host__ __device__(int x) mutable { return int(x + a++); });
  long b = a * 2;
  both([b] __host__ __device__(int x) -> int { return int(x * b); });
  int array[2] = {3, 4};
  both([=] __host__ __device__(int x) { return array[0] + array[1] + x; });
  auto f = [=] __host__ __device__(int x) { return int(x - a); };
  auto g = f;
  both(g);
  printf("%d %d\n", __nv_is_extended_device_lambda_closure_type(decltype(f)),
         __nv_is_extended_host_device_lambda_closure_type(decltype(f)));
}
