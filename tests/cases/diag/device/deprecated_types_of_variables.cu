// expect-device: 1215 error 18
// expect-device: 1444 error 22
// expect-device: 1444 error 23
// expect-device: 1444 error 24
// expect-device: 1444 error 25
// expect-device: 1444 error 26
// expect-device: 1215 error 27
// expect-device: 1215 error 28
// expect-device: 1215 error 29
// expect-device: 1215 error 30
// flags: --diag_error=1215 --diag_error=1444
struct [[deprecated("s")]] S { int a; };
typedef int I [[deprecated]];
using A [[deprecated("al")]] = int;
namespace N { struct __attribute__((deprecated)) Q {}; typedef __attribute__((deprecated)) int J; }
__device__ int taking(I v);
__device__ I giving(I v) {
  I i = v;
  return i;
}
__global__ void k(S *s) {
  S *p = s;
  const S c = {};
  S array[2];
  S &r = *p;
  A a = 1;
  N::Q q;
  N::J j = a;
  for (I n = 0; n < 2; ++n) j += n;
  auto l = [] { I w = 1; return w; };
  typedef int Other;
  Other o = l() + sizeof(S) + (I)j;
  auto copy = *s;
  decltype(copy) again = r;
  struct Local { S s; I m() { I in_local = 1; return in_local; } };
}
void of_host() { S s; I i = 1; }
template <class T> __device__ void never() { S s; I i; }
