// c++17
int dd(double); int ll(long); int pp(int *); int cc(char); struct S { int a; }; int mm(int S::*); enum E { A = 3 }; int ee(E); int bb(bool);
int f(int i) { return sizeof((int *)0 + i) + sizeof(dd(3)) + sizeof(ll(4)) + sizeof(pp(0)) + sizeof(pp(nullptr)) + sizeof(cc(5)) + sizeof(mm(nullptr)) + sizeof(ee(E(2))) + sizeof(bb(1)) + sizeof(ll((long)7))
 + sizeof((double)3 + i) + sizeof(-1) + sizeof(1 + 2) + sizeof((long)(1 + 2)) + sizeof((int *)nullptr) + sizeof(pp((int *)8)) + sizeof(((S *)0)->a) + sizeof(cc(1 + 2))
 + noexcept(dd(3)) + noexcept(ll(4)) + noexcept(pp(0)) + sizeof(mm(&S::a)) + sizeof(mm(0)); }
