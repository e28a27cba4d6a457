// c++17
struct S { int v;
  int f() {
    auto g = [this, &w = v] {
      return [this, &w] {
        return w + v; }();
    };
    return g();
  }
  int h(int p) {
    int &r = p;
    auto g = [&r, p, this] {
      return [&r, p, this] {
        return r + p + v; }();
    };
    auto g2 = [&] {
      return [=] {
        return r + p + v; }();
    };
    return g();
  }
};
