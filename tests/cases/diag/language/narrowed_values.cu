// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 59
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 174 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect: 2361 warning 60
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 59
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 174 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 2361 warning 60
// expect-device: 177 warning 60
// Narrowing of values by how they are come by: what conversion functions return does not narrow.
// flags: --c++17
struct P { double d; double& r; double a[2]; double f() const; double operator()() const; operator double&(); static double s; };
struct Q { double* operator->(); double& operator*(); double operator[](int); };
void g(double& r, double* p, P& o, const P& c, Q q, double&& rr, double (*fp)(), double P::* mp) {
  int a{r}; int b{*p}; int d{o.d}; int e{o.r}; int f{o.a[1]}; int h{o.f()}; int i{o()}; int j{o}; int k{P::s}; int l{*q}; int m{q[1]}; int n{rr}; int u{fp()}; int v{o.*mp}; int w{p[1]};
  auto [s, t, x] = P(o); int y{s}; int z{t}; auto lam = [r, &o] { int a{r}; int b{o.d}; }; int aa{r += 1}; int bb{(r)}; int cc{true ? r : o.d}; int dd{(1, r)}; int ee{-r}; int ff{static_cast<double&>(r)}; int gg{P::s++};
}
