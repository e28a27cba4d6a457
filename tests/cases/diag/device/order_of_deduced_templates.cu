// expect: 20156 error 14
// expect: 20156 error 15
// expect: 20156 error 16
// expect: 20156 error 18
// expect: 20156 error 20
// expect-device: 20156 error 16
// expect-device: 177 warning 16
// expect-device: 20156 error 18
// expect-device: 177 warning 18
// expect-device: 20156 error 14
// expect-device: 20156 error 20
// expect-device: 177 warning 20
// The body of a template with a deduced result is read where it is used first.
template<class T> auto t(T) { auto l = [] __device__ () { return 1; }; return 1; }
template<class T> auto unused(T) { auto l = [] __device__ () { return 1; }; return 1; }
auto k() { auto l = [] __device__ () { return 1; }; return 1; }
template<class T> auto through(T x) { return t(x); }
auto k2() { auto l = [] __device__ () { return 1; }; return 1; }
void u() { through(1); t(2); }
auto k3() { auto l = [] __device__ () { return 1; }; return 1; }
