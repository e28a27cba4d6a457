// expect: none
#pragma nv_abi preserve_n_data(4)
__device__ void f();
#pragma nv_abi preserve_n_data(4) preserve_n_control(2) preserve_n_after(1)
__device__ int g(int);
#pragma nv_abi preserve_n_data(4)
void h();
#pragma nv_abi
__device__ void i();
#pragma nv_abi preserve_n_data
__device__ void j();
#pragma nv_abi bogus(1)
__device__ void k();
#pragma nv_abi preserve_n_data(-1)
__device__ void l();
#pragma nv_abi preserve_n_data(1000)
__device__ void m();
#pragma nv_abi preserve_n_data(4) preserve_n_data(5)
__device__ void n();
#pragma nv_abi preserve_n_data(x)
__device__ void o();
#pragma nv_abi preserve_n_data(4)
__host__ __device__ void p();
#pragma nv_abi preserve_n_data(4)
__global__ void q();
#pragma nv_abi preserve_n_data(4)
__device__ int v;
#pragma nv_abi preserve_n_data(4)
struct S { };
#pragma nv_abi preserve_n_data()
__device__ void r();
#pragma nv_abi preserve_n_data(2+2)
__device__ void s();
#pragma nv_abi preserve_n_data(4),
__device__ void t();
#pragma nv_abi preserve_n_data 4
__device__ void u();
