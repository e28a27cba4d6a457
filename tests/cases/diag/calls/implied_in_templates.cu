// expect: 20007 error 27
// expect: 20007 error 34
// expect: 20007 error 35
// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 41
// expect: 20007 error 42
// expect: 20007 error 42
struct S { __device__ S(int); __device__ S(); __device__ ~S(); __device__ operator int() const; __device__ int operator+(int); __device__ int operator()(int); __device__ S &operator=(int); explicit __device__ operator bool() const; __device__ void m(); };
struct I { __device__ bool operator!=(I) const; __device__ I &operator++(); __device__ int operator*() const; }; struct R { I begin(); I end(); };
__device__ int operator""_x(unsigned long long); void take(int);
template <class T> void implied(S s, R r) {
  S a(1);
  S b;
  static S c;
  S d[2];
  S(2);
  new S;
  delete &s;
  int i = s;
  s + 1;
  s(1);
  s = 3;
  if (s) {}
  take(s);
  (int)s;
  3_x;
  for (int x : r) {}
  s.m();
  s.~S();
}
template <class T> struct W { void m() { S s(1); s.m(); } W() { S s; } ~W() { S s; } };
void generic(S *p) { auto l = [](auto x) { S s; s.m(); }; }
template <class T> void made(T x) {
  S a(1);
  int i = a;
  S(2);
}
template void made(int);
__device__ int d();
int bounds(int n) { int a[d()]; int b[d()][3]; int (*c)[d()]; return sizeof(a); }
