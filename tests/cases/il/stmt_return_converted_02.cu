// c++17
struct Int { int v; Int(int i = 0) : v(i) {} }; 
struct NT { int v; NT(int i) : v(i) {} ~NT() {} };
struct A { int x; A operator+(A); operator int() const; }; struct FromA { int i; FromA(const A &a); FromA(long); }; struct B : A {}; struct BB { operator Int() const; BB operator-(); };
void g(int a, int b, A x, B y, BB z) {
  const Int &r = a + b;
  Int &&r2 = a + b;
  const NT &r3 = a + b; const Int &r4(a + b); const Int &r5{a + b}; const Int &r6 = {a + b};
  const FromA &r7 = x + x; const A &r8 = x + x; const A &r9 = y; const Int &ra = -z;
}
FromA f1(A x) { return x + x; }
FromA f2(A x) { return x; }
A f3(B y) { return y; }
Int f4(BB z) { return -z; }
Int f5(BB z) { return z; }
FromA f6(long a) { return -a; }
