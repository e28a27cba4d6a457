// flags: -std=c++17
// arrays with the bound of a parameter are one type, which names have once
template <int LENGTH, typename T, typename ScanOp> __device__ T scan(T (&input)[LENGTH], T (&output)[LENGTH], ScanOp op, T prefix, bool b) { return input[0] + output[0]; }
template <int LENGTH, typename T> __device__ T two(T (&input)[LENGTH], T (&output)[LENGTH]) { return input[0] + output[0]; }
template <int LENGTH, typename T> __device__ T three(T (*input)[LENGTH], T (*output)[LENGTH]) { return 0; }
template <typename T> struct S { 
  template <int N> __device__ void e(T (&in)[N], T (&out)[N]) { e(in, out, 1); }
  template <int N, class O> __device__ void e(T (&in)[N], T (&out)[N], O o) { }
};
__global__ void k(int *p) { int a[3], b[3]; scan(a, b, 1, 2, true); two(a, b); three(&a, &b); S<int> s; s.e(a, b); }
