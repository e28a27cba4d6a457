// expect: 69 warning 78
// expect: 68 warning 79
// expect: 69 warning 80
// expect: 68 warning 82
// expect: 68 warning 83
// expect: 69 warning 84
// expect: 68 warning 86
// expect: 68 warning 88
// expect: 69 warning 89
// expect: 68 warning 91
// expect: 68 warning 95
// expect: 69 warning 96
// expect: 69 warning 99
// expect: 69 warning 101
// expect: 69 warning 105
// expect: 69 warning 106
// expect: 69 warning 111
// expect: 69 warning 112
// expect: 173 warning 118
// expect: 173 warning 119
// expect: 69 warning 124
// expect: 69 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 174 warning 124
// expect: 68 warning 124
// expect: 68 warning 124
// expect: 69 warning 124
// expect: 68 warning 124
// expect: 69 warning 124
// expect: 68 warning 124
// expect: 68 warning 125
// expect: 69 warning 126
// expect: 68 warning 128
// expect: 68 warning 128
// expect: 68 warning 128
// expect: 68 warning 128
// expect: 68 warning 128
// expect: 63 warning 130
// expect: 63 warning 131
// expect: 63 warning 133
// expect: 63 warning 134
// expect: 63 warning 136
// expect: 63 warning 136
// expect: 63 warning 136
// expect: 63 warning 138
// expect: 61 warning 139
// expect: 61 warning 140
// expect: 61 warning 141
// expect: 61 warning 143
// expect: 61 warning 145
// expect: 39 warning 146
// expect: 179 warning 147
// expect: 39 warning 148
// expect: 39 warning 150
// expect: 179 warning 150
// expect: 39 warning 151
// expect: 69 warning 154
// expect: 68 warning 154
// expect: 69 warning 154
// expect: 68 warning 155
// expect: 68 warning 155
// expect: 68 warning 155
// expect: 69 warning 155
// expect: 69 warning 155
// expect: 69 warning 155
// expect: 68 warning 155
// expect: 69 warning 155
// expect: 69 warning 155
// expect: 68 warning 156
// expect: 69 warning 156
// flags: --error_limit=1000
typedef unsigned char u8; enum E { A = 1, Bg = 300 };
char c1 = 300;
signed char c2 = 200;
unsigned char c3 = 256;
unsigned char c3b = 255;
unsigned char c3c = -128;
short c4 = 32768;
unsigned short c5 = 65536;
bool c6 = 300;
int i1 = 2147483648;
int i1b = 2147483647;
unsigned i2 = -5;
unsigned i3 = 4294967296;
long i4 = -1;
unsigned long i5 = -1;
int i6 = 0xffffffff;
int i7 = 0xffffffffu;
long i8 = 0xffffffffffffffff;
unsigned long i8b = -1L;
char c8 = -129;
char c9 = -128;
wchar_t w1 = -1;
char16_t w2 = 65536;
int c12 = 'a';
char c13(300);
char c15 = (char)300;
char c16 = static_cast<char>(300);
char c17 = char(300);
char c18 = 300u;
char c19 = 300L;
unsigned char c20 = ~0;
unsigned u21 = ~0;
unsigned u22 = !0;
char ar[] = {1, 2};
const char cc = 300;
static char sc = 300;
constexpr int kk = 300;
float f1 = 16777217;
double d1 = 1e400;
float f2 = 1e40;
int i10 = 1.5;
int i11 = 3e9;
unsigned i13 = 1e10;
float f3 = 0.1;
void f(char c);
void g(unsigned u);
void h(unsigned char, short);
void b1() { char c = 300; c = 300; c = 128; c += 300; c = c + 300; unsigned u = -1; u = -1; u = u - 1; u += -1; u = 5 - 10; u == -1; if (u == -1) return; if (u < -1) return; f(300); g(-1); h(300, 40000); }
unsigned b2() { return -1; }
char b3() { return 300; }
short b4(int x) { return x ? 70000 : 1; }
void b6(unsigned x, int y) { x = y; y = x; char c = y; x = x | -1; x = x & ~1; x = x + (-1); x *= -1; x = y ? -1 : x; unsigned z = (unsigned)-1; unsigned z2 = (-1); unsigned z3 = +1; }
int b7() { return 1 << 31; }
int b7b() { return 1 << 32; }
int b7c() { return 1u << 32; }
long b7d() { return 1L << 63; }
long b7e() { return 1 << 40; }
int b7f(int x) { return x << 32; }
int b7g(char x) { return x << 20; }
int b7h(int x) { x <<= 40; x >>= 32; return x >> 40; }
int b7i(long x) { return x << 40; }
int b7j() { return 1 >> 40; }
int b8() { return 2147483647 + 1; }
int b8b() { return 65536 * 65536; }
long b8c() { return 1024 * 1024 * 1024 * 4; }
int b8d() { return -2147483648; }
int b8e() { return 2147483647 * 2; }
unsigned b8f() { return 4294967295u + 1; }
int b8h() { return 0x7fffffff + 1; }
int b9(int x) { return x / 0; }
int b9b(int x) { return x % 0; }
int b9c() { return 1 / 0; }
double b9e() { return 1.0 / 0.0; }
int b9f(int x) { x /= 0; x %= 0; return x; }
int z0 = 1 / 0;
int b10[300u];
int b12(char c) { switch (c) { case 300: return 1; } return 0; }
template <class T> void t1(T t) { char c = 300; T u = -1; unsigned v = -1; f(300); }
void b13() { t1(1u); unsigned long long k = -1; size_t n = -1; size_t m = -1 * 4; int x = 10000000000; long y = 10000000000; f('a'); g(true); g('a'); g(1L << 40); g(1ull << 40); int w = sizeof(int) * -1; unsigned q = sizeof(int) - 8; }
__global__ void k1(unsigned n, char c) { unsigned u = -1; char d = 300; }
