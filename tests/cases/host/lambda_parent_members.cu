// flags: --extended-lambda
// type and address of enclosing member functions
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
struct Members {
  int m;
  void plain(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); }
  void constant(int *p) const { kernel<<<1, 1>>>([v = m] __device__ (int i) { return i + v; }, p); }
  void lvalue(int *p) & { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
  void rvalue(int *p) && noexcept { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
  void both(int *p) const volatile { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
  Members operator+(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); return *this; }
  int operator()(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); return 1; }
  int operator[](int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); return 1; }
  operator int() const { run<<<1, 1>>>([] __device__ () { }); return 1; }
  operator const int *() const { run<<<1, 1>>>([] __device__ () { }); return nullptr; }
  explicit operator bool() const { run<<<1, 1>>>([] __device__ () { }); return true; }
  static int stat(int x, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return 1; }
  static int outside(int x, int *p);
  void outside(int *p);
  int overloaded(int *p);
  static int overloaded(int x, int *p);
  virtual void over(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
  auto trailing(int x, int *p) const noexcept -> int { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return x; }
  template <class T> T member_template(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); return t; }
  template <class T> static T static_template(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); return t; }
  template <int N, class... P> void packs(int *p, P... ps);
  struct Nested { void deep(int *p); struct Deeper { void deepest(int *p) const; }; };
};
int Members::outside(int x, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return 1; }
void Members::outside(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); }
int Members::overloaded(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p); return 1; }
int Members::overloaded(int x, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + x; }, p); return 1; }
template <int N, class... P> void Members::packs(int *p, P... ps) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + N; }, p); }
void Members::Nested::deep(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
void Members::Nested::Deeper::deepest(int *p) const { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
struct Derived final : Members { void over(int *p) override { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); } };
int main() {
  Members s{}; int *p = nullptr; s.plain(p); s.constant(p); s.lvalue(p); Members().rvalue(p); s.both(p); s + p; s(p); s[p];
  (void)(int)s; (void)(const int *)s; (void)(bool)s; Members::stat(1, p); s.trailing(1, p); s.member_template(1, p); s.member_template(2.f, p); s.static_template('c', p);
  s.packs<3>(p, 1, 2.f); Derived().over(p);
}
