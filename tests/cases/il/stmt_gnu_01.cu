// c++17
int f(int);
int gnu(int n, int *p) {
  int a = ({ int t = f(n); t * 2; });
  typeof(n + 1L) b = n;
  __typeof__(*p) c = 3;
  int vla[n];
  vla[0] = sizeof(vla);
  void *labels[] = {&&one, &&two};
  goto *labels[n & 1];
one:
  a++;
two:
  return a + b + c + vla[0] + (n ?: f(1)) + __builtin_expect(n, 0) + __extension__ 3 + ({ f(1); f(2); });
}
