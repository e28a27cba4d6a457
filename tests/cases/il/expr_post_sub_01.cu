// c++14
struct V { int &operator[](int); const int &operator[](int) const; int operator[](const char *) const; };
int sub(int *p, const int (&a)[3], V v, const V &c, int i, long l, unsigned char u, V *w) {
  p[i] = a[l];
  p[u]++;
  2 [p] = 3;
  v[i] = c[i];
  v["x"];
  w[1][2] = (*w)[3];
  return a[0] + p[-1] + v["y"] + c["z"] + "abc"[i] + w->operator[](4);
}
