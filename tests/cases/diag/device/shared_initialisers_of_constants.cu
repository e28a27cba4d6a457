// expect: 20053 error 25
// expect: 20053 error 26
// expect: 20053 error 27
// expect: 20053 error 28
// expect: 20053 error 30
// expect: 20053 error 31
// expect: 20053 error 32
// expect: 20053 error 32
// expect-device: 20019 error 25
// expect-device: 20053 error 25
// expect-device: 20019 error 26
// expect-device: 20053 error 26
// expect-device: 20053 error 27
// expect-device: 20053 error 28
// expect-device: 20053 error 30
// expect-device: 20019 error 31
// expect-device: 20053 error 31
// expect-device: 20053 error 32
// expect-device: 20053 error 32
// expect-device: 177 warning 25
// expect-device: 177 warning 26
// expect-device: 177 warning 31
struct C { constexpr C(int x) : v(x) {} int v; }; struct H { H(int); H(); }; struct D { __device__ D(int); }; int hf();
__global__ void k() {
 __shared__ C c(1);
 __shared__ C d = 2;
 __shared__ H e(1);
 __shared__ int f = hf();
 __shared__ H g;
 __shared__ D i(1);
 __shared__ int j = C(1).v;
 __shared__ int l(hf()), m{hf()};
}
