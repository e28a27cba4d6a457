// expect: 69 warning 22
// expect: 69 warning 23
// expect: 68 warning 23
// expect: 69 warning 24
// expect: 69 warning 24
// expect: 68 warning 24
// expect: 69 warning 27
// expect: 69 warning 29
// expect: 69 warning 31
// expect: 69 warning 32
// expect: 69 warning 33
// expect: 63 warning 34
// expect: 63 warning 34
// expect: 63 warning 34
// expect: 63 warning 34
// expect: 174 warning 36
// expect: 68 warning 36
// expect: 39 warning 36
// expect-device: 177 warning 29
// expect-device: 177 warning 33
// expect-device: 177 warning 34
__global__ void k(char x = 1000);
void f(char y = 400, signed char z = 200) {}
struct S { void m(short = 70000); S(unsigned char = 256) {} static void n(unsigned = -1); };
template <class T> void t(T, char c = 300);
template <class T> struct U { void m(char c = 300); static void n(T, unsigned char = 1000) {} };
void g(char y = 400);
void g(char y);
void g(char) { char c = 300; }
void h(char, short);
void h(char a, short b = 100000) {}
void h(char a = 500, short);
void i() { auto l = [](char c = 300) {}; g(); }
struct A { int v = 1 << 40; void m(int x = 1 << 33) { int y = 1 << 35; } int w = 1 << 34; };
int z;
void p(int a = (z, 3), unsigned b = -1, int d = z / 0);
