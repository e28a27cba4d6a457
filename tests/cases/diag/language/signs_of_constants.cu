// expect: 68 warning 169
// expect: 68 warning 173
// expect: 68 warning 174
// expect: 68 warning 178
// expect: 68 warning 180
// expect: 68 warning 182
// expect: 68 warning 186
// expect: 68 warning 190
// expect: 68 warning 195
// expect: 68 warning 202
// expect: 68 warning 205
// expect: 68 warning 206
// expect: 68 warning 208
// expect: 68 warning 210
// expect: 68 warning 211
// expect: 68 warning 213
// expect: 68 warning 216
// expect: 68 warning 217
// expect: 68 warning 218
// expect: 68 warning 219
// expect: 68 warning 220
// expect: 68 warning 221
// expect: 68 warning 222
// expect: 68 warning 223
// expect: 68 warning 224
// expect: 68 warning 225
// expect: 68 warning 226
// expect: 68 warning 227
// expect: 68 warning 228
// expect: 68 warning 235
// expect: 68 warning 236
// expect: 68 warning 237
// expect: 69 warning 239
// expect: 68 warning 240
// expect: 68 warning 242
// expect: 68 warning 247
// expect: 68 warning 250
// expect: 68 warning 251
// expect: 68 warning 252
// expect: 68 warning 253
// expect: 68 warning 259
// expect: 68 warning 260
// expect: 68 warning 261
// expect: 68 warning 262
// expect: 68 warning 263
// expect: 68 warning 264
// expect: 68 warning 265
// expect: 68 warning 266
// expect: 68 warning 267
// expect: 68 warning 279
// expect: 68 warning 280
// expect: 68 warning 281
// expect: 68 warning 285
// expect: 69 warning 287
// expect: 68 warning 289
// expect: 68 warning 290
// expect: 2362 warning 292
// expect: 69 warning 292
// expect: 2362 warning 293
// expect: 69 warning 293
// expect: 2362 warning 293
// expect: 69 warning 293
// expect: 2361 warning 294
// expect: 173 warning 294
// expect: 69 warning 296
// expect-device: 68 warning 169
// expect-device: 68 warning 173
// expect-device: 68 warning 174
// expect-device: 68 warning 178
// expect-device: 68 warning 180
// expect-device: 68 warning 182
// expect-device: 68 warning 186
// expect-device: 68 warning 190
// expect-device: 550 warning 165
// expect-device: 68 warning 195
// expect-device: 68 warning 202
// expect-device: 68 warning 205
// expect-device: 68 warning 206
// expect-device: 68 warning 208
// expect-device: 68 warning 210
// expect-device: 68 warning 211
// expect-device: 68 warning 213
// expect-device: 550 warning 201
// expect-device: 550 warning 201
// expect-device: 550 warning 201
// expect-device: 68 warning 216
// expect-device: 68 warning 217
// expect-device: 68 warning 218
// expect-device: 68 warning 219
// expect-device: 68 warning 220
// expect-device: 68 warning 221
// expect-device: 68 warning 222
// expect-device: 68 warning 223
// expect-device: 68 warning 224
// expect-device: 68 warning 225
// expect-device: 68 warning 226
// expect-device: 68 warning 227
// expect-device: 68 warning 228
// expect-device: 68 warning 235
// expect-device: 68 warning 236
// expect-device: 68 warning 237
// expect-device: 69 warning 239
// expect-device: 68 warning 240
// expect-device: 68 warning 242
// expect-device: 68 warning 247
// expect-device: 68 warning 250
// expect-device: 68 warning 251
// expect-device: 68 warning 252
// expect-device: 68 warning 253
// expect-device: 68 warning 259
// expect-device: 68 warning 260
// expect-device: 68 warning 261
// expect-device: 68 warning 262
// expect-device: 68 warning 263
// expect-device: 68 warning 264
// expect-device: 68 warning 265
// expect-device: 68 warning 266
// expect-device: 68 warning 267
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 550 warning 215
// expect-device: 68 warning 279
// expect-device: 68 warning 280
// expect-device: 68 warning 281
// expect-device: 68 warning 285
// expect-device: 69 warning 287
// expect-device: 550 warning 271
// expect-device: 550 warning 271
// expect-device: 550 warning 271
// expect-device: 68 warning 289
// expect-device: 68 warning 290
// expect-device: 2362 warning 292
// expect-device: 69 warning 292
// expect-device: 2362 warning 293
// expect-device: 69 warning 293
// expect-device: 2362 warning 293
// expect-device: 69 warning 293
// expect-device: 2361 warning 294
// expect-device: 173 warning 294
// expect-device: 69 warning 296
// The bits of a constant are meant: no change of sign is told of.
const int a1 = ~0;
const int a2 = ~0 & -2;
const int a3 = -1 | 0;
const int a4 = 0 - 1;
const int a5 = a1;
constexpr int a6 = ~0;
const int a7 = (~0);
const int a8 = 1 << 31;
const int a9 = 0x80000000;
struct S { static const int m = ~0; static constexpr int n = -1 ^ 2; enum { e = ~0, f = -1, g = -1 | 2 }; };
const int a10 = ~0 + 1 - 1;
const int a11 = true ? ~0 : 1;
const int a12 = a1 + 0;
const int a13 = int(~0);
const int a14 = -(~0);
const int a15 = +~0;
const int a16 = ~0u;
const int a17 = static_cast<int>(~0);
void f() { unsigned u;
u = a1;
u = a2;
u = a3;
u = a4;
u = a5;
u = a6;
u = a7;
u = a8;
u = a9;
u = S::m;
u = S::n;
u = S::e;
u = S::f;
u = S::g;
u = a10;
u = a11;
u = a12;
u = a13;
u = a14;
u = a15;
u = a16;
u = a17;
u = ~0;
u = -1 | 0;
u = ~0 + 1 - 1;
u = true ? ~0 : 1;
u = (int)(~0);
u = +~0;
}
const unsigned b1 = -1;
const unsigned b2 = 0xffffffff;
const unsigned b3 = ~0u;
const unsigned b4 = 4294967295u;
constexpr unsigned char b5 = 200;
constexpr unsigned long b6 = ~0ul;
void g() { int i; signed char c; long l;
i = b1;
i = b2;
i = b3;
i = b4;
c = b5;
l = b6;
i = 4294967295u;
i = ~0u;
c = (unsigned char)200;
i = (unsigned)-1;
i = 0xffffffff;
i = 0xffffffffu + 0;
}
void h(unsigned u, int i, long l, unsigned long ul, signed char c, unsigned char uc, short s, unsigned short us) {
u = true ? -1 : ~0;
u = false ? ~0 : -1;
u = -0x10;
u = 1 << 31;
u = 0x1 << 31;
u = ~0 << 4;
u = ~0 >> 4;
l = sizeof(int) - 5;
i = 1u - 2;
i = 0u - 1;
l = 0ul - 1;
i = 3000000000u;
i = 3000000000;
i = 037777777777;
i = 0b11111111111111111111111111111111;
i = 0xffffffffu;
i = 0xffffffffL;
c = 0xff;
c = 0xffu;
c = 255;
c = 0x80 + 0x7f;
uc = -1;
uc = ~0;
uc = ~0u;
c = 'x' + 100;
c = '\xff';
uc = '\xff';
us = L'\xffff';
s = 0xffff;
s = 0177777;
s = 0xff00 | 0xff;
u = -1L;
u = ~0L;
ul = ~0;
ul = -1;
u = (long)~0;
u = (int)-1;
i = 0x80000000 + 0;
i = 0x80000000 | 1;
i = +0x80000000;
i = (0x80000000);
i = -0x80000000;
i = true ? 0x80000000 : 1;
u = !0 - 2;
u = (short)0xffff;
u = (short)~0;
u = (char)0xff;
u = static_cast<signed char>(-1);
u = int(0xffffffff);
u = -(~5 + 7);
u = ~0 * 2;
u = ~0 - 1;
u = 5 & ~0 & -8;
u = -8 & -8;
}
void n(unsigned u, int i, long l, unsigned long ul, signed char c, unsigned char uc, short s, unsigned short us) {
i = -1u;
l = -sizeof(int);
i = -2000000000u;
i = -0x10u;
i = -(1u + 1);
l = -1ul;
u = -(-1);
u = -(1 | 2);
u = -(0x10);
u = -1;
i = -(unsigned)1;
i = -u;
i = +1u;
i = -1u + 0;
s = -(unsigned short)1;
i = -4000000000;
}
unsigned long lb = -1l * sizeof(int);
long off = -sizeof(int) * 2;
enum N { nn = -3, nb = 400 };
char l1{nb};
char l3[2]{nb, nb};
int l4{3000000000.0};
const int big = 300;
char l5{big};
