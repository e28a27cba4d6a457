// expect: 20077 error 5
__global__ void __launch_bounds__(32) a(int x);
void a(int y) {}
typedef unsigned U;
__launch_bounds__(32) void b(U);
__global__ void b(unsigned);
