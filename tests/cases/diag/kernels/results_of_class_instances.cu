// expect: 1301 warning 64
// expect: 1301 warning 64
// expect: 1301 warning 64
// expect: 20046 error 64
// expect: 1301 warning 64
// expect: 20190 error 64
// expect: 1301 warning 64
// expect: 20024 error 64
// expect: 20231 error 65
// expect: 20231 error 65
// expect: 20046 error 65
// expect: 20231 error 65
// expect: 20190 error 65
// expect: 20231 error 65
// expect: 20024 error 65
// expect: 20231 error 65
// expect: 20 error 66
// expect: 20048 error 64
// expect: 20048 error 64
// expect: 20 error 68
// expect: 20048 error 65
// expect: 20048 error 65
// expect: 20048 error 64
// expect: 1301 warning 71
// expect: 20231 error 71
// expect: 20231 error 71
// expect: 20 error 73
// expect: 20048 error 71
// expect: 20049 error 71
// expect: 20048 error 71
// expect: 20049 error 71
// expect-device: 1301 warning 64
// expect-device: 1301 warning 64
// expect-device: 1301 warning 64
// expect-device: 20046 error 64
// expect-device: 1301 warning 64
// expect-device: 20190 error 64
// expect-device: 1301 warning 64
// expect-device: 20024 error 64
// expect-device: 20231 error 65
// expect-device: 20231 error 65
// expect-device: 20046 error 65
// expect-device: 20231 error 65
// expect-device: 20190 error 65
// expect-device: 20231 error 65
// expect-device: 20024 error 65
// expect-device: 20231 error 65
// expect-device: 20 error 66
// expect-device: 20048 error 64
// expect-device: 20048 error 64
// expect-device: 20 error 68
// expect-device: 20048 error 65
// expect-device: 20048 error 65
// expect-device: 20048 error 64
// expect-device: 1301 warning 71
// expect-device: 20231 error 71
// expect-device: 20231 error 71
// expect-device: 20 error 73
// expect-device: 20048 error 71
// expect-device: 20049 error 71
// expect-device: 177 warning 73
// expect-device: 20048 error 71
// expect-device: 20049 error 71
template<class T> struct A { friend __global__ int a(A *); friend __global__ T b(A); friend __global__ void c(A, ...); friend __global__ void d(A) noexcept; friend __host__ __global__ void e(A); };
template<class T> struct M { static __global__ int a(M *); __global__ T b(M); static __global__ void c(M, ...); static __global__ void d(M) noexcept; static __host__ __global__ void e(M); };
int x = undefined1;
A<int> i;
int y = undefined2;
M<int> m;
A<void> j;
template<class T> struct D { friend __global__ T f(D *); static __global__ auto g() { return 1; } template<class U> static __global__ U h(U); };
D<int> *pointer;
void local() { undefined3; D<char> a; }
template struct D<long>;
