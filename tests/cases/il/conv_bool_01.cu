// c++14
struct E { explicit operator bool() const; }; struct I { operator int() const; };
enum F { f0 };
int ctx(int i, double d, int *p, E e, I n, F f, int (E::*m)()) {
  if (i) return 1;
  while (d) break;
  for (; p;) break;
  do {} while (e);
  if (!e || n) return 2;
  bool b = f, c = n, g = static_cast<bool>(e), h(e);
  return (e ? 1 : 2) + (e && b) + !m + c + g + h;
}
