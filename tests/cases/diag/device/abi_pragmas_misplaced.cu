// expect: none
// expect-device: 20320 error 12
// expect-device: 20326 error 14
// expect-device: 20323 error 16
// expect-device: 20318 error 18
// expect-device: 20318 error 20
// expect-device: 20320 error 22
// expect-device: 20320 error 24
// expect-device: 20320 error 26
// expect-device: 20320 error 28
// expect-device: 20320 error 30
#pragma nv_abi preserve_n_data(0), preserve_n_control(1)
__global__ void b();
#pragma nv_abi preserve_n_data(0), preserve_n_control(1)
__device__ void b2();
#pragma nv_abi preserve_n_uniform(1)
__device__ int v();
#pragma nv_abi preserve_n_uniform(1)
int v2;
#pragma nv_abi preserve_n_data(1)
int v3;
#pragma nv_abi preserve_n_data(1)
__global__ void b3();
#pragma nv_abi preserve_n_data(1) foo
__global__ void b4();
#pragma nv_abi foo(2)
__global__ void b5();
#pragma nv_abi preserve_n_data(1) foo
int h6();
#pragma nv_abi preserve_n_data(0), preserve_n_control(1)
int h7();
