// expect: none
__device__ int d();
void f() { (void)sizeof(d()); decltype(d()) x = 0; if constexpr (false) d(); int (*p)() = d; p(); (*d)(); }
int v = d();
void g(int i = d());
