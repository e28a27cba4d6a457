// c++17
struct A { int a; int f(int); };
struct B : A { double f(double); using A::a; int g(); };
int B::g() { return f(1) + A::f(2) + a; }
struct C : A { using A::f; long f(long); int g() { return f(1) + f(2L); } };
