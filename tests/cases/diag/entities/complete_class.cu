// expect: 20028 error 25
// expect: 20231 error 28
// expect: 20028 error 31
// expect: 20007 error 36
// expect: 20028 error 39
// expect: 20007 error 26
// expect: 20007 error 24
// expect: 20007 error 32
// expect: 20007 error 23
// expect: 20092 warning 26
// expect: 20091 warning 27
// expect: 20007 error 30
// expect: 20007 error 34
// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 41
// expect: 20028 error 44
// expect: 20007 error 43
// expect: 20007 error 46
// expect: 20007 error 46
__device__ int dev(); __device__ int d;
struct A {
  void m() { dev(); }
  int x = [] { return dev(); }();
  __shared__ static int bad;
  void n(int a = [] { return dev(); }()) { d = a; }
  static int s() { return d; }
  __global__ void k();
  struct B {
    void q() { dev(); }
    __constant__ static int worse;
    int y = [] { return dev(); }();
  };
  A() : x(dev()) {}
  ~A();
  static inline int si = [] { return dev(); }();
  friend void fr() { dev(); }
  template <class T> void t(T) { dev(); }
  __managed__ static int last;
};
A::~A() { dev(); }
template <class T> struct C {
  void m() { dev(); }
  __shared__ static int bad;
};
void after() { struct L { void m() { dev(); } }; dev(); }
