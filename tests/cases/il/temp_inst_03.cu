// c++17
template <class T> struct Opt { union { T v; char c; }; bool has; Opt() : c(), has(false) {}
  Opt(const T &t) : v(t), has(true) {} Opt(const Opt &o) : c(), has(o.has) { if (has) new (&v) T(o.v); }
  ~Opt() { if (has) v.~T(); } T &operator*() & { return v; } const T &operator*() const & { return v; }
  T &&operator*() && { return static_cast<T &&>(v); } T *operator->() { return &v; }
  explicit operator bool() const noexcept { return has; } template <class U> T value_or(U &&u) const {
  return has ? v : static_cast<T>(static_cast<U &&>(u)); } };
  inline void *operator new(unsigned long, void *p) noexcept { return p; } struct N { int n;
  N(int a) : n(a) {} N(const N &o) : n(o.n) {} ~N() {} int f() { return n; } }; template struct Opt<int>;
  template struct Opt<N>; template <class T, class D> struct Uq { T *p; D d; Uq(T *q) : p(q), d() {} ~Uq() {
  if (p) d(p); } T *release() { T *q = p; p = nullptr; return q; }
  Uq(Uq &&o) noexcept : p(o.release()), d(static_cast<D &&>(o.d)) {} Uq(const Uq &) = delete; }; struct Del {
  void operator()(N *n) const { delete n; } }; template struct Uq<N, Del>;
int use(Opt<N> o, Opt<int> i) { Uq<N, Del> u(new N(3)), w = static_cast<Uq<N, Del> &&>(u);
  return (*o).n + o->f() + (i ? *i : 2) + i.value_or(4) + o.value_or(5).n + w.p->n; }
