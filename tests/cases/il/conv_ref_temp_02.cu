// c++17
struct S { S(int); ~S(); int v; }; const int &id(const int &i) { return i; } int &&mv(int &&i) {
  return static_cast<int &&>(i); } void two(const long &, S &&); const S &cs(const S &s) { return s; }
struct H { const int &r; const S &s; int &&m; };
int use(short s, double d, bool b) {
  const int &a = s; int &&c = d; const double &e = 1; const S &f = 2; S &&g = S(3); const int &h = S(4).v;
    const int &i = b ? s : 3; const S &j = b ? S(5) : S(6); H k = {s, 7, 8}; const H &l = {1, 2, 3};
    auto &&m = S(9); const auto &n = d + 1; int &&o = static_cast<int>(d); const int (&p)[2] = {1, 2};
    bool &&q = s;
  two(s, 1); two(2, S(3));
  return a + c + e + f.v + g.v + h + i + j.v + k.r + l.m + m.v + n + o + p[1] + q + id(s) + mv(3) + cs(4).v;
}
