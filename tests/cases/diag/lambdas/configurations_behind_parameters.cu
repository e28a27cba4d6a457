// expect: 20078 error 27
// expect: 20077 error 27
// expect: 20258 error 27
// expect: 20078 error 28
// expect: 20077 error 28
// expect: 20164 error 28
// expect: 20078 error 29
// expect: 20078 error 29
// expect: 20077 error 29
// expect: 20078 error 29
// expect: 20077 error 29
// expect: 20258 error 29
// expect: 20262 error 29
// expect: 20078 error 30
// expect: 20077 error 30
// expect: 20078 error 30
// expect: 20077 error 30
// expect: 20258 error 30
// expect: 20078 error 30
// expect: 20077 error 30
// expect: 20078 error 31
// expect: 20077 error 31
// expect: 20078 error 31
// expect: 20077 error 31
// expect-device: 177 warning 31
// expect-device: 177 warning 31
auto a = [](int x) __launch_bounds__(32) {}; auto b = []() __maxnreg__(3) {};
 auto e = []() __device__ __launch_bounds__(32, 2) {};
auto f = [](auto x) __launch_bounds__(32) {}; auto g = []() __launch_bounds__(0) {}; auto h = [] __launch_bounds__(1) {}; auto i = []() __launch_bounds__(1) __maxnreg__(1) -> int { return 1; };
struct S { __launch_bounds__(1) void m(); __launch_bounds__(1) void operator()(); __maxnreg__(1) void n(); __device__ __launch_bounds__(1) void o(); };
void j() { auto k = []() __launch_bounds__(1) {}; auto l = []() mutable __launch_bounds__(1) {}; }
