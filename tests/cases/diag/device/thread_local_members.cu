// expect: 20028 error 5
// expect: 20028 error 5
// expect: 20028 error 5
// expect: 20028 error 6
struct S { static thread_local __device__ int a; static __device__ thread_local int b; static thread_local int c; static __device__ int d; };
template <class T> struct W { static thread_local __constant__ T e; };
