// expect: 20161 error 47
// expect: 20157 error 47
// expect: 20146 error 49
// expect: 20146 error 50
// expect: 20153 error 50
// expect: 20161 error 52
// expect: 20162 error 53
// expect: 20157 error 51
// expect: 20162 error 54
// expect: 20161 error 55
// expect: 20157 error 54
// expect: 20153 error 54
// expect: 20161 error 57
// expect: 20157 error 56
// expect: 20156 error 60
// expect: 20156 error 62
// expect: 20149 error 60
// expect: 20149 error 60
// expect: 20157 error 66
// expect-device: 20161 error 47
// expect-device: 20157 error 47
// expect-device: 20146 error 49
// expect-device: 20146 error 50
// expect-device: 20153 error 50
// expect-device: 20161 error 52
// expect-device: 20162 error 53
// expect-device: 20157 error 51
// expect-device: 20162 error 54
// expect-device: 20161 error 55
// expect-device: 20157 error 54
// expect-device: 20153 error 54
// expect-device: 20161 error 57
// expect-device: 20157 error 56
// expect-device: 177 warning 49
// expect-device: 177 warning 50
// expect-device: 177 warning 51
// expect-device: 177 warning 56
// expect-device: 20156 error 62
// expect-device: 177 warning 62
// expect-device: 20156 error 60
// expect-device: 20149 error 60
// expect-device: 20149 error 60
// expect-device: 20157 error 66
// expect-device: 20149 error 61
// A generic lambda for both sides is no extended one: its closure is a local type, and it is generic to what it holds.
void f(int a) {
  auto g = [=] __host__ __device__ (auto x) { return [=] __device__ () { return x; }; };
  auto d = [=] __device__ (auto x) { return 1; };
  auto l = [g] __device__ () { return 1; };
  auto m = [=] __host__ __device__ () { (void)d; return g; };
  auto both = [=] __host__ __device__ (auto x) {
    return [=] __host__ __device__ () {
      return [=] __device__ () { return x; }; }; };
  auto inner = [=] __host__ __device__ () { return [=] __host__ __device__ (auto x) {
    return [=] __device__ () { return 1; }; }; };
  auto over = [=] __host__ __device__ (auto x) {
    return [=] __device__ {
      return [=] __host__ __device__ () { return 1; }; }; };
}
template<class T> auto p(T t) { auto l = [] __device__ () { return 1; }; return 1; }
template<class T> void late(T t) { auto l = [] __device__ () { return 1; }; }
auto between() { auto l = [] __device__ () { return 1; }; return 1; }
void q() {
  auto g = [=] (auto x) { return 1; }; p(g);
  auto h = [] (auto x) -> int { return 1; }; p(h);
  auto i = [] __host__ __device__ (auto x) { return 1; }; late(i);
  auto j = [] __device__ (auto x) { return 1; }; late(j);
}
