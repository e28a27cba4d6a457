// c++17
struct S { static const int c = 3; static constexpr int d = 4; int m; }; const int g = 5;
  constexpr int arr[] = {1, 2}; void ref(const int &); int val(int); template <class T> int t(const T &);
  extern const int ex; inline const int il = 6; namespace { const int an = g; }
int use(S s, bool b) { ref(S::c); ref(S::d); ref(g); val(S::c); val(g); t(g); t(S::c); const int &r = g;
  const int *p = &S::c; int x = b ? S::c : g, y = (S::c, g), z = +S::c; auto l = [] { return g + S::d; };
  auto m = [&] { return &g; }; const int k = 7; auto n = [] { return k; }; auto o = [=] { return &k; };
  return r + *p + x + y + z + l() + *m() + n() + *o() + arr[1] + s.c + il + an + ex + sizeof(S::m) +
  (b ? g : ex) + -g + k; }
