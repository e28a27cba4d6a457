// expect: 609 error 20
#pragma nv_abi preserve_n_data(4)
__device__ void f();
#pragma nv_abi preserve_n_data(5)
__device__ void f();
__device__ void g();
#pragma nv_abi preserve_n_data(5)
__device__ void g() { }
#pragma nv_abi preserve_n_data(5)
#pragma nv_abi preserve_n_data(4)
__device__ void h();
_Pragma("nv_abi preserve_n_data(4)") __device__ void i();
_Pragma("nv_abi preserve_n_data(4)") void j();
#pragma nv_abi preserve_n_data(4)
extern "C" __device__ void k();
#pragma nv_abi preserve_n_data(4)
namespace N { __device__ void l(); }
#pragma nv_abi preserve_n_data(4)
using X = int;
#pragma nv_abi preserve_n_data(4)
;
