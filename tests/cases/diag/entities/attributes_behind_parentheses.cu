// expect: 20053 error 33
// expect: 20053 error 36
// expect: 20053 error 37
// expect: 20192 error 39
// expect: 20026 error 43
// expect: 20053 error 43
// expect: 20091 warning 43
// expect: 20091 warning 43
// expect: 20092 warning 43
// expect: 20026 error 44
// expect: 20091 warning 44
// expect: 20091 warning 44
// expect: 20092 warning 44
// expect: 20026 error 45
// expect: 20091 warning 45
// expect: 20026 error 46
// expect: 1835 warning 48
// expect: 1835 warning 48
// expect: 1835 warning 49
// expect: 1835 warning 49
// expect: 1835 warning 51
// expect: 1835 warning 51
// expect: 1835 warning 52
// expect: 1835 warning 52
// expect: 1835 warning 53
// expect: 1835 warning 54
// expect: 1835 warning 54
// expect: 1835 warning 57
// expect: 1835 warning 57
// expect: 1835 warning 58
// expect: 1835 warning 58
__device__ void f() {
  for (__shared__ int i = 0; i < 3; ++i) {}
  for (__device__ int i = 0; i < 3; ++i) {}
  for (__shared__ int j; j < 3; ++j) {}
  if (__shared__ int k = 1) {}
  while (__shared__ int k = 1) {}
  int arr[3];
  for (__shared__ int r : arr) {}
  for (__device__ int r : arr) {}
}
void h() {
  for (__shared__ int i = 0; i < 3; ++i) {}
  for (__device__ int i = 0; i < 3; ++i) {}
  if (__device__ int k = 1) {}
  for (__managed__ int i = 0; i < 3; ++i) {}
}
int (__device__ __shared__ n1);
void (__device__ __global__ h1)();
struct S {
  int (__device__ __shared__ m1);
  void (__device__ __global__ f1)();
  int (*__device__ m2);
  static int (__shared__ __constant__ m3);
};
template <class T> struct X {
  int (__device__ __constant__ m1);
  void (__global__ __device__ g)();
};
