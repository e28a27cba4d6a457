// expect: 174 warning 37
// expect: 174 warning 38
// expect: 174 warning 41
// expect: 174 warning 41
// expect: 174 warning 42
// expect: 174 warning 43
// expect: 174 warning 45
// expect: 174 warning 46
// expect: 174 warning 47
// expect: 174 warning 47
// expect: 174 warning 49
// expect: 174 warning 49
// expect-device: 174 warning 37
// expect-device: 174 warning 38
// expect-device: 174 warning 41
// expect-device: 174 warning 41
// expect-device: 174 warning 42
// expect-device: 174 warning 43
// expect-device: 174 warning 45
// expect-device: 174 warning 46
// expect-device: 174 warning 47
// expect-device: 174 warning 47
// expect-device: 177 warning 48
// expect-device: 174 warning 49
// expect-device: 174 warning 49
// expect-device: 20068 error 38
// expect-device: 20068 error 40
// expect-device: 20068 error 46
// expect-device: 20068 error 48
// The name of a host function whose value nobody wants is not looked at by the device compiler.
int plain();
template <bool b>
int chosen();
struct S {
  static int of_class();
};
__device__ void a1() { plain; }
__device__ void a2() { &plain; }
__device__ void a3() { (void)plain; }
__device__ void a4() { (void)&plain; }
__device__ void a5() { plain, 3; }
__device__ int a6() { return plain, 3; }
__device__ void a7() { (plain); }
__device__ void a8() { static_cast<void>(plain); }
__device__ void a9() { S::of_class; }
__device__ void b1() { &S::of_class; }
__device__ void b2(int i) { if (i) plain; else plain; }
__device__ void b3() { auto &r = plain; }
__global__ void b4() { chosen<2>; chosen<true>; }
