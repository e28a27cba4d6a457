// expect: 70 error 7
// expect: 70 error 13
// expect: 70 error 16
// Classes that would hold or inherit themselves by way of others, and initialisers that need themselves.
struct N { N(); N(const N &); ~N(); };
struct B;
struct A { B b; int x; N n; };
struct B { A a; N m; };
A f() { A a; return a; }
B g(B b) { B c = b; c = b; A *p = new A; delete p; A q{}; A r[2]; return c; }
__global__ void k(A *a) {}
void launch(A *a) { k<<<1, 1>>>(a); }
struct Itself { Itself x; N y; };
Itself made() { Itself s; Itself t(s); t = s; return Itself(); }
struct X;
struct Y : X { N n; };
struct X : Y { N n; };
X made_of_other() { X x; return x; }
