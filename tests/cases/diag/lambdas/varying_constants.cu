// expect: 1735 error 11
// expect: 1735 error 11
// expect: 1735 error 11
// expect: 20190 error 13
// expect-device: 177 warning 11
// expect-device: 177 warning 11
// expect-device: 177 warning 11
// expect-device: 177 warning 11
// expect-device: 177 warning 12
int gv; const int gc = 1; template <class F> int ap(F f) { return 0; }
void f() { const int n = gv; auto a = [] __device__ { return n; }; auto b = [] { return n; }; const int m = n; auto c = [] { return m; }; const int k = gc; auto e = [] __device__ { return k; }; }
auto (*h())() -> int { auto l = [] __device__ {}; return nullptr; }
__global__ void g() throw(); 
