// expect: 20051 error 8
// expect: 20007 error 9
// expect: 20051 error 9
// expect: 20051 error 10
// expect: 20051 error 10
void h(int); __global__ void h(double); __device__ void d(int); __global__ void d(double); __host__ __device__ void e(int); void e(char);
void f() { h<<<1, 1>>>(1.0); }
void g() { h<<<1, 1>>>(1); }
void i() { d<<<1, 1>>>(1); d<<<1, 1>>>(1.0); }
void j() { e<<<1, 1>>>(1); e<<<1, 1>>>('c'); }
