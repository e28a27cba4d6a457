// c++20
template <class T> T pl(T t) { auto a = [t](T u) { return t + u; }; auto b = [&](auto u) { return u + t; };
  auto c = [x = t, &y = t]() mutable { return ++x + y; }; return a(t) + b(1) + c(); }
  template <class F, class... A> auto inv(F &&f, A... a) { return [f, ... b = a]() { return f(b...); }; }
  template <class T> struct S { T v; auto get() { return [this] { return v; }; } auto cp() const {
  return [*this](int a) { return v + a; }; } template <class U> auto both(U u) { return [=, this](auto w) {
  return v + u + w; }; } };
int use(S<int> s) { auto g = []<class T>(T a, T b) { return a + b; }; auto h = []<int N>(int (&a)[N]) {
  return N; }; int arr[3]; return pl(1) + inv([](int a, int b) { return a * b; }, 2, 3)() + s.get()() +
  s.cp()(4) + s.both(2L)(3) + g(1, 2) + g.operator()<long>(3, 4) + h(arr); }
