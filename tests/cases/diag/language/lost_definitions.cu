// expect: 70 error 30
// expect: 20 error 30
// expect: 20 error 30
// expect: 65 error 30
// expect: 1835 warning 33
// expect: 70 error 33
// expect: 20 error 33
// expect: 65 error 33
// expect: 20 error 35
// expect: 70 error 37
// expect: 20 error 37
// expect: 65 error 37
// expect: 12 warning 40
// expect: 20 error 41
// expect-device: 70 error 30
// expect-device: 20 error 30
// expect-device: 20 error 30
// expect-device: 65 error 30
// expect-device: 1835 warning 33
// expect-device: 70 error 33
// expect-device: 20 error 33
// expect-device: 65 error 33
// expect-device: 20 error 35
// expect-device: 70 error 37
// expect-device: 20 error 37
// expect-device: 65 error 37
// expect-device: 12 warning 40
// expect-device: 20 error 41
// What cannot be read as a function is passed over up to the next semicolon behind its body.
void k(foo *p) { int i = 0; }
void q1(foo2 *p) { } int z = foo3;
__device__ int a;
__global__ void q2(foo4 *p) { }
struct A { foo5 x; };
int y = foo6;
namespace n {
void q3(foo7 *p) { }
int main() { foo8(); return 0; }
__device__ __global__ int w() { return 0; }
}
int v = foo9;
