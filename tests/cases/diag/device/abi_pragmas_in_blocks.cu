// expect: none
__device__ void cal(); typedef void (*FP)();
__device__ void f(FP p) {
#pragma nv_abi preserve_n_data(4)
  p();
#pragma nv_abi preserve_n_data(4)
  cal();
#pragma nv_abi preserve_n_data(4)
  int x = 1;
#pragma nv_abi preserve_n_data(4)
  x = 2;
#pragma nv_abi preserve_n_data(4)
  (*p)();
#pragma nv_abi preserve_n_data(4)
  if (x) p();
#pragma nv_abi preserve_n_data(4)
  return p();
}
