// c++14
struct B { int b; }; struct D : B { int d; }; struct C { C(int); ~C(); int v; }; struct T { operator int &();
  operator const C &() const; operator B(); };
int f(); int &g(); int &&h(); D mk(); C mc(); typedef int Arr[3]; extern Arr arr;
int refs(int i, const int ci, D d, const D &cd, T t, double x, D *p) {
  int &a = i, &b = g(), &c = d.d, &e = arr[1], &j = *&i, &k = t;
  const int &l = i, &m = f(), &n = 3, &o = x, &q = ci, &r = d.b;
  B &s = d, &u = *p; const B &v = cd, &w = mk(), &y = t; B &&z = mk();
  int &&aa = 4, &&bb = h(), &&cc = f(), &&dd = static_cast<int &&>(i); const C &ee = 5, &ff = mc(), &gg = t;
    C &&hh = 6;
  Arr &ii = arr; const Arr &jj = arr; int (&kk)() = f; const int *const &ll = &i;
  return a + b + c + e + j + k + l + m + n + o + q + r + s.b + u.b + v.b + w.b + y.b + z.b +
    aa + bb + cc + dd + ee.v + ff.v + gg.v + hh.v + ii[0] + jj[1] + kk() + *ll;
}
