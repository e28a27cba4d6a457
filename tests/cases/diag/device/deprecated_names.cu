// expect-device: 1215 error 57
// expect-device: 1444 error 58
// expect-device: 1215 error 59
// expect-device: 1215 error 60
// expect-device: 1444 error 61
// expect-device: 1215 error 62
// expect-device: 1215 error 63
// expect-device: 1215 error 64
// expect-device: 1215 error 65
// expect-device: 1444 error 66
// expect-device: 1215 error 67
// expect-device: 1215 error 68
// expect-device: 1215 error 69
// expect-device: 1215 error 70
// expect-device: 1215 error 71
// expect-device: 1215 error 72
// expect-device: 1215 error 73
// expect-device: 1215 error 74
// expect-device: 1215 error 75
// expect-device: 1444 error 76
// expect-device: 1215 error 78
// expect-device: 1444 error 79
// expect-device: 1215 error 80
// expect-device: 1215 error 81
// expect-device: 1215 error 82
// expect-device: 1444 error 83
// expect-device: 1215 error 86
// expect-device: 1215 error 87
// expect-device: 1215 error 87
// expect-device: 1444 error 98
// flags: --diag_error=1215 --diag_error=1444
[[deprecated]] __host__ __device__ int f();
[[deprecated("why")]] __host__ __device__ int f(int);
__device__ __attribute__((deprecated)) int *pointer(), second();
__device__ int behind() __attribute__((deprecated("x" "y")));
__device__ int at_name [[gnu::__deprecated__]] (int);
__device__ int later();
__device__ int early() { return later(); }
[[deprecated]] __device__ int later();
struct Member {
  [[deprecated]] int a, b;
  int c, d [[deprecated("d")]];
  __device__ int g() const __attribute__((deprecated)) { return b; }
  [[deprecated]] __device__ int h() { return a + f(); }
  template <class T> [[deprecated]] __device__ void t(T);
};
template <class T> struct Of { [[deprecated]] T a; [[deprecated]] __device__ T m(); };
template <class T> [[deprecated]] __device__ void of_template(T) {}
[[deprecated]] __device__ int v, w;
__device__ int x, y __attribute__((deprecated)), z;
__constant__ [[deprecated("c")]] int limit;
enum Mode { fast, slow [[deprecated]], lazy [[deprecated("use fast")]] };
namespace N { [[deprecated]] __device__ int n(); }
using N::n;

__device__ int uses(Member &m, Member *p, Of<int> o) {
  f();
  f(1);
  pointer();
  second();
  behind();
  at_name(2);
  later();
  m.a = 1;
  p->b++;
  m.c = m.d;
  m.g();
  p->h();
  m.t(1);
  o.a = 1;
  o.m();
  of_template(1);
  v = 1;
  ++w;
  x = y;
  z = limit;
  x = fast;
  x = slow;
  switch (x) { case lazy: break; }
  n();
  N::n();
  auto l = [&] { return f(); };
  if (0) f(3);
  return l();
}
__global__ void kernel(int *out) { *out = f(); }
struct Local { __device__ Local() : a(f()) {} __device__ operator int() { return f(); } int a; };

// Nobody is told of what the host names, nor of what deprecated code does.
int of_host() { return f() + f(2) + slow; }
[[deprecated]] __device__ int old() { return f(); }
struct [[deprecated]] Old { __device__ int m() { return f(); } __device__ int outside(); };
__device__ int Old::outside() { return f(); }
template <class T> __device__ int never() { return f(); }
__device__ int taking(int a = f()) { return a; }
__device__ int by_default() { return taking(); }
#pragma nv_diag_suppress 1215
__device__ int suppressed() { return f() + f(1); }
#pragma nv_diag_default 1215
