// c++14
struct S { int v; };
unsigned long rein(int *p, long l, S &s, void (*f)(int), int S::*m) {
  char *c = reinterpret_cast<char *>(p);
  unsigned long a = reinterpret_cast<unsigned long>(p);
  int *q = reinterpret_cast<int *>(l);
  int &r = reinterpret_cast<int &>(s);
  void (*g)(double) = reinterpret_cast<void (*)(double)>(f);
  void *v = reinterpret_cast<void *>(f);
  long S::*n = reinterpret_cast<long S::*>(m);
  const int &k = reinterpret_cast<const int &>(l);
  return a + *c + *q + r + (v == nullptr) + (g != nullptr) + (n != nullptr) + k;
}
