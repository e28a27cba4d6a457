// c++17
struct P { int a, b; }; constexpr P x{1, 2}; const P g2 = {1, 2}; P g3;
void t(bool b) { if (b) throw x; if (b) throw g2; if (b) throw g3; const P l{3, 4}; if (b) throw l; P m{1}; throw m; }
