// expect: none
// expect-device: 20094 warning 32
// expect-device: 20094 warning 35
// expect-device: 20094 warning 36
// expect-device: 20094 warning 37
// expect-device: 20094 warning 38
// expect-device: 20094 warning 39
// expect-device: 20095 warning 41
// expect-device: 20096 warning 41
// expect-device: 20095 warning 41
// expect-device: 177 warning 41
// expect-device: 177 warning 41
// expect-device: 20094 warning 42
// expect-device: 20068 error 32
// expect-device: 20068 error 33
// expect-device: 20068 error 34
// expect-device: 20068 error 35
// expect-device: 20068 error 36
// expect-device: 20068 error 37
// expect-device: 20068 error 38
// expect-device: 20068 error 39
// expect-device: 20068 error 40
// expect-device: 20068 error 41
// expect-device: 20068 error 41
// expect-device: 20068 error 41
// expect-device: 20068 error 41
// expect-device: 20068 error 41
// expect-device: 20068 error 42
template<class T> T nt; template<class T> static T st; template<class T> inline T it = 1; template<> int nt<char>;
struct S { template<class T> static T e; template<class T> static inline T g = 2; static int p; int i; template<class T> static T q; }; template<class T> T S::q;
template<class T> struct W { static T w; static inline T u = 3; }; template<class T> T W<T>::w;
__device__ int f1() { return nt<int>; }
__device__ int f2() { return S::e<int>; }
__device__ int f3() { return S::g<int>; }
__device__ int f4() { return W<int>::w; }
__device__ int f5() { return W<int>::u; }
__device__ int f6() { return st<int>; }
__device__ int f7() { return it<int>; }
__device__ int f8() { return nt<char>; }
__device__ int f9() { return S::q<int>; }
__device__ void f10() { S::e<int> = 1; int *p = &S::g<int>; W<int>::w = 1; int *q = &W<int>::u; nt<int> = 1; }
__device__ int f12() { return W<char>::w; }
