// c++14
enum E { a, b, c }; struct B { unsigned x : 3; int y : 5; E e : 3; bool t : 1; unsigned long l : 33;
  long m : 40; unsigned char k : 4; }; int f(int); int f(unsigned); int f(long); int f(unsigned long);
  int g(const unsigned &); int g(int &&);
int use(B b, const B &c, B *p) {
  int i = b.x; unsigned u = c.y; p->x = u; p->e = E(i); bool t = b.l;
  i += b.x + c.k; i += b.l + b.y; i = b.x * -1; i = b.x << 30; u = ~c.x; i = -b.k; i = b.x < -1; i = b.e + 1;
    i = b.t + b.t; p->m = b.l - c.m; p->k += b.x; p->y = p->x = 3; i = b.t ? b.x : b.k;
  return f(b.x) + f(b.y) + f(b.k) + g(b.x) + i + u + t + (b.x, c.y) + (b.x == c.x) + (c.l > 1) +
    b.x++ - --p->y + !c.m;
}
