// variables initialised by conversions of qualified names, no functions: int x(int(C::k));
template <int... N> struct c221 { static constexpr int rest = sizeof...(N); using type = int; };
struct E { enum { k = 3 }; typedef int t; }; namespace n { int v = 2; namespace m { const int w = 3; typedef int u; } }
int a1 = 1, v298(int(c221<8, 1, 2>::rest)), a2(int(E::k)), a3(int(n::v)), a4(int(::n::m::w)), a5(int(n::m::u)), a6(int(E::t)), a7(int(a1));
int f() { int b1(int(c221<8, 1, 2>::rest)), b2(int(E::k)), b3(int(n::v) + 1), b4(double(n::m::w)); return b1 + b2 + b3 + b4; }
template <class T> int g() { T x(int(E::k)); int y(int(c221<sizeof(T)>::rest)); return x + y; }
int main() { return f() + v298 + a2 + a3 + a4 + g<int>(); }
