// expect: none
int h();
struct S { __device__ S(); __device__ int m(); __device__ operator int(); friend int fr(S); };
S::S() { h(); }
int S::m() { return h(); }
S::operator int() { return h(); }
__device__ int fr(S) { return h(); }
__device__ int later() { return h(); }
int later();
int earlier() { return h(); }
__device__ int earlier();
template<class T> __device__ int t(T);
template<class T> int t(T) { return h(); }
template int t(int);
__device__ int declared();
#pragma hd_warning_disable
int declared() { return h(); }
