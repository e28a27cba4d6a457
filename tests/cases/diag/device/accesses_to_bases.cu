// expect-device: 20094 warning 51
// expect-device: 20094 warning 52
// expect-device: 20094 warning 53
// expect-device: 20094 warning 54
// expect-device: 20094 warning 55
// expect-device: 20095 warning 56
// expect-device: 20095 warning 56
// expect-device: 20094 warning 56
// expect-device: 20095 warning 56
// expect-device: 20096 warning 57
// expect-device: 20096 warning 57
// expect-device: 20096 warning 57
// expect-device: 20096 warning 57
// expect-device: 20096 warning 57
// expect-device: 20094 warning 57
// expect-device: 550 warning 57
// expect-device: 177 warning 57
// expect-device: 177 warning 57
// expect-device: 177 warning 57
// expect-device: 177 warning 57
// expect-device: 20094 warning 58
// expect-device: 20094 warning 58
// expect-device: 20095 warning 58
// expect-device: 20094 warning 58
// expect-device: 20095 warning 58
// expect-device: 20094 warning 58
// expect-device: 20095 warning 58
// expect-device: 20068 error 51
// expect-device: 20068 error 52
// expect-device: 20068 error 53
// expect-device: 20068 error 54
// expect-device: 20068 error 55
// expect-device: 20068 error 56
// expect-device: 20068 error 56
// expect-device: 20068 error 56
// expect-device: 20068 error 57
// expect-device: 20068 error 57
// expect-device: 20068 error 57
// expect-device: 20068 error 57
// expect-device: 20068 error 57
// expect-device: 20068 error 57
// expect-device: 20068 error 58
// expect-device: 20068 error 58
// expect-device: 20068 error 58
// expect-device: 20068 error 58
// expect-device: 20068 error 58
// expect-device: 20068 error 58
// A member of a base class is a part of the variable.
struct S { union { int x; float y; }; int z; }; struct T { int t; }; struct B1 { int b; };
struct D : S { int d; } dd; struct E : T, B1 { int e; } ee;
__device__ int f1() { return dd.x; }
__device__ int f2() { return dd.z; }
__device__ int f3() { return dd.d; }
__device__ int f4() { return ee.t; }
__device__ int f5() { return ee.b; }
__device__ void f6() { ee.b = 1; dd.x = 2; dd.z++; }
__device__ void f7() { int *p = &ee.b; p = &dd.x; int &r = ee.t; T *q = &ee; T &u = ee; T v = ee; }
__device__ void f8() { ee.t += ee.b; ee.e = ee.t; dd.d = dd.z; }
