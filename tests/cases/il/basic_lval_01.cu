// c++14
struct P { int x, y; };
P make();
int &lref(int &);
int &&rref(int &);
int cats(int i, P p) {
  int &a = lref(i);
  int &&b = rref(i);
  int &&c = 3;
  P &&d = make();
  const P &e = make();
  int f = make().x + static_cast<P &&>(p).y;
  return (i = 2) + (++a) + b++ + c + d.x + e.y + f + (i, a) + (i ? a : b);
}
