// expect: 20164 error 24
// expect: 20164 error 24
// expect: 20164 error 24
// expect: 20164 error 24
// expect: 20157 error 24
// expect: 20164 error 25
// expect: 20164 error 25
// expect: 20164 error 26
// expect: 20164 error 26
// expect-device: 20039 warning 24
// expect-device: 20039 warning 24
// expect-device: 20040 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 20039 warning 25
// expect-device: 20039 warning 25
// expect-device: 20040 warning 26
// expect-device: 177 warning 26
// expect-device: 177 warning 26
// flags: --c++20
auto l = [](auto x) __device__ {}; void f() { auto m = [](auto x) __device__ { return 0; }; auto n = [](auto... x) __host__ __device__ {}; auto o = [] __device__ (auto x) {}; auto p = [](int x) __device__ {}; auto q = [] __host__ __device__ (auto x) {}; }
template <class T> auto h(T t) { return [=](auto x) __device__ {}; } void i() { h(1); } struct S { void m() { [=](auto x) __device__ {}; } };
void j() { auto a = []<class U>(U u) __device__ { return u; }; auto b = []<class T>(T t, auto x) __host__ __device__ { return t; }; }
