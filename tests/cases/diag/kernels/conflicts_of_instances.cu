// expect: 20024 error 22
// expect: 20024 error 23
// expect: 20024 error 23
// expect: 20024 error 24
// expect: 20024 error 24
// expect: 20024 error 25
// expect: 20024 error 26
// expect: 20024 error 26
// expect: 20024 error 27
// expect: 20024 error 28
// expect: 20024 error 29
// expect: 20024 error 30
// expect: 20024 error 30
// expect: 20024 error 22
// expect: 20024 error 22
// expect: 20024 error 23
// expect: 20024 error 24
// expect: 20024 error 25
// expect: 20024 error 25
// expect: 20024 error 26
// expect: 20024 error 28
template<class T> __host__ __device__ __global__ void a(T) {}
template<class T> __global__ __host__ __device__ void b(T) {}
template<class T> __device__ __global__ __host__ void c(T) {}
template<class T> __device__ __host__ __global__ void d(T) {}
template<class T> __host__ __global__ __device__ void e(T) {}
template<class T> __global__ __device__ void f(T) {}
template<class T> __global__ __host__ void g(T) {}
__host__ __device__ __global__ void h();
__host__ __global__ __device__ void i();
void t() { 
 a<<<1, 1>>>(1);
 b<<<1, 1>>>(1);
 c<<<1, 1>>>(1);
 d<<<1, 1>>>(1);
 e<<<1, 1>>>(1);
 f<<<1, 1>>>(1);
 g<<<1, 1>>>(1);
}
