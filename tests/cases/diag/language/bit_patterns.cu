// expect: 68 warning 17
// expect: 68 warning 21
// expect: 68 warning 23
// expect: 68 warning 24
// expect: 68 warning 26
// expect: 68 warning 27
// expect: 68 warning 28
// expect: 68 warning 29
// expect: 68 warning 30
// expect: 68 warning 31
// expect: 68 warning 32
// expect: 174 warning 33
// expect: 68 warning 33
// expect: 68 warning 36
// flags: --no-header
unsigned a1 = ~0;
unsigned a2 = -1;
unsigned a3 = -1 | 1;
unsigned a4 = -1 & -2;
unsigned a5 = -1 ^ 1;
unsigned a6 = 1 << 31;
unsigned a7 = ~0 | 1;
unsigned a8 = -1 + 0;
unsigned a9 = (1 << 31) + 0;
unsigned b1 = 0 | -1;
unsigned b2 = -(1 | 2);
unsigned b3 = (-1) >> 1;
unsigned b4 = (~0) << 1;
unsigned b5 = -1 * 1;
unsigned b6 = 1 ? -1 : 0;
unsigned b7 = (1 | 2) - 8;
unsigned b8 = (int)0x80000000;
unsigned b9 = (0, -1);
unsigned char c1 = -1 | 1;
unsigned long c2 = -1 | 1;
unsigned long c3 = 1 << 31;
unsigned c4 = (-1 | 1);
unsigned c5 = +(-1 | 1);
