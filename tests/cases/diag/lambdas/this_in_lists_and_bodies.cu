// expect: 245 error 21
// expect: 245 error 22
// expect: 245 error 23
// expect: 258 error 25
// expect: 1738 error 34
// expect: 258 error 42
// expect: 245 error 42
// expect: 258 error 43
// expect: 17 error 43
// expect: 245 error 43
// expect: 258 error 44
// expect: 1761 error 44
// expect: 1733 error 44
// expect: 245 error 45
// expect: 1738 error 48
// expect: 245 error 50
// expect: 245 error 55
template<class T> struct S {
  int v; T w; void m(); void o(int); void o(double); static void o(char *);
  static void f() {
    v = 1;
    w = 2;
    m();
    o(1);
    this->v = 1;
    auto a = [] { return o(1); };
    auto b = [] { o(T()); };
  }
  void g() {
    auto a = [] { return o(1); };
    auto b = [] { o(T()); };
    auto c = [] (int q = v) { };
    auto d = [] { return [=] { return v; }; };
    auto e = [] { return [] { return m(); }; };
    auto h = [] { return &S::m; };
  }
  decltype(auto) t() { return [this] () -> decltype(this->w) { return this->w; }(); }
};
struct P {
  int v; void o(int); void o(double); static void o(char *);
  static void f() {
    auto x = [this] { return v; };
    auto y = [*this, x] { return v; };
    auto z = [x, this, x] { return this; };
    auto a = [] { return o(1); };
  }
  void g() {
    auto a = [] { return o(1); };
    auto b = [] { return o((char *)0); };
    auto c = [] { struct Q { int k; int h() { return k + v; } }; };
    auto d = [] { return sizeof(v) + sizeof(this->v); };
  }
  static int s;
};
int P::s = [] { return v; }();
int t = S<int>().t();
