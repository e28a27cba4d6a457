// expect: none
#pragma nv_abi preserve_n_data(0)
__device__ void f();
#pragma nv_abi preserve_n_data(300)
__device__ void g();
#pragma nv_abi preserve_n_data(1.5)
__device__ void h();
#pragma nv_abi preserve_n_data("a")
__device__ void i();
#pragma nv_abi preserve_n_data(4) bogus(1) preserve_n_control(0)
__device__ void j();
#pragma nv_abi preserve_n_control(-2) preserve_n_after(-1)
__device__ void k();
#pragma nv_abi preserve_n_data(4294967296)
__device__ void l();
#pragma nv_abi preserve_n_data(sizeof(int))
__device__ void m();
#pragma nv_abi preserve_n_data(true)
__device__ void n();
#pragma nv_abi bogus
__device__ void o();
#pragma nv_abi preserve_n_data(256)
__device__ void p();
#pragma nv_abi preserve_n_data(255) preserve_n_control(256)
__device__ void q();
#pragma nv_abi preserve_n_data(4, 5)
__device__ void r();
#pragma nv_abi (4)
__device__ void s();
