// expect: 65 error 18
// expect: 65 error 20
// expect: 65 error 22
// expect: 65 error 23
// expect: 65 error 26
// expect: 20007 error 27
// expect: 65 error 28
// expect: 65 error 30
// expect: 65 error 32
// expect: 65 error 34
// expect: 20007 error 37
// expect: 65 error 39
// expect: 65 error 44
// expect: 65 error 55
__device__ int d(int);
template<class T> struct V { V(int); T t; };
struct P { int a; }
int after_class = 1;
enum E { A, B }
void after_enumeration();
int x = 3
int y = 4;
struct M { int a int b; void f() const; int g() volatile; };
void calls(int a, int *p) {
  int z = a
  int w = 2;
  d(a)
  a = 1;
  a = 2
  d(1);
  p[0] = p[1]
  p[1] = 2;
  z = a
  return;
}
int returns(int a) {
  if (a) d(1);
  return a
  return 2;
}
__global__ void kernel(int *p) {
  __shared__ int s[3];
  int i = threadIdx.x
  p[i] = s[0];
  V<int> v(1), *q = new V<int>(2);
  for (auto t : {1, 2}) i = (int) t;
  struct L { int f() const { return 1; } L(int); int h() volatile; };
  int t __attribute__((aligned(8))) = 1;
  if constexpr (sizeof(i) == 4) return; else if (i) goto end;
  end: do i++; while (i < 3);
  alignas(8) float fl; decltype(i) j = sizeof(i) * 2;
}
void launches(int *p) {
  kernel<<<1, 2>>>(p)
  kernel<<<1, 2>>>(p);
}
