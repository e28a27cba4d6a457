// expect: 20024 error 26
// expect: 20024 error 27
// expect: 20024 error 29
// expect: 20024 error 31
// expect: 20024 error 32
// expect: 20024 error 32
// expect: 20024 error 34
// expect: 20024 error 34
// expect: 20024 error 35
// expect: 20024 error 35
// expect: 20024 error 36
// expect: 20024 error 36
// expect: 20278 warning 37
// expect: 20024 error 38
// expect: 20024 error 38
// expect: 20024 error 26
// expect: 20051 error 41
// expect: 20024 error 28
// expect: 20024 error 30
// expect: 20024 error 30
// expect-device: 20041 error 27
// expect-device: 20031 error 29
// expect-device: 20041 error 31
// expect-device: 20030 error 37
// expect-device: 20030 error 39
template<class T> __host__ __global__ void a(T);
template<class T> __global__ void a(T) {}
template<class T> __global__ void b(T);
template<class T> __host__ void b(T) {}
template<class T> __host__ __device__ void c(T);
template<class T> __global__ void c(T) {}
template<class T> __host__ __global__ void d(T) {}
template<> void d<int>(int) {}
template<class T> __host__ __global__ void e(T) {}
template<> __host__ __global__ void e<int>(int) {}
template<class T> __host__ __global__ void f(T) {}
extern template void f<int>(int);
template<class T> __host__ __global__ void g(T) {}
template void g<int>(int);
void t() { 
 a(1);
 a<<<1, 1>>>(1);
 b<<<1, 1>>>(1);
 c<<<1, 1>>>(1);
}
