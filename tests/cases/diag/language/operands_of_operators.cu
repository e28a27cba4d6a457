// expect: 847 error 29
// expect: 847 error 30
// expect: 847 error 31
// expect: 2140 error 36
// expect: 2140 error 38
// expect: 2140 error 39
// expect: 2140 error 40
// expect: 711 error 43
// expect: 711 error 44
// expect: 312 error 45
// expect: 312 error 46
// expect: 312 error 47
// expect: 312 error 48
// expect: 289 error 49
// expect: 2138 error 50
// expect: 2138 error 51
// expect: 2140 error 52
// expect: 2140 error 53
// expect: 2140 error 55
// expect: 513 error 56
// expect: 513 error 57
// expect: 852 error 58
// expect: 852 error 59
// expect: 289 error 62
// expect: 312 error 62
// Operands that operators do not take: 75, 131, 312, 513, 711, 847, 852, 2138, 2140.
struct A {}; enum class E { a }; struct C { operator int(); }; struct S { S(int); };
void f(A a, double d, int *p, E e, C c, bool b, int i) {
  switch (a) {}
  switch (d) {}
  switch (p) {}
  switch (e) {}
  switch (c) {}
  switch (b) {}
  int arr[3];
  arr[d] = 1;
  arr[c] = 1;
  i = d % 2;
  i = d << 1;
  i = ~d;
  i = i % 2 << 1;
  i = ~i;
  for (; a;) {}
  while (a) {}
  A y = c;
  A z(c);
  C w = a;
  S s(c), t = c;
  S u(a);
  i = -p;
  i = p * 2;
  i = p + p;
  i = p & 1;
  p = p + 1;
  p += d;
  d = p;
  p = d;
  delete a;
  delete d;
  delete p;
}
struct M { S s; A u; M(A c) : s(c), u(c) {} M(C c) : s(c), u(c) {} };
