// c++17
namespace geo {
struct Vec { double x, y, z; Vec() : x(0), y(0), z(0) {} Vec(double a, double b, double c) : x(a), y(b), z(c) {}
  Vec operator+(const Vec &o) const { return Vec(x + o.x, y + o.y, z + o.z); }
  Vec operator-() const { return {-x, -y, -z}; }
  Vec &operator+=(const Vec &o) { x += o.x; y += o.y; z += o.z; return *this; }
  Vec &operator*=(double s) { x *= s; y *= s; z *= s; return *this; }
  double operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
  double &operator[](unsigned i) { return (&x)[i]; }
  bool operator==(const Vec &o) const { return x == o.x && y == o.y && z == o.z; }
  bool operator!=(const Vec &o) const { return !(*this == o); }
  explicit operator bool() const { return x != 0.0 || y != 0.0 || z; }
  friend Vec operator*(double s, Vec v) { v *= s; return v; }
  static const Vec zero; static int count; };
const Vec Vec::zero; int Vec::count = 3;
inline double dot(const Vec &a, const Vec &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
class Shape { public: virtual ~Shape() {} virtual double area() const = 0; virtual const char *name() const { return "shape"; }
  int id() const noexcept { return id_; } protected: explicit Shape(int id) : id_(id) { ++total; } int id_; private: static inline int total = 0; };
class Circle final : public Shape { double r; public: Circle(int id, double r) : Shape(id), r(r) {} double area() const override { return 3.14159 * r * r; }
  const char *name() const override { return id_ > 3 ? "big" : Shape::name(); } };
class Rect : public Shape { float w = 1.f, h{2}; public: Rect() : Shape(-1) {} Rect(int id, float w, float h) : Shape(id), w{w}, h{h} {}
  double area() const override { return w * h; } void scale(float f) & { w *= f; h *= f; } Rect scale(float f) && { w *= f; return *this; } };
struct Box { unsigned lo : 4, hi : 4; int sgn : 3; bool flag : 1; unsigned long long wide : 40; };
union Bits { float f; unsigned u; unsigned char b[4]; };
enum Color { Red, Green = 5, Blue }; enum class Mode : unsigned char { Off, On = 2, Auto = On | 1 };
constexpr Mode operator|(Mode a, Mode b) { return Mode(static_cast<unsigned char>(a) | static_cast<unsigned char>(b)); }
int classify(Color c, Mode m) { switch (c) { case Red: return 1; case Green: { if (m == Mode::On) break; return 2; } default: ; } return m == (Mode::Off | Mode::On) ? 3 : int(m); }
double total(Shape *const *s, int n) { double sum = 0; for (int i = 0; i < n; ++i) { if (!s[i]) continue; sum += s[i]->area(); } return sum; }
unsigned pack(Box b, int v) { b.lo = v; b.hi += 2; b.sgn = -1; b.flag = v > 2; b.wide <<= 3; return b.lo | b.hi << 4 | b.sgn + b.wide; }
unsigned bits(float f) { Bits b; b.f = f; b.b[0] ^= 1; return b.u >> 3 & 0xffu; }
int use(int argc, char **argv) {
  Vec a(1, 2, 3), b = a + Vec{0, 1, 2.5f}; const Vec &c = -a; b += 2 * c; if (b && a != b) b[0u] = a[1] - c[2];
  Shape *list[] = {new Circle(4, 2.5), new Rect, new Rect(2, 3, 4.f), nullptr}; double t = total(list, sizeof list / sizeof *list);
  if (Circle *ci = dynamic_cast<Circle *>(list[0])) t += ci->area() + ci->Shape::name()[0]; Rect r; r.scale(2); Rect r2 = Rect(1, 2, 3).scale(argc);
  for (Shape *s : list) delete s; Vec *vs = new Vec[argc]; for (Vec *p = vs; p != vs + argc; p++) *p *= p - vs; delete[] vs;
  double (Shape::*area)() const = &Shape::area; t += (r.*area)() + (static_cast<Shape &>(r2).*area)(); double Vec::*px = &Vec::x; a.*px = (&b)->*px + 1;
  Box bx = {1, 2, -1, true, 1ull << 35}; unsigned u = pack(bx, argc) + bits(1.5f) + classify(Green, Mode::Auto); short sh = 3; sh += u; sh = sh << 1 | 'a';
  char ch = argv[0][0]; ch -= 32; unsigned char uc = ~ch; long l = ch * 2L - uc % 7; float fl = l / 2 + 1.5f; fl /= 3; bool ok = !fl || l && (u ^ 5);
  goto end; again: ++Vec::count; end: if (Vec::count < 10 && ok) goto again; do { l >>= 1; if (l & 1) continue; } while (l > 0); while (true) if (++l > 5) break;
  return t + Vec::zero.x + dot(a, b) + sh + ch + (ok ? 1 : 2.0f) + (argc, l) + -u + +sh; }
}  // namespace geo
