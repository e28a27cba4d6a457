// expect: 20190 error 5
// expect: 20190 error 6
// expect: 20190 error 7
// expect: 20190 error 8
__global__ void a() noexcept;
__global__ void b() throw();
__global__ void c() noexcept(false) {}
template <class T> __global__ void d(T) noexcept(sizeof(T) > 1);
