// expect: 20164 error 18
// expect: 20164 error 18
// expect: 20164 error 18
// expect: 20164 error 18
// expect: 20157 error 18
// expect: 20164 error 19
// expect: 20164 error 19
// expect-device: 20039 warning 18
// expect-device: 20039 warning 18
// expect-device: 20040 warning 18
// expect-device: 177 warning 18
// expect-device: 177 warning 18
// expect-device: 177 warning 18
// expect-device: 177 warning 18
// expect-device: 177 warning 18
// expect-device: 20039 warning 19
// expect-device: 20039 warning 19
auto l = [](auto x) __device__ {}; void f() { auto m = [](auto x) __device__ { return 0; }; auto n = [](auto... x) __host__ __device__ {}; auto o = [] __device__ (auto x) {}; auto p = [](int x) __device__ {}; auto q = [] __host__ __device__ (auto x) {}; }
template <class T> auto h(T t) { return [=](auto x) __device__ {}; } void i() { h(1); } struct S { void m() { [=](auto x) __device__ {}; } };
