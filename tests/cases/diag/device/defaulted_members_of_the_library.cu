// expect: none
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 41
// expect-device: 20068 error 41
// expect-device: 20016 error 42
// expect-device: 20068 error 42
// expect-device: 20016 error 42
// expect-device: 20068 error 42
// expect-device: 20018 error 43
// expect-device: 20068 error 43
// expect-device: 20018 error 43
// expect-device: 20068 error 43
// expect-device: 20018 error 43
// expect-device: 20068 error 43
// expect-device: 20018 error 43
// expect-device: 20068 error 43
// expect-device: 20016 error 43
// expect-device: 20068 error 43
// expect-device: 20016 error 43
// expect-device: 20068 error 43
// expect-device: 20016 error 43
// expect-device: 20068 error 43
// expect-device: 20016 error 43
// expect-device: 20068 error 43
#include <new>
#include <string>
#include <vector>
struct H { H(); H(const H &); ~H(); int a; };
struct V { std::vector<int> v; };
struct T { T() { } ~T() { } };
__device__ void f(V &o) { V v; V w(o); v = w; }
__device__ void g() { std::vector<int> v; v.push_back(1); std::vector<H> w(2); }
__device__ void p(void *p) { new (p) H; new (p) T; new (p) V; }
__global__ void k() { std::string s("abc"); V v; }
