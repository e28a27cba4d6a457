// c++17
struct B { unsigned a : 3, b : 5; int l : 4; };
int g(B &f, const B &k, int n) {
  int r = (f.a = 3) + 1;
  r = (f.l += 3) << 1;
  r = -(++f.a);
  r = ~(--f.l);
  r = (n, f.l) + 1u;
  r = (n, f.a) << 1;
  r = (n ? f.a : f.a) + 1;
  r = (n ? f.l : f.l) << 1;
  r = f.a++ + 1;
  r = f.l-- << 1;
  r = -f.a++;
  switch (f.l) { case 1: break; }
  auto x = f.l; auto y = +f.l;
  r = f.l ? f.l : 2;
  r = f.l << f.l; r = f.l && f.a; r <<= f.l; f.l <<= 1;
  long q = f.l; r = (int)f.l; int arr[2] = {f.l, f.a}; 
  return f.l;
}
