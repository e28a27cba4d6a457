// kernel declarations of every form: redeclared, block scope, trailing return, attributes everywhere
__global__ void k1(int a); __global__ void k1(int b); __global__ void k1(int c) { } __global__ void k1(int d);
auto __global__ k2(int a) -> void { }
__global__ auto k3(int a) -> void;
[[deprecated("old")]] __global__ void k4(int) { }
__attribute__((unused)) __global__ void k5(int) { }
void __global__ k6(int) { }
__global__ void k7(int a, int *b = nullptr, const char *c = "a,b)", double d = sizeof(int)) { }
extern "C" { __global__ void k8(int a) { } static __global__ void k9(int a) { } }
extern "C" __global__ void k10(int a);
__global__ void k11(void (*f)(int), int a[], int b[3]);
__attribute__((visibility("default"))) __global__ void k12(int) { }
__global__ void __launch_bounds__(64) k13(int) { } __launch_bounds__(64, 2) __global__ void k14(int) { }
typedef void Function(int); 
__global__ void(k15)(int a) { }
template <class T> using Id = T; __global__ void k16(Id<int> a) { }
void host() { extern __global__ void k17(int); __global__ void k18(int, int = 3); k17<<<1, 1>>>(1); k18<<<1, 1>>>(1); k1<<<1, 1>>>(1); k2<<<1, 1>>>(1); k3<<<1, 1>>>(1); k5<<<1, 1>>>(1); k6<<<1, 1>>>(1); k7<<<1, 1>>>(1); k8<<<1, 1>>>(1); k9<<<1, 1>>>(1); k10<<<1, 1>>>(1); k12<<<1, 1>>>(1); k13<<<1, 1>>>(1); k14<<<1, 1>>>(1); k15<<<1, 1>>>(1); }
__global__ void k3(int a) { } __global__ void k17(int a) { } __global__ void k18(int a, int b) { }
