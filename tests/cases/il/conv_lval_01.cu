// c++14
struct S { int a; const int b; int &c; volatile short d; };
int reads(S s, const S &r, S *p, int arr[2]) {
  int x = s.a + r.b + p->c + s.d;
  const int k = x;
  x = k;
  return arr[1] + *arr + (x = 3) + ++x;
}
