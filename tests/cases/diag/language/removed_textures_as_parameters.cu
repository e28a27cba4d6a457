// expect: 70 error 32
// expect: 20 error 32
// expect: 254 error 32
// expect: 20 error 32
// expect: 254 error 34
// expect: 70 error 35
// expect: 254 error 35
// expect: 65 error 35
// expect: 70 error 37
// expect: 254 error 37
// expect: 65 error 37
// expect: 1835 warning 39
// expect: 70 error 39
// expect: 254 error 39
// expect: 65 error 39
// expect-device: 70 error 32
// expect-device: 20 error 32
// expect-device: 254 error 32
// expect-device: 20 error 32
// expect-device: 254 error 34
// expect-device: 70 error 35
// expect-device: 254 error 35
// expect-device: 65 error 35
// expect-device: 70 error 37
// expect-device: 254 error 37
// expect-device: 65 error 37
// expect-device: 1835 warning 39
// expect-device: 70 error 39
// expect-device: 254 error 39
// expect-device: 65 error 39
// expect-device: 177 warning 41
void f(texture<float> t);
void f2(int a, texture<float> t);
int f3(texture<int> t);
static void f4(texture<float, 1> t) { int a; a = 3; }
int z;
template<class T> void g(texture<T, 1> t) {}
template<class T> void g1(int, texture<T, 1> t);
__global__ void k0(texture<float> t) { int i = threadIdx.x; }
__device__ float k1(texture<float, 1, cudaReadModeElementType> t, int i);
struct P { void a(texture<int> t) { int q; } int b(int, texture<int, 2> t); };
