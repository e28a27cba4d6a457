// c++14
typedef int A3[3]; typedef A3 M[2]; extern int un[]; int un[] = {1, 2, 3}; const int ca[2] = {1, 2};
  int m[2][3][4]; struct S { A3 a; M m; int (*pa)[3]; const char n[4]; char fl[]; };
  int one(int a[]), two(int a[2][3]), ref(int (&a)[3]), cref(const int (&)[2][3]), pp(int *const a[]);
  template <int N, int K> int tn(int (&a)[N][K]) { return N * K; }
int use(S &s, M mm, A3 &r, int i, int *(&arp)[2], unsigned char u) { A3 l = {1, i}; int (*p)[3] = mm;
  int (*q)[3][4] = m; int *w = m[0][1]; A3 *t = s.m; r[i] = l[0]; s.m[1][i] = un[u]; (*p)[2] = p[1][0];
  return one(l) + two(mm) + two(s.m) + ref(s.a) + ref(*p) + cref(s.m) + pp(arp) + tn(s.m) + ca[1] +
  m[1][2][3] + **q[1] + *w + (*t)[2] + *s.a + s.pa[1][2] + s.n[0] + s.fl[1] + *(l + 1) + (&l)[0][1] +
  sizeof(m) / sizeof(m[0]) + sizeof(*p) + (r == l) + i[un]; }
