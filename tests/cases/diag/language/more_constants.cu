// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 514 warning 94
// expect: 174 warning 94
// expect: 174 warning 94
// expect: 186 warning 94
// expect: 174 warning 94
// expect: 186 warning 94
// expect: 174 warning 94
// expect: 186 warning 94
// expect: 174 warning 94
// expect: 174 warning 94
// expect: 174 warning 94
// expect: 174 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 62 warning 94
// expect: 174 warning 94
// expect: 62 warning 94
// expect: 174 warning 94
// expect: 68 warning 94
// expect: 174 warning 94
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 68 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 95
// expect: 186 warning 96
// expect: 179 warning 102
// expect: 39 warning 102
// expect: 39 warning 102
// expect: 39 warning 102
// expect: 39 warning 102
// expect: 39 warning 102
// expect: 39 warning 102
// expect: 179 warning 102
// expect: 62 warning 103
// expect: 63 warning 103
// expect: 63 warning 103
// expect: 63 warning 103
// expect: 62 warning 103
// expect: 62 warning 103
// expect: 63 warning 103
// expect: 63 warning 103
// expect: 61 warning 103
// expect: 63 warning 103
// expect: 63 warning 103
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 69 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 69 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 61 warning 104
// expect: 63 warning 108
// expect: 61 warning 109
// flags: --error_limit=1000
void a2(unsigned u, int i, unsigned char c, unsigned long n, bool b, char ch) { u & ~1; u & -2; u &= ~1; u &= -2; u == -1; c == -1; c == 300; c = c + 300; c < 0; u < 0; n < 0; i < 0; b < 0; ch < 0; ch == 200; u <= -1; n == -1; n * -1; n - -1; u / -1; u % -1; u << -1; i << -1; u ? -1 : u; }
void a3(unsigned u, unsigned char c, unsigned short s, unsigned long n) { if (u >= 0) ; if (0 <= u); if (u < 0u); if (0u > u); if (u <= 0); if (u > 0); if (0 >= u); if (0 < u); if (c < 0); if (c >= 0); if (s >= 0); if (n >= 0); if (n + 1 < 0); if ((u) < (0)); if (sizeof(int) < 0); if (u < 0 && n < 0); if (u < '\0'); if (u < false); if (u > -1); while (u >= 0); for (unsigned i = 3; i >= 0; --i); bool q = u < 0; q = u >= 0 ? 1 : 2; const unsigned k = 3; if (k < 0); constexpr int z = 0; if (u < z); if (u - 1 >= 0); }
template <class T> void a4(T t, unsigned u) { if (t < 0) return; if (u < 0) return; }
void a4b() { a4(1u, 2u); }
int a5(int x, unsigned char y) { return 300 + y; }
char a5b(bool b) { return b ? 300 : 2; }
char a5c(int x) { return x > 0 ? -1 : 200; }
unsigned a5d(bool b) { return b ? -1 : 0; }
void a6() { int x = 1 % 0; int y = 5 / (2 - 2); x = 1.0 / 0; float f = 1 / 0.0f; x = 0 / 0; constexpr int z = 0; x = x / z; x = x / false; x = x / '\0'; unsigned q = 1u / 0u; long l = 1L % 0L; }
void a7() { int x = 1 << 31 << 1; x = 1 << -1; x = 1 << 64; x = 1ll << 64; x = 1 << 32u; x <<= -1; x = x >> -1; x = 'a' << 32; x = true << 32; long l = 1l << 32; unsigned u = 3u << 31; x = (1 << 31) - 1; x = 0 << 40; x = 1 << 30 << 2; constexpr int n = 40; x = 1 << n; x = (short)1 << 20; }
void a8() { int x = 2147483647 + 2147483647; x = -2147483648; x = -2147483647 - 2; x = 100000 * 100000; long l = 100000 * 100000; l = 9223372036854775807 + 1; x = 2147483648 * 2; x = 'a' * 100000000; x = 1000000 * 3000; x = sizeof(int) * 1000000000 * 10; unsigned u = 4000000000u * 2; float f = 3.4e38f * 10; double d = 1e308 * 10; f = 1e39; f = 1e39f; x = 2147483647 + 1 - 1; x = ~2147483647 - 1; }
int a9[1 << 2];
int a10[-1 + 2];
template <int N> struct T11 { };
constexpr int k12 = 1 << 40;
const int k13 = 2147483647 + 1;
