// expect: none
void h1(); constexpr int ch() { return 1; } struct S { S(); void m(); };
__global__ void k1() { h1(); }
__global__ void k2() { ch(); }
__global__ void k3(S s) { s.m(); S t; }
template<class T> __global__ void k4(T t) { h1(); t.m(); }
__global__ void k5() { auto l = [] { h1(); }; l(); auto m = [] { return ch(); }; m(); }
template<int N> __global__ void k6() { if constexpr (N > 1) h1(); else ch(); }
void u() { k4<<<1, 1>>>(S()); k6<1><<<1, 1>>>(); k6<2><<<1, 1>>>(); }
