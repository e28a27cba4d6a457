// c++14
struct S { int v; double d; int f() const; S &self(); static const long k = 2; }; int g(); int &lr();
  int &&rr(); template <class T> T &&fwd(T &);
int dt(S s, const S &c, S *p, int i, int (&a)[3]) {
  decltype(i) x = 1; decltype((i)) y = i; decltype(s.d) z = 2; decltype((c.v)) w = c.v; decltype(g()) q = 3;
    decltype(lr()) r = i; decltype(rr()) t = 4;
  decltype(i + 1L) u = 5; decltype(s.self()) v = s; decltype(p->f()) m = 6; decltype(a) b = a;
    decltype(a[0]) e = i; decltype(S::k) k = 7; decltype(&S::v) pm = &S::v; decltype(nullptr) n = nullptr;
    decltype(true ? i : 1.0) h = 8; decltype(fwd(i)) o = static_cast<int &&>(i); decltype(auto) j = (i);
    decltype(i = 2) ref = i;
  return x + y + z + w + q + r + t + u + v.v + m + b[1] + e + k + s.*pm + (n == nullptr) + h + o + j + ref;
}
