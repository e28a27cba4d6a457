// c++17
struct E {}; struct E2 {}; struct F { F(); }; struct G { int x; }; struct H : E { int y; }; struct EE : E {};
struct D4 : E, F { int x = 0; D4() = default; };
struct D5 : E { F f; D5() = default; };
struct D6 : E { F f; };
struct D7 : E { int x = 1; };
struct D8 : E, E2 { int x = 1; int y; };
struct D9 : G, E { int x = 1; };
struct D10 : E { int x; D10() : x(1) {} };
struct D11 : E { virtual ~D11() {} };
struct D12 : H { int x = 1; };
struct D13 : EE { int x = 1; };
struct D14 : virtual E { int x = 1; };
struct D15 : E { int x = 1; D15() {} };
struct M { E e; int x = 1; };
void use() { D4 a; D5 b; D6 c; D7 d; D8 e; D9 f; D10 g; D11 h; D12 i; D13 j; D14 k; D15 l; M m; }
