// expect: 609 error 14
// expect: 608 error 17
template<int N> __device__ void f(void (*p)()) {
#pragma nv_abi preserve_n_data(N)
  p();
}
__device__ void g(void (*p)(), int m) {
#pragma nv_abi preserve_n_data(m)
  p();
#pragma nv_abi preserve_n_data(4)
  auto l = [] {
#pragma nv_abi preserve_n_data(4)
   f<1>(nullptr); };
#pragma nv_abi preserve_n_data(4)
}
namespace N {
#pragma nv_abi preserve_n_data(4)
}
