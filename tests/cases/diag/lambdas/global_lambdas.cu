// expect-device: 20125 error 13
// expect-device: 20125 error 14
// expect-device: 20019 error 9
// expect-device: 20019 error 9
// expect-device: 20019 error 9
// expect-device: 20019 error 9
// flags: --c++17 --extended-lambda
// The word `__global__` means nothing on a lambda.
template <class F> __global__ void apply(F f, int *out) { out[0] = f(1); }
template <class F> void on_host(F f) { f(1); }
void f(int *out, int n)
{
    apply<<<1, 1>>>([=] __global__(int i) { return i; }, out);
    apply<<<1, 1>>>([=] __global__(int i) { return i + n; }, out);
    on_host([=] __global__(int i) { return i; });
    auto l = [] __global__(int i) {};
    l(1);
    [] __global__(int i) {}(2);
}
__device__ void d(int n) { auto l = [] __global__(int i) { return i; }; l(1); auto m = [=] __global__ __device__ (int i) { return i; }; m(1); }
