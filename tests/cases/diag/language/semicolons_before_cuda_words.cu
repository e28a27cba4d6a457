// expect: 65 error 11
// expect: 65 error 15
// expect: 20026 error 20
// expect: 65 error 21
// expect: 65 error 23
// expect: 65 error 25
// expect: 65 error 27
// expect: 65 error 30
// expect-device: 177 warning 20
int x
__device__ void f(int a) { }
int y = 3
__device__ int z;
__device__ int w
__constant__ __device__ float k(int a) { }
float *p
__noinline__ int g();
int after;
struct B { int a; };
void h(int q) { int x
 __shared__ int y; 
 q = 1
 __shared__ int z; 
 h(q)
 __shared__ int w; 
 int r = q
 __shared__ int w2; 
 int s __attribute__((unused)) = q;
 h(q), q = r
 __shared__ int w3; 
}
int t __attribute__((unused)), u __attribute__((unused)) = 3;
