// c++14
enum E { e };
struct I { int v; I &operator++(); I operator++(int); I &operator--(); void operator--(int); };
int incr(int i, unsigned char c, double d, int *p, I it, volatile int v) {
  i++; ++i; i--; --i;
  c++; --c; d++; --d; p++; --p; v++;
  it++; ++it; it--; --it;
  return i++ + ++i - *p++ - *--p + (++it).v + it++.v + c-- + (*p)++ + ++*p + -(-i);
}
