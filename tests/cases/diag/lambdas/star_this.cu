// expect: 20177 error 33
// expect: 20177 error 18
// expect: 20177 error 20
// expect: 20177 error 21
// expect: 20177 error 22
// expect: 20177 error 23
// expect: 20177 error 25
// expect: 20177 error 29
// expect: 20177 error 30
// expect: 20177 error 32
// expect: 20177 error 34
// expect: 20177 error 35
// flags: --c++14 --gnu_version=60300 --no-header
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
struct S { int v; 
 void m() {
  auto l = [*this] { return v; };
  auto l2 = [*this] __device__ { return v; };
  auto l3 = [*this] __host__ __device__ { return v; };
  auto l4 = [=, *this] { return v; };
  auto l5 = [*this] __host__ { return v; };
  auto l6 = [this] { auto n = [*this] { return v; }; };
  auto l7 = [*this] __device__ { auto n = [*this] { return v; }; };
  auto l8 = [*this, a = 1] () mutable { return v; };
 }
 __device__ void d() { auto l = [*this] { return v; }; }
 __host__ __device__ void hd() {
  auto l = [*this] { return v; };
  auto l2 = [*this] __host__ __device__ { return v; };
 }
 template<class T> void t() { auto l = [*this] { return v; }; }
 int w = [*this] { return v; }(); void dl(); };
template<class T> struct C { T v; void m() { auto l = [*this] { return v; }; } };
__host__ void S::dl() { auto l = [*this] { return v; }; }
