// expect: 20136 error 34
// expect: 20157 error 34
// expect: 20136 error 35
// expect: 20136 error 35
// expect: 20157 error 35
// expect: 20136 error 36
// expect: 20136 error 36
// expect: 20157 error 36
// expect: 20136 error 38
// expect: 20157 error 38
// expect: 20136 error 38
// expect: 20136 error 38
// expect: 20157 error 38
// expect: 20136 error 40
// expect: 20157 error 40
// expect-device: 20136 error 40
// expect-device: 20157 error 40
// expect-device: 177 warning 40
// expect-device: 20136 error 34
// expect-device: 20157 error 34
// expect-device: 20136 error 35
// expect-device: 20136 error 35
// expect-device: 20157 error 35
// expect-device: 20136 error 36
// expect-device: 20136 error 36
// expect-device: 20157 error 36
// expect-device: 20136 error 38
// expect-device: 20157 error 38
// expect-device: 20136 error 38
// expect-device: 20136 error 38
// expect-device: 20157 error 38
// What is told of a lambda in an instance keeps its order.
template<class T> void f(T t, int a) {
  auto m = [&t] __host__ __device__ (auto x) { return 1; };
  auto n = [&t, &a] __host__ __device__ (auto x) { return 1; };
  auto o = [&] __host__ __device__ (auto x) { return t; };
}
template<class T> struct C { void m(int t) { auto m = [&, t] __host__ __device__ (auto x) { return t + x; }; auto n = [&] __host__ __device__ (auto x) { return t + x; }; } };
void g() { f(1, 2); C<int> c; c.m(1); }
void h(int t) { auto m = [&, t] __host__ __device__ (auto x) { return t + x; }; }
