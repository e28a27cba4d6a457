// c++17
struct S { int a; };
int f(int n, S s, int *p) { int r = 1; unsigned long q;
  asm("nop"); asm volatile("mov %1, %0" : "=r"(r) : "r"(s.a) : "memory");
  asm("mov %1, %0;" : "=r"(r), "+l"(q) : "r"(n + 1), "l"(p), "n"(4), "r"(r), "m"(*p));
  asm("x %[o], %[i]" : [o] "=m"(*p) : [i] "r"(*p));
  return r; }
