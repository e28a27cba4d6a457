// expect: 20024 error 56
// expect: 20024 error 58
// expect: 20024 error 60
// expect: 20024 error 62
// expect: 20024 error 64
// expect: 20024 error 66
// expect: 20024 error 68
// expect: 20024 error 70
// expect: 20024 error 70
// expect: 20024 error 72
// expect: 20024 error 74
// expect: 20024 error 74
// expect: 20024 error 74
// expect: 20024 error 76
// expect: 20024 error 78
// expect: 20024 error 78
// expect: 20024 error 80
// expect: 20024 error 82
// expect: 20024 error 82
// expect: 20024 error 84
// expect: 20024 error 86
// expect: 20024 error 88
// expect: 20024 error 88
// expect: 20024 error 90
// expect: 20024 error 92
// expect: 20024 error 92
// expect: 20024 error 94
// expect: 20024 error 96
// expect: 20024 error 98
// expect: 20024 error 98
// expect: 20024 error 100
// expect: 20024 error 102
// expect: 20024 error 102
// expect: 20024 error 104
// expect-device: 20038 error 56
// expect-device: 20038 error 58
// expect-device: 20038 error 60
// expect-device: 20038 error 62
// expect-device: 20038 error 64
// expect-device: 20034 error 76
// expect-device: 20034 error 78
// expect-device: 20034 error 80
// expect-device: 20034 error 82
// expect-device: 20034 error 84
// expect-device: 20038 error 86
// expect-device: 20038 error 88
// expect-device: 20038 error 90
// expect-device: 20038 error 92
// expect-device: 20038 error 94
// expect-device: 20041 error 96
// expect-device: 20041 error 98
// expect-device: 20041 error 100
// expect-device: 20041 error 102
// expect-device: 20041 error 104
template <class T>  void k1(T);
template <class T> __device__ __global__ void k1(T) {}
template <class T>  void k2(T);
template <class T> __global__ __device__ void k2(T) {}
template <class T>  void k3(T);
template <class T> __host__ __global__ void k3(T) {}
template <class T>  void k4(T);
template <class T> __global__ __host__ void k4(T) {}
template <class T>  void k5(T);
template <class T> __host__ __device__ __global__ void k5(T) {}
template <class T> __global__ void k6(T);
template <class T> __device__ __global__ void k6(T) {}
template <class T> __global__ void k7(T);
template <class T> __global__ __device__ void k7(T) {}
template <class T> __global__ void k8(T);
template <class T> __host__ __global__ void k8(T) {}
template <class T> __global__ void k9(T);
template <class T> __global__ __host__ void k9(T) {}
template <class T> __global__ void k10(T);
template <class T> __host__ __device__ __global__ void k10(T) {}
template <class T> __device__ void k11(T);
template <class T> __device__ __global__ void k11(T) {}
template <class T> __device__ void k12(T);
template <class T> __global__ __device__ void k12(T) {}
template <class T> __device__ void k13(T);
template <class T> __host__ __global__ void k13(T) {}
template <class T> __device__ void k14(T);
template <class T> __global__ __host__ void k14(T) {}
template <class T> __device__ void k15(T);
template <class T> __host__ __device__ __global__ void k15(T) {}
template <class T> __host__ void k16(T);
template <class T> __device__ __global__ void k16(T) {}
template <class T> __host__ void k17(T);
template <class T> __global__ __device__ void k17(T) {}
template <class T> __host__ void k18(T);
template <class T> __host__ __global__ void k18(T) {}
template <class T> __host__ void k19(T);
template <class T> __global__ __host__ void k19(T) {}
template <class T> __host__ void k20(T);
template <class T> __host__ __device__ __global__ void k20(T) {}
template <class T> __host__ __device__ void k21(T);
template <class T> __device__ __global__ void k21(T) {}
template <class T> __host__ __device__ void k22(T);
template <class T> __global__ __device__ void k22(T) {}
template <class T> __host__ __device__ void k23(T);
template <class T> __host__ __global__ void k23(T) {}
template <class T> __host__ __device__ void k24(T);
template <class T> __global__ __host__ void k24(T) {}
template <class T> __host__ __device__ void k25(T);
template <class T> __host__ __device__ __global__ void k25(T) {}
