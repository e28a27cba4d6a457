// expect: 815 warning 83
// expect: 815 warning 84
// expect: 20048 error 84
// expect: 815 warning 85
// expect: 20048 error 85
// expect: 815 warning 86
// expect: 20190 error 86
// expect: 20048 error 86
// expect: 815 warning 87
// expect: 20048 error 87
// expect: 20046 error 87
// expect: 815 warning 88
// expect: 20050 warning 88
// expect: 20048 error 88
// expect: 815 warning 89
// expect: 20077 error 89
// expect: 815 warning 90
// expect: 20048 error 90
// expect: 20024 error 90
// expect: 815 warning 91
// expect: 815 warning 92
// expect: 20048 error 92
// expect: 20231 error 92
// expect: 815 warning 92
// expect: 815 warning 92
// expect: 815 warning 93
// expect: 20088 error 93
// expect: 815 warning 94
// expect: 20048 error 94
// expect: 20260 error 94
// expect: 815 warning 95
// expect: 20048 error 95
// expect: 815 warning 96
// expect: 815 warning 97
// expect: 20187 error 97
// expect: 20048 error 97
// expect: 815 warning 98
// expect: 815 warning 98
// expect: 20048 error 98
// expect: 815 warning 99
// expect: 20245 error 99
// expect-device: 815 warning 83
// expect-device: 815 warning 84
// expect-device: 20048 error 84
// expect-device: 815 warning 85
// expect-device: 20048 error 85
// expect-device: 815 warning 86
// expect-device: 20190 error 86
// expect-device: 20048 error 86
// expect-device: 815 warning 87
// expect-device: 20048 error 87
// expect-device: 20046 error 87
// expect-device: 815 warning 88
// expect-device: 20050 warning 88
// expect-device: 20048 error 88
// expect-device: 815 warning 89
// expect-device: 20077 error 89
// expect-device: 815 warning 90
// expect-device: 20048 error 90
// expect-device: 20024 error 90
// expect-device: 815 warning 91
// expect-device: 815 warning 92
// expect-device: 20048 error 92
// expect-device: 20231 error 92
// expect-device: 815 warning 92
// expect-device: 815 warning 92
// expect-device: 815 warning 93
// expect-device: 20088 error 93
// expect-device: 815 warning 94
// expect-device: 20048 error 94
// expect-device: 20260 error 94
// expect-device: 815 warning 95
// expect-device: 20048 error 95
// expect-device: 815 warning 96
// expect-device: 815 warning 97
// expect-device: 20187 error 97
// expect-device: 20048 error 97
// expect-device: 815 warning 98
// expect-device: 815 warning 98
// expect-device: 20048 error 98
// expect-device: 815 warning 99
// expect-device: 20245 error 99
const int a();
__global__ const int b();
const int __global__ c();
__global__ const int d() noexcept;
__global__ const int e(int, ...);
inline __global__ const int f() { return 1; }
__launch_bounds__(3) const int g();
__global__ __device__ const int h();
const int &i(); const __device__ int j() { return 1; }
struct S { __global__ const int m(); const int n(); virtual __device__ const int o(); };
struct T : S { const int o(); };
__global__ __maxnreg__(0) const int p();
__global__ int *const q();
template <class T> __global__ const int r(T);
__global__ const int operator+(S, S);
const int aa() noexcept; __global__ volatile int bb(const __grid_constant__ int x);
__device__ const int cc(const __grid_constant__ int x);
