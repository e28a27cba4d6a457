// expect: 20136 error 61
// expect: 20136 error 61
// expect: 20136 error 62
// expect: 20136 error 62
// expect: 20136 error 63
// expect: 20136 error 63
// expect: 20136 error 63
// expect: 20136 error 65
// expect: 20158 error 66
// expect: 20163 error 66
// expect: 20157 error 66
// expect: 20136 error 67
// expect: 20136 error 67
// expect: 20136 error 67
// expect: 20136 error 67
// expect: 20160 error 68
// expect: 20136 error 68
// expect: 20160 error 69
// expect: 20136 error 69
// expect: 20151 error 70
// expect: 20156 error 70
// expect: 20151 error 70
// expect: 20164 error 71
// expect: 20161 error 71
// expect: 20146 error 72
// expect: 20153 error 72
// expect: 20007 error 72
// expect: 20007 error 72
// expect: 20166 error 72
// expect-device: 177 warning 61
// expect-device: 177 warning 61
// expect-device: 177 warning 62
// expect-device: 177 warning 62
// expect-device: 177 warning 63
// expect-device: 177 warning 63
// expect-device: 177 warning 63
// expect-device: 177 warning 64
// expect-device: 177 warning 64
// expect-device: 177 warning 65
// expect-device: 177 warning 65
// expect-device: 177 warning 65
// expect-device: 177 warning 66
// expect-device: 177 warning 66
// expect-device: 177 warning 66
// expect-device: 177 warning 67
// expect-device: 177 warning 67
// expect-device: 177 warning 67
// expect-device: 177 warning 67
// expect-device: 177 warning 67
// expect-device: 177 warning 68
// expect-device: 177 warning 69
// expect-device: 177 warning 69
// expect-device: 177 warning 70
// expect-device: 177 warning 70
// expect-device: 177 warning 70
// expect-device: 177 warning 70
// expect-device: 177 warning 72
// expect-device: 177 warning 72
// expect-device: 177 warning 72
// expect-device: 177 warning 72
__device__ void d1(int a) { auto g = [=] __host__ __device__ () { auto l = [&] __device__ () { return a; }; }; }
__device__ void d2(int a) { auto g = [=] __host__ __device__ () { auto m = [&] __host__ __device__ () { return a; }; }; }
__device__ void d3(int a) { auto g = [=] __host__ () { auto l = [&] __device__ () { return a; }; auto m = [&a] __host__ __device__ () { return a; }; }; }
__device__ void d4(int a) { auto g = [=] () { auto l = [&] __device__ () { return a; }; }; }
__device__ void d5(int a) { auto g = [=] __host__ __device__ () { auto h = [=] () { auto l = [&a] __device__ () { return a; }; }; }; }
__global__ void d6(int a) { auto g = [=] __host__ __device__ () { auto l = [b = a] __host__ __device__ () constexpr { return b; }; auto m = [] __host__ __device__ (auto x) {}; }; }
void h1(int a) { auto g = [=] __device__ () { auto h = [=] __host__ __device__ () { auto l = [&] __device__ () { return a; }; }; auto k = [=] __host__ () { auto l = [&] __device__ () { return a; }; }; }; }
auto n = [] __host__ __device__ () { int a = 1; auto l = [&] __device__ () { return a; }; };
auto o = [] __device__ () { int a = 1; auto h = [=] __host__ __device__ () { auto l = [&] __device__ () { return a; }; }; };
struct C { private: __device__ void m(int a) { auto g = [=] __host__ __device__ () { auto l = [=] __device__ () { return a; }; }; } __device__ auto q(int a) { auto g = [=] __host__ __device__ () { auto l = [a] __device__ () { return a; }; }; return 1; } };
template<class T> __device__ void t(T a) { auto g = [=] (auto x) __host__ { return 1; }; auto h = [=] __host__ __device__ (auto x) { auto l = [a] __device__ () { return a; }; }; }
__device__ void d7() { struct L {} a; auto g = [=] __host__ __device__ () { auto l = [a] __device__ () {}; auto m = [] __host__ __device__ (L) {}; }; auto f = [] __host__ () { auto l = [] __device__ () { return 1; }; l(); }; }
