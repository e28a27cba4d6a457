// expect: 68 warning 44
// expect: 68 warning 45
// expect: 68 warning 46
// expect: 69 warning 47
// expect: 68 warning 50
// expect: 68 warning 51
// expect: 68 warning 52
// expect: 68 warning 53
// expect: 68 warning 54
// expect: 68 warning 55
// expect: 68 warning 55
// expect: 68 warning 57
// expect: 69 warning 60
// expect: 68 warning 62
// expect: 173 warning 65
// expect: 173 warning 65
// expect: 69 warning 67
// expect: 69 warning 68
// expect: 68 warning 69
// expect: 69 warning 69
// expect: 68 warning 70
// expect: 68 warning 70
// expect: 68 warning 71
// expect: 68 warning 72
// expect: 68 warning 72
// expect: 68 warning 75
// expect: 68 warning 76
// expect: 68 warning 76
// expect: 68 warning 77
// expect: 68 warning 83
// expect: 68 warning 84
// expect: 68 warning 84
// expect: 68 warning 86
// expect: 68 warning 87
// expect: 68 warning 87
__global__ void k() {}
constexpr int cn = -1; 
enum { EN = -3 };
template <int N> struct Q { static const int v = N; };
constexpr int ff(int x) { return x - 5; }
void f(int n) {
  const int a = -1; static const int b = -2; const long c = 1L << 40; int m = -1;
  const int fromn = n;
  k<<<a, 1>>>();
  k<<<b, 1>>>();
  k<<<cn, 1>>>();
  k<<<c, 1>>>();
  k<<<m, 1>>>();
  k<<<fromn, 1>>>();
  k<<<EN, 1>>>();
  k<<<Q<-1>::v, 1>>>();
  k<<<ff(1), 1>>>();
  k<<<1 - 2, 1>>>();
  k<<<(-1), 1>>>();
  k<<<+(-1), (int)-1>>>();
  k<<<(unsigned)-1, 1>>>();
  k<<<1 ? -1 : 2, 1>>>();
  k<<<n ? -1 : 2, 1>>>();
  k<<<1, 1, n ? -1 : 1>>>();
  k<<<sizeof(int) - 5, 1>>>();
  k<<<1, 1, sizeof(int) - 5>>>();
  k<<<1, 1, -1L>>>();
  k<<<1, 1, 1.5f>>>();
  k<<<-0, -0.0>>>();
  k<<<-0.5, 4294967296.0>>>();
  k<<<4294967295.0, 4294967295.5>>>();
  k<<<-1u, -1ul>>>();
  k<<<0xffffffffffffffff, 0x80000000>>>();
  k<<<-2147483648, -9223372036854775807>>>();
  k<<<(short)-1, (char)-1>>>();
  k<<<(signed char)-1, false>>>();
  k<<<-1, 1, -1, 0>>>();
}
template <class T> void tf(T t) {
  k<<<-1, 1>>>();
  k<<<-1, 1, -1>>>();
  k<<<-1, t>>>();
  k<<<sizeof(T) - 9, 1>>>();
}
void use() { tf(1); tf(1.0); }
template <int N> void tn() { k<<<N, 1>>>(); }
void use2() { tn<-1>(); }
struct M { void m() { k<<<-1, 1>>>(); } };
template <class T> struct MT { void m() { k<<<-1, 1>>>(); } void n(T t) { k<<<t, -1>>>(); } };
template struct MT<int>;
auto l = [] { k<<<-1, 1>>>(); };
int main() { auto l = [] { k<<<-1, 1>>>(); }; for (;;) k<<<-1, 1>>>(); }
