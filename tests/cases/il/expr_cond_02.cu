// c++14
struct A { operator int() const; }; struct S { S(int); int v; }; struct T { operator S() const; };
int use(bool b, A a, S s, T t, int i, int &&rr) {
  int x = b ? a : i;
  S y = b ? s : t;
  S z = b ? s : S(3);
  int w = i ?: 4;
  int *p = b ? &i : nullptr;
  auto &q = b ? i : x;
  return x + y.v + z.v + w + *p + q + (b ? a : 1) + (b ? static_cast<int &&>(i) : static_cast<int &&>(rr)) +
    (b ? b ? 1 : 2 : b ? 3 : 4);
}
