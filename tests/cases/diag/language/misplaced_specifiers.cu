// expect: 85 error 68
// expect: 85 error 68
// expect: 85 error 68
// expect: 85 error 68
// expect: 238 error 69
// expect: 238 error 69
// expect: 238 error 69
// expect: 238 error 69
// expect: 238 error 69
// expect: 719 error 70
// expect: 771 error 71
// expect: 239 error 72
// expect: 239 error 73
// expect: 771 error 74
// expect: 719 error 75
// expect: 719 error 76
// expect: 326 warning 78
// expect: 326 warning 78
// expect: 326 warning 78
// expect: 326 warning 78
// expect: 239 error 80
// expect: 719 error 80
// expect: 326 warning 82
// expect: 80 error 83
// expect: 326 warning 84
// expect: 326 warning 86
// expect: 84 error 87
// expect: 84 error 88
// expect: 84 error 89
// expect: 84 error 89
// expect: 238 error 90
// expect-device: 85 error 68
// expect-device: 85 error 68
// expect-device: 85 error 68
// expect-device: 85 error 68
// expect-device: 238 error 69
// expect-device: 238 error 69
// expect-device: 238 error 69
// expect-device: 238 error 69
// expect-device: 238 error 69
// expect-device: 719 error 70
// expect-device: 771 error 71
// expect-device: 239 error 72
// expect-device: 239 error 73
// expect-device: 771 error 74
// expect-device: 719 error 75
// expect-device: 719 error 76
// expect-device: 326 warning 78
// expect-device: 326 warning 78
// expect-device: 326 warning 78
// expect-device: 326 warning 78
// expect-device: 239 error 80
// expect-device: 719 error 80
// expect-device: 326 warning 82
// expect-device: 80 error 83
// expect-device: 326 warning 84
// expect-device: 177 warning 78
// expect-device: 177 warning 78
// expect-device: 177 warning 78
// expect-device: 177 warning 80
// expect-device: 177 warning 80
// expect-device: 177 warning 84
// expect-device: 84 error 87
// expect-device: 84 error 88
// expect-device: 84 error 89
// expect-device: 84 error 89
// expect-device: 238 error 90
void parameters(static int a, extern int b, mutable int c, register int d, thread_local int e);
void functions(inline int a, virtual int b, constexpr int c, explicit int d, friend int e);
struct S { explicit S(float); virtual void f(); friend void g(); mutable int a; mutable int *b; mutable const int *c; mutable void m(); explicit operator int(); };
explicit S::S(float) {}
virtual void S::f() {}
friend void g() {}
explicit S::operator int() { return 1; }
mutable int a, b;
__device__ mutable int c;
void blocks() {
  inline int a = 1; static inline int b = 1; inline constexpr int c = 1; inline void h();
  struct L { inline void f() {} mutable int a; virtual ~L() {} explicit L(int) {} };
  virtual int x; mutable int y;
  for (static int i = 0; i < 3; ++i) ;
  for (inline int i = 0; i < 3; ++i) ;
  try { } catch (static int z) { }
  auto l = [=](int v) mutable { inline int w = v; return w; };
}
template <class T> void t() { inline T x = 1; }
auto int number = 1;
int auto late = 1;
__device__ void automatic() { auto float f = 1; auto __shared__ int s; }
auto closure = [] __device__ (inline int q) { return q; };
