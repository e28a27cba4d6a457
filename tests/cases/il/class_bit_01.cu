// c++14
struct B { int a : 3, b : 5; unsigned c : 7; bool d : 1; unsigned long e : 40; enum E { x, y } f : 2;
  const int g : 4; signed char h : 2; unsigned : 0; short i : 9; B() : g(3) {} }; 
int bits(B b, const B &c, B *p, int n) { b.a = n; b.a++; ++b.c; b.c += n; b.d = n; b.e = c.e + 1; b.f = B::y;
  p->h = c.h; p->i <<= 2; b.a = b.b = 3; int x = b.a + c.c * b.c - c.e;
  x += -b.c + ~b.d + !b.a + (b.c << 2) + (b.c < n) + (b.a ? b.b : n) + (b.d && b.f == B::x);
  const int &r = b.a; long l = b.e; return x + r + l + c.g + p->i + (b.c ? b.c : 2u) + (b.a, b.c); }
