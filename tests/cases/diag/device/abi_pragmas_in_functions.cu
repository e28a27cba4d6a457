// expect: 174 warning 16
// expect: 609 error 23
void h0(); __host__ __device__ void hd0(); struct S { void m(); __device__ void dm(); }; constexpr void ce(); typedef void F();
void hostf() {
#pragma nv_abi preserve_n_data(4)
  h0();
#pragma nv_abi preserve_n_data(4)
  hd0();
}
__global__ void k(void (*p)(), S s, S &r) {
#pragma nv_abi preserve_n_data(4)
  h0();
#pragma nv_abi preserve_n_data(4)
  s.dm();
#pragma nv_abi preserve_n_data(4)
  k;
#pragma nv_abi preserve_n_data(4)
  int q = 1;
#pragma nv_abi preserve_n_data(4)
  { p(); }
#pragma nv_abi preserve_n_data(4)
  for (;;) p();
#pragma nv_abi preserve_n_data(4)
  ;
#pragma nv_abi preserve_n_data(4)
  q = (p(), 1);
}
__host__ __device__ void hd(void (*p)()) {
#pragma nv_abi preserve_n_data(4)
  p();
#pragma nv_abi bogus(4)
  p();
#pragma nv_abi
  p();
}
