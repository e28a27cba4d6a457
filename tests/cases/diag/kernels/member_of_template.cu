// expect: 20231 error 2
template <class T> struct S { static __global__ void k(T *p) {} };
