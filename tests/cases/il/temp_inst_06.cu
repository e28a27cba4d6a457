// c++17
struct Bs { virtual ~Bs() {} virtual int call(int) = 0; virtual Bs *clone() const = 0; };
  template <class F> struct Im final : Bs { F f; Im(F g) : f(static_cast<F &&>(g)) {}
  int call(int a) override { return f(a); } Bs *clone() const override { return new Im(f); } }; class Fn {
  Bs *p; public: template <class F> Fn(F f) : p(new Im<F>(f)) {}
  Fn(const Fn &o) : p(o.p ? o.p->clone() : nullptr) {} Fn(Fn &&o) noexcept : p(o.p) { o.p = nullptr; } ~Fn() {
  delete p; } int operator()(int a) const { return p ? p->call(a) : throw a; }
  explicit operator bool() const { return p != nullptr; } Fn &operator=(Fn o) { Bs *t = p; p = o.p; o.p = t;
  return *this; } }; int dbl(int a) { return a * 2; } template struct Im<int (*)(int)>; struct Add { int k;
  int operator()(int a) const { return a + k; } }; template struct Im<Add>;
int use(int k) { Fn f = dbl, g = Add{k}, h = [k](int a) { return a - k; }; Fn i = f, j(static_cast<Fn &&>(g));
  i = h; return f(1) + i(2) + j(3) + h(4) + (g ? 1 : 0) + Fn(dbl)(5); }
