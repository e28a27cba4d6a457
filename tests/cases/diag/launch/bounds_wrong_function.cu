// expect: 20077 error 5
// expect: 20077 error 6
// expect: 20078 error 7
// expect: 20077 error 7
__launch_bounds__(128) void a();
__launch_bounds__(128, 2) __device__ void b() {}
struct S { __launch_bounds__(64) static void c(); };
