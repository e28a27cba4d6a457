// c++14
int *a, b, **c, d[2], *e[3], (*f)[4], g(), *h(), (*i)(), *(*j)(), (*k[2])(int), (*(*l)(int))[2];
  const int *m, n = 1, *const o = &n; int (&p)[2] = d, &q = b, *&r = a, (&s)() = g;
  char t = 'x', *u = &t, v[] = "v", w[3] = {'a'}; struct S { int x, *y, z[2], (*fn)(S *), : 0, bf : 3; }
  aa, *bb = &aa, cc[2]; S S_f();
int use() { a = &b; c = &a; e[1] = d; f = (int(*)[4])d; i = g; j = h; k[0] = nullptr;
  return *a + b + **c + d[1] + *e[1] + (*f)[2] + g() + *h() + i() + *j() + k[1](2) + (*l(3))[1] +
  *m + *o + p[0] + q + *r + s() + *u + v[0] + w[1] + aa.x + *bb->y + cc[1].z[0] + bb->fn(bb) +
  aa.bf + S_f().x; }
