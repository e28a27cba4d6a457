// c++17
template <class T> struct Y { T f; template <class... A> auto operator()(A... a) const { return f(*this, a...); } }; 
template <class T> Y(T) -> Y<T>;
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; }; template <class... Ts> 
overloaded(Ts...) -> overloaded<Ts...>;
template <class F, class... A> auto call(F f, A... a) { return f(a...); } template <class F> int cr(const F &f) { 
return f(1); } template <class F> int fw(F &&f) { return f(2); }
struct Str { Str(const char *); Str(const Str &); ~Str(); int n; }; struct St { int v; int m() { auto l = [this, &w = 
v] { return [this, &w] { return w + v; }(); }; auto l2 = [=] { return sizeof(v) + sizeof(this->v); }; return l() + 
l2(); } };
int use(int n) {
  auto fac = Y{[](auto self, int k) -> int { return k < 2 ? 1 : k * self(k - 1); }};
  auto ov = overloaded{[](int a) { return a; }, [](const char *s) { return 1; }}; auto ov2 = overloaded{[n](int a) { 
return a + n; }, [](double) { return 2; }};
  int r = fac(5) + ov(1) + ov("x") + ov2(3) + cr(overloaded{[](int a) { return a; }, [](char *) { return 2; }}); auto 
id = [](int x) { return x; }; r += call(id, 2) + cr(id) + fw(id) + fw([](int q) { return q; }) + call([n](int k) { 
return k + n; }, 3) + cr([&](int k) { return n + k; });
  cr([s = Str("a")](int k) { return s.n + k; }); fw([s = Str("a")](int k) { return s.n + k; }); call([s = 
Str("a")](int k) { return s.n + k; }, 1); auto hs = [s = Str("b"), n] { return s.n; }; auto hs2 = hs; call(hs);
  auto rec = [](auto self, int k) -> int { return k ? self(self, k - 1) + 1 : 0; }; r += rec(rec, 3); auto pk = [&r, 
n](auto... xs) { ((r += int(xs) + n), ...); return sizeof...(xs); }; pk(1, 2.0, 'c'); auto gen = [&r](auto x) { r += 
x; if constexpr (sizeof(x) > 2) r = 1; else r = 2; return [&r, x](auto y) { r += y; return x + y; }; }; gen(1)(2L); 
gen('c')(2);
  constexpr int k = 4; const int k2 = 5; auto q = [=] { return k + *&k + k2; }; r += q(); auto tw = [](auto f) { 
return [f](int x) { return f(f(x)); }; }; r += tw(id)(5) + tw(tw(id))(6); auto comp = [](auto f, auto g) { return 
[=](auto x) { return f(g(x)); }; }; r += comp(id, id)(7) + comp(id, tw(id))(1);
  auto fwd = [](auto &&a) -> decltype(auto) { return static_cast<decltype(a) &&>(a); }; r += fwd(r) + fwd(3); auto 
var = [](auto &&...as) { return call([](auto... bs) { return (bs + ... + 0); }, as...); }; r += var(1, 2, 3);
  struct A { int x; decltype(id) l; } agg{1, id}; r += agg.l(3); auto f2 = [f = Y{[](auto &self, int m) -> int { 
return m; }}](int m) { return f(m); }; r += f2(3); auto h = [v = n + 1, &w = r, z = 3]() mutable { v += z; w = v; 
return v; }; r += h(); static auto sl = [](int a) { return a; }; r += sl(2); decltype(id) two[] = {id, id}; return r 
+ two[1](2);
}
