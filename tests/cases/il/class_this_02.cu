// c++14
class Counter { int n; public: Counter() : n(0) {} Counter &inc(int k = 1) { n += k; return *this; }
  const Counter &peek() const { return *this; } Counter copy() const { return *this; } operator int() const {
  return n; } bool same(const Counter *o) const { return this == o; } friend int raw(const Counter &c) {
  return c.n; } };
int use(Counter c) { const Counter k = c.inc().inc(2).copy();
  return k + c.peek() + raw(c) + k.same(&c) + c.inc().peek().copy(); }
