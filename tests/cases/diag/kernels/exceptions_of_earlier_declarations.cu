// expect: 541 error 29
// expect: 20190 error 29
// expect: 20190 error 30
// expect: 541 error 31
// expect: 20190 error 31
// expect: 541 error 34
// expect: 20190 error 34
// expect: 20190 error 36
// expect: 541 error 38
// expect: 20190 error 38
// expect: 20024 error 38
// expect-device: 541 error 29
// expect-device: 20190 error 29
// expect-device: 20038 error 29
// expect-device: 20190 error 30
// expect-device: 541 error 31
// expect-device: 20190 error 31
// expect-device: 541 error 34
// expect-device: 20190 error 34
// expect-device: 20038 error 34
// expect-device: 20190 error 36
// expect-device: 20038 error 36
// expect-device: 541 error 38
// expect-device: 20190 error 38
// expect-device: 20034 error 38
// expect-device: 20038 error 40
// What an earlier declaration says of exceptions holds for a kernel, too.
void b() noexcept; 
__global__ void b();
__global__ void d() noexcept; 
__global__ void d();
void f() throw(); 
void f() noexcept; 
__global__ void f() {}
void g() noexcept(false); 
__global__ void g();
__device__ void j() noexcept; 
__global__ void j();
void u();
__global__ void u();
