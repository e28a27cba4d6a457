// expect: 20028 error 6
// expect: 20028 error 7
// expect: 20028 error 8
// expect: 20028 error 9
// Static data members have no memory space after all, so the host may use them.
template<class T> struct S { static __device__ T m; };
template<class T> __device__ T S<T>::m;
struct P { static __device__ int q; };
__device__ int P::q;
void f() { int x = S<int>::m; S<int>::m = x; P::q = 2; x = P::q; S<int> s; s.m = 1; }
template<class T> void g() { S<T>::m = 1; P::q = 3; }
void h() { g<int>(); }
