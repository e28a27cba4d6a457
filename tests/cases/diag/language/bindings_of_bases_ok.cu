// expect: none
// The members that are bound may be those of one base class, on several ways to one virtual subobject
// ([dcl.struct.bind]/5).
struct A { int a; };
struct E : virtual A {};
struct G : virtual A {};
struct H : E, G {};
struct I { int i; };
struct J : I {};
struct L : virtual J {};
struct M : virtual J, L {};
struct N : I {};
struct V { virtual ~V(); };
struct D : V {
    int a, b;
    int : 3;
};
struct Em {};
struct D2 : Em, D {};
struct BF { int : 4; };
struct D4 : BF { int a; };
int test() {
    auto [e] = E();
    auto [h] = H();
    auto [m] = M();
    auto [n] = N();
    auto [d, b] = D();
    auto [d2, b2] = D2();
    auto [d4] = D4();
    return e + h + m + n + d + b + d2 + b2 + d4;
}
