// expect: 20007 error 98
// expect: 1776 error 98
// expect: 20007 error 98
// expect: 1776 error 98
// expect: 20008 error 99
// expect: 1776 error 99
// expect: 1776 error 100
// expect: 20007 error 100
// expect: 1776 error 100
// expect: 20007 error 100
// expect: 1776 error 100
// expect: 20007 error 100
// expect: 1776 error 100
// expect: 20007 error 100
// expect: 1776 error 100
// expect: 20007 error 100
// expect: 1776 error 101
// expect: 1776 error 101
// expect: 1776 error 101
// expect: 20008 error 101
// expect: 20007 error 102
// expect: 1776 error 102
// expect: 20007 error 102
// expect: 1776 error 102
// expect: 20007 error 102
// expect: 20007 error 102
// expect: 1776 error 102
// expect: 20007 error 102
// expect: 1776 error 102
// expect: 1776 error 103
// expect: 20007 error 103
// expect: 1776 error 103
// expect: 20007 error 103
// expect: 1776 error 103
// expect: 20007 error 103
// expect: 1776 error 103
// expect: 20007 error 103
// expect: 1790 error 104
// expect: 20007 error 104
// expect: 1790 error 104
// expect: 1776 error 106
// expect: 20007 error 106
// expect: 1776 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 1776 error 106
// expect: 1776 error 107
// expect: 1776 error 107
// expect: 1776 error 107
// expect: 20005 error 107
// expect: 20006 error 107
// expect: 1776 error 107
// expect-device: 1776 error 98
// expect-device: 1776 error 98
// expect-device: 1776 error 99
// expect-device: 1776 error 100
// expect-device: 1776 error 100
// expect-device: 1776 error 100
// expect-device: 1776 error 100
// expect-device: 1776 error 100
// expect-device: 1776 error 101
// expect-device: 1776 error 101
// expect-device: 1776 error 101
// expect-device: 177 warning 101
// expect-device: 177 warning 101
// expect-device: 1776 error 102
// expect-device: 1776 error 102
// expect-device: 1776 error 102
// expect-device: 1776 error 102
// expect-device: 1776 error 103
// expect-device: 1776 error 103
// expect-device: 1776 error 103
// expect-device: 1776 error 103
// expect-device: 1790 error 104
// expect-device: 1790 error 104
// expect-device: 1776 error 106
// expect-device: 1776 error 106
// expect-device: 1776 error 106
// expect-device: 1776 error 107
// expect-device: 1776 error 107
// expect-device: 1776 error 107
// expect-device: 1776 error 107
// A deleted function is called all the same: its space is judged, and for objects of a trivial class copies count as constexpr.
struct S {
  S();
  __device__ S(int) = delete;
  __device__ void m() = delete;
  __device__ S &operator=(const S &) = delete;
  __device__ S(const S &) = delete;
  __device__ int operator+(int) = delete;
  __device__ int operator[](int) = delete;
  __device__ int operator()(int) = delete;
  __device__ S *operator->() = delete;
  __device__ operator int() = delete;
  __device__ static void s(double) = delete;
  int v;
};
void members(S &a, S &b) { a.m(); S::s(1.0); }
void assignment(S &a, S &b) { a = b; }
void constructors(S &a) { S b(1); S c{1}; S d = 1; new S(1); S(1); }
void copies(S &a) { S b(a); S c{a}; S d = a; }
void operators(S &a) { a + 1; a[1]; a(1); a->v; }
void conversions(S &a) { int x = a; int y = 1 + a; static_cast<int>(a); if (a) {} }
struct D { __device__ D() = delete; }; void default_constructor() { D d; new D; }
struct T { T(); ~T(); virtual void v(); __device__ T(const T &) = delete; __device__ T &operator=(T &&) = delete; };
void not_trivial(T &a) { T b(a); T c = a; a = static_cast<T &&>(a); }
__device__ void device(S &a) { S b(1); a[1]; } __host__ __device__ void both(S &a) { S b(1); a = a; }
