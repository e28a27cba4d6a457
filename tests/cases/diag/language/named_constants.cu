// expect: 68 warning 78
// expect: 69 warning 79
// expect: 68 warning 80
// expect: 69 warning 81
// expect: 68 warning 82
// expect: 2362 warning 83
// expect: 69 warning 83
// expect: 68 warning 86
// expect: 68 warning 86
// expect: 68 warning 87
// expect: 68 warning 88
// expect: 69 warning 88
// expect: 68 warning 88
// expect: 68 warning 88
// expect: 68 warning 88
// expect: 68 warning 89
// expect: 68 warning 90
// expect: 68 warning 91
// expect: 68 warning 92
// expect: 68 warning 93
// expect: 68 warning 94
// expect: 69 warning 95
// expect: 39 warning 99
// expect: 179 warning 100
// expect: 63 warning 101
// expect: 186 warning 102
// expect: 68 warning 104
// expect: 68 warning 106
// expect: 68 warning 112
// expect: 68 warning 112
// expect: 68 warning 112
// expect: 68 warning 112
// expect: 68 warning 112
// expect: 68 warning 115
// expect-device: 68 warning 78
// expect-device: 69 warning 79
// expect-device: 68 warning 80
// expect-device: 69 warning 81
// expect-device: 68 warning 82
// expect-device: 2362 warning 83
// expect-device: 69 warning 83
// expect-device: 68 warning 86
// expect-device: 68 warning 86
// expect-device: 68 warning 87
// expect-device: 68 warning 88
// expect-device: 69 warning 88
// expect-device: 68 warning 88
// expect-device: 68 warning 88
// expect-device: 68 warning 88
// expect-device: 177 warning 88
// expect-device: 68 warning 89
// expect-device: 68 warning 90
// expect-device: 68 warning 91
// expect-device: 68 warning 92
// expect-device: 68 warning 93
// expect-device: 68 warning 94
// expect-device: 69 warning 95
// expect-device: 39 warning 99
// expect-device: 179 warning 100
// expect-device: 63 warning 101
// expect-device: 186 warning 102
// expect-device: 68 warning 104
// expect-device: 68 warning 106
// expect-device: 550 warning 103
// expect-device: 68 warning 112
// expect-device: 68 warning 112
// expect-device: 68 warning 112
// expect-device: 68 warning 112
// expect-device: 68 warning 112
// expect-device: 68 warning 115
// expect-device: 68 warning 84
// expect-device: 68 warning 113
// expect-device: 68 warning 115
// Variables that constant expressions may read, where their values do not fit.
constexpr int neg = -4;
const int big = 300;
enum N { nn = -3, nb = 400 };
unsigned u = neg;
char c = big;
unsigned u2 = nn;
char c2 = nb;
unsigned u3(nn);
char c3{nb};
template <int I> struct T { unsigned m() { return I; } };
unsigned r = T<-2>().m();
struct S { static const int s = -1; unsigned m = s; unsigned m2 = neg; };
__device__ unsigned du = neg;
unsigned f(int a = neg, unsigned b = neg) { char x = big; unsigned y = 0; y = neg; y += neg; return S::s; }
bool g(unsigned u) { return u == neg; }
unsigned arr[] = {1, S::s};
unsigned q = true ? neg : 1;
unsigned v = (neg);
unsigned w = +neg;
unsigned short us = neg;
short sh = big * 1000;

int shifts(int a, unsigned u) {
  const int wide = 40, zero = 0;
  a = a / zero;
  a = a % zero;
  a = 1 << wide;
  if (u < zero) a = 1;
  S s;
  u = s.s;
  static const int st = -9;
  u = st;
  const int unknown = a;
  u = unknown;
  return u;
}
struct E { unsigned x; E(unsigned a); };
void made() { E a(neg); E b{neg}; E c = E(neg); new E(neg); E d = neg; }
template <int N> unsigned t() { const int z = N; unsigned q = z; return q; }
unsigned tt = t<-1>();
template <class T> struct V { static const int v = -1; unsigned m() { return v; } unsigned k = v; };
V<int> vi;
unsigned vv = vi.m();
