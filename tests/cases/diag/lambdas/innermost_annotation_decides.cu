// expect: 20161 error 33
// expect: 20161 error 34
// expect: 20161 error 34
// expect: 20162 error 35
// expect: 20162 error 35
// expect: 20162 error 36
// expect: 20162 error 39
// expect: 20162 error 40
// expect: 20136 error 40
// expect: 20161 error 42
// expect-device: 177 warning 33
// expect-device: 177 warning 35
// expect-device: 177 warning 35
// expect-device: 177 warning 35
// expect-device: 177 warning 36
// expect-device: 177 warning 36
// expect-device: 177 warning 36
// expect-device: 177 warning 36
// expect-device: 177 warning 33
// expect-device: 177 warning 34
// expect-device: 177 warning 36
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 177 warning 40
// expect-device: 177 warning 41
// expect-device: 177 warning 41
// expect-device: 177 warning 41
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 177 warning 41
// expect-device: 177 warning 42
void h(int a) {
  auto p = [=] __device__ () { auto g = [=] (auto x) { auto h = [=] __host__ { auto l = [] __device__ () {}; }; }; };
  auto q = [=] (auto x) { auto g = [=] __device__ () { auto h = [=] __host__ { auto l = [&] __device__ () {}; }; }; };
  auto r = [=] __host__ __device__ () { auto g = [=] __device__ () { auto h = [=] __host__ { auto l = [] __device__ () {}; }; }; };
  auto s = [=] __host__ () { auto l = [] __device__ () { auto m = [] __host__ __device__ () { auto n = [] __host__ __device__ () { auto o = [] __device__ () {}; }; }; }; };
}
__device__ void d(int a) {
  auto r = [=] __host__ __device__ () { auto g = [=] __host__ __device__ () { auto l = [] __device__ () {}; }; };
  auto s = [=] __host__ () { auto g = [=] __host__ __device__ () { auto l = [&] __device__ () { return a; }; }; };
  auto t = [=] __host__ () { auto g = [=] () { auto k = [=] __device__ () { auto l = [&] __device__ () {}; }; }; };
  auto u = [=] (auto x) { auto l = [&] __device__ () {}; auto m = [=] __host__ () { auto n = [] __device__ () {}; }; };
}
