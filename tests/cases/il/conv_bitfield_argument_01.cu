// c++17
struct B { unsigned x : 3; int y : 5; unsigned char k : 4; long l : 40; bool t : 1; int w : 32; };
int f(int); int f(unsigned); int g(unsigned); int h(int, ...); struct C { C(unsigned); C(char *); }; int tc(C); template <class T> int tt(T);
int use(B b, bool c) {
  f(b.x); f(b.y); g(b.x); h(b.y, b.x, b.y); tc(b.x); tt(b.x); tt(b.y); unsigned u = b.x; int v = b.y; C cc(b.x); f(b.w);
  u = b.x; v = b.y; int a[] = {b.y}; u = c ? b.x : u; u = c ? b.x : b.x; u = b.x + u; v = b.k + b.k; b.x == b.x; u = (b.x, b.x);
  v = c ? b.x : b.y; v = c ? b.t : b.k; v = c ? b.k : b.k; f(c ? b.x : b.x); u = b.x++; b.x += 1; (unsigned)b.x; static_cast<int>(b.y); -b.x; +b.y; a[b.y]; a[b.x];
  switch (b.x) {} if (b.x) u = 1; return b.y;
}
