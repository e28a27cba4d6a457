// expect: 3185 warning 18
// expect: 20028 error 20
// expect: 20091 warning 17
// expect: 20091 warning 19
// expect: 3185 warning 24
// expect: 20028 error 25
// expect: 3185 warning 28
// expect: 20091 warning 27
// expect: 20091 warning 29
// expect-device: 3185 warning 18
// expect-device: 20028 error 20
// expect-device: 3185 warning 24
// expect-device: 20028 error 25
// expect-device: 3185 warning 28
__device__ int d; int u(int);
struct A {
int m() { return d; }
#pragma nv_diagnostic pop
int n() { return d; }
__device__ static int z;
};
template <class T> struct B {
int m() { return d; }
#pragma nv_diagnostic pop
__device__ static int z;
};
struct C { struct D { int q() { return d; }
#pragma nv_diagnostic pop
}; int r() { return d; }
};
