// c++17
template <class S> class Fn;
template <class R, class... A> class Fn<R(A...)> {
  struct Base { virtual ~Base() {} virtual R call(A... a) = 0; virtual Base *clone() const = 0; };
  template <class F> struct Impl final : Base {
    F f;
    explicit Impl(const F &g) : f(g) {}
    R call(A... a) override { return f(static_cast<A &&>(a)...); }
    Base *clone() const override { return new Impl(f); }
  };
  Base *p = nullptr;
public:
  using result_type = R;
  Fn() noexcept {}
  Fn(decltype(nullptr)) {}
  template <class F> Fn(F f) : p(new Impl<F>(f)) {}
  Fn(const Fn &o) : p(o.p ? o.p->clone() : nullptr) {}
  Fn(Fn &&o) noexcept : p(o.p) { o.p = nullptr; }
  ~Fn() { delete p; }
  Fn &operator=(Fn o) { Base *t = p; p = o.p; o.p = t; return *this; }
  R operator()(A... a) const { if (!p) throw "empty"; return p->call(static_cast<A &&>(a)...); }
  explicit operator bool() const { return p != nullptr; }
};
template <class T> class Shared {
  struct Block { T *obj; long count; } *b;
public:
  explicit Shared(T *t = nullptr) : b(t ? new Block{t, 1} : nullptr) {}
  Shared(const Shared &o) : b(o.b) { if (b) ++b->count; }
  template <class U> Shared(const Shared<U> &o) : b(reinterpret_cast<Block *>(o.block())) { if (b) b->count++; }
  ~Shared() { release(); }
  Shared &operator=(const Shared &o) { if (o.b != b) { release(); b = o.b; if (b) b->count += 1; } return *this; }
  void reset() { release(); b = nullptr; }
  T *get() const { return b ? b->obj : nullptr; }
  T &operator*() const { return *b->obj; }
  T *operator->() const { return b->obj; }
  void *block() const { return b; }
  long use_count() const { return b ? b->count : 0L; }
  template <class... A> static Shared make(A &&...a) { return Shared(new T(static_cast<A &&>(a)...)); }
private:
  void release() { if (b && --b->count == 0) { delete b->obj; delete b; } }
};
template <class T, class D = void (*)(T *)> struct Unique {
  T *p; D d;
  Unique(T *t, D del) : p(t), d(del) {}
  Unique(Unique &&o) : p(o.release()), d(o.d) {}
  Unique(const Unique &) = delete;
  ~Unique() { if (p != nullptr) d(p); }
  T *release() { T *r = p; p = nullptr; return r; }
  auto operator->() const -> T * { return p; }
  T &operator[](int i) const { return p[i]; }
};
template <class T> struct Signal { Fn<void(T)> slots[4]; int n = 0; void connect(Fn<void(T)> f) { slots[n++] = f; } void emit(const T &t) const { for (int i = 0; i < n; ++i) if (slots[i]) slots[i](t); } };
template <class F, class G> auto compose(F f, G g) { return [f, g](auto &&...x) { return f(g(static_cast<decltype(x) &&>(x)...)); }; }
template <class F, class... B> auto bind(F f, B... b) { return [=](auto... r) { return f(b..., r...); }; }
template <class F> struct Guard { F f; bool on = true; ~Guard() { if (on) f(); } void dismiss() { on = false; } };
template <class F> Guard<F> on_exit(F f) { return {f}; }
struct B { virtual int id() const { return 1; } virtual ~B() = default; }; struct D : B { int x; D(int v) : x(v) {} int id() const override { return x; } };
int twice(int x) { return 2 * x; }
int use(int n) {
  Fn<int(int)> f = twice, g = [n](int x) { return x + n; }, h = f; h = g; Fn<int(int)> e(nullptr); int total = 0;
  Signal<int> s; s.connect([&](int x) { total += x; }); s.emit(n); auto c = compose(f, g); auto b = bind([](int a, int d) { return a - d; }, n);
  Shared<D> p = Shared<D>::make(n), q = p; q.reset(); Shared<B> base(p); Unique<int> u(new int(3), [](int *i) { delete i; }); auto guard = on_exit([&] { ++total; }); guard.dismiss();
  return f(1) + g(2) + h(3) + (e ? 1 : 0) + c(4) + b(5) + p->id() + (*p).x + int(p.use_count()) + base->id() + u[0] + *u.operator->() + total;
}
