// c++17
template <class F, class... A> constexpr decltype(auto) ap(F &&f, A... a) { return f(a...); } template <class F> void 
each(F f) { f(1); f('c'); } template <class F> auto call(F &&f) -> decltype(f(1, 2)) { return f(1, 2); }
int use(int n) {
  int r = 0; ap([&r](auto... xs) { ((r += int(xs)), ...); }, 1, 'c', 2.5); ap([&](auto... xs) { r = (xs + ... + n); 
return r; }, 1, 2); each([&r, n](auto x) { r += x + n; }); call([&](auto a, auto b) { return a + b + r; }); 
call([=](auto a, auto b) mutable { n += a; return n + b + r; });
  auto f = [&r](auto x) { r += x; return x; }; ap(f, 2); f(2L); return r;
}
