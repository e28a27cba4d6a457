// c++17
struct T3 { int v; constexpr T3(int a) : v(a) {} constexpr int get() const { return v; } };
struct Ag { int a, b; int arr[2]; };
constexpr int ref(const T3 &t) { return t.v; }
constexpr int val(T3 t) { return t.v; }
template <int N> int tn() { return N; }
int host(int a, int *p) {
  const int ci = 3; constexpr T3 t(3); constexpr int xarr[2] = {3, 4}; constexpr Ag ag{1, 2, {3, 4}}; const Ag cag{1, 2}; const T3 ct(5); static constexpr T3 st(4);
  auto l1 = [=] { return ref(t) + val(t); };
  auto l2 = [=] { constexpr int z = t.get(); constexpr int y = t.v + xarr[1]; return z + y; };
  auto l3 = [=] { return tn<t.get()>() + tn<xarr[0]>(); };
  auto l5 = [] { return t.get() + t.v + xarr[1]; };
  auto l6 = [] { return ref(t); };
  auto l7 = [&] { return t.get() + t.v + xarr[1]; };
  auto l8 = [ag] { return ag.a + ag.arr[1]; };
  auto l9 = [=] { return cag.a + ct.v + st.v + st.get(); };
  auto l10 = [=] { const T3 &r = t; return r.v + sizeof(ag); };
  auto l11 = [x = t, y = ag, &z = t] { return x.v + y.b + z.v; };
  auto l13 = [&t, &ag] { return t.v + ag.a; };
  return l1() + l2() + l3() + l5() + l6() + l7() + l8() + l9() + l10() + l11() + l13();
}
int taken(const int &);
int nested(int a) {
  const int ci = 3; constexpr int ce = 4; constexpr T3 t(3); constexpr int xarr[2] = {3, 4};
  auto l1 = [t] { return t.get() + t.v; };
  auto l2 = [=] { return taken(ci) + [=] { return taken(ci) + ce; }(); };
  auto l3 = [=] { return [ci] { return ci + taken(ci); }(); };
  auto l4 = [=](bool b) { const int &r = b ? ci : ce; return r + xarr[1]; };
  auto l5 = [xarr, ce, ci](bool b) { return b ? ci : ce + xarr[0]; };
  auto l6 = [=](bool b) { return [&] { return taken(ce) + taken(a); }(); };
  return l1() + l2() + l3() + l4(true) + l5(true) + l6(true);
}
