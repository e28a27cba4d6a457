// expect: 245 error 44
// expect: 245 error 45
// expect: 245 error 46
// expect: 245 error 47
// expect: 245 error 48
// expect: 245 error 50
// expect: 245 error 50
// expect: 245 error 50
// expect: 245 error 51
// expect: 245 error 53
// expect: 245 error 53
// expect: 245 error 53
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 54
// expect: 245 error 55
// expect: 245 error 55
// expect: 245 error 55
// expect: 245 error 55
// expect: 245 error 56
// expect: 245 error 56
// expect: 245 error 59
// expect: 245 error 60
// expect: 245 error 61
// expect: 245 error 62
// expect: 245 error 63
// expect: 245 error 63
// expect: 245 error 64
// expect: 245 error 64
// expect: 245 error 65
// expect: 245 error 65
// Members that are named without an object, several in one expression and from functions of another class.
struct Pt { int x; Pt(int v) : x(v) {} int get() const; void set(int); };
struct Base { int bx; int bget(); };
struct Canvas : Base { int height() const; int w; static int s();
  void use() {
    int a = Pt::get();
    int b = Pt::x;
    Pt::set(1);
    Pt::x = 3;
    Pt::x++;
    int c = Base::bx + Base::bget();
    if (Pt::x > 2) w = Pt::x + Pt::get();
    return Pt::set(2);
  }
  static int t() { return w + height() + bx; }
  static int u() { w = 3; height(); bget(); int q = w * 2, r = height() - w; if (w) return w; for (int i = 0; i < w; i++) w++; return s(); }
  struct In { int f() { return w; } int g() { return height(); } int h() { return Canvas::w + Canvas::height(); } };
  friend int fr() { return w + height(); }
};
int fx() {
  auto h = Canvas::height();
  int q = Canvas::w;
  Canvas::w = 3;
  Canvas::w++;
  if (Canvas::height() > Canvas::w) return 2;
  int z = Canvas::w + Canvas::height();
  return Canvas::height() + Canvas::w;
}
