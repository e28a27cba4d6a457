// c++17
template <class... T> int c(T... t) { auto l = [=](int k) { return (k + ... + t); }; auto r = [&t...] { return (t * ...); }; auto s = [&] { return (t + ...); }; auto u = [t...] { return (t + ...); }; auto v = [&t..., n = 1] { return [&] { return (t + ... + n); }(); }; return l(1) + r() + s() + u() + v(); }
int use() { return c(1, 2) + c(1L); }
template <class T> int t(T x) { return [x] { return [&] { return x + 1; }(); }() + [&] { return [x] { return x; }(); }(); } template <class T> int t2(T &x) { return [x] { return [&] { return x; }(); }() + [&] { return [&] { return x; }(); }(); }
int use2(int *p, const int &r) { int a[2] = {}; auto l = [a] { return [&] { return a[0]; }(); }; return t(1) + t(2.5) + t2(*p) + t2(r) + [p] { return [&] { return *p; }(); }() + l() + [r] { return [&] { return r; }(); }(); }
