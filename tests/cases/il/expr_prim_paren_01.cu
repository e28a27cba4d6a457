// c++14
int f(int);
int g(int a, int b) {
  int x = (a);
  (x) = (b + 1);
  ((x))++;
  return (f)((a)) * ((a + b)) - (-(a)) + (&x == (&x)) + (*(&x));
}
