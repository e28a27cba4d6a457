// c++17
struct U { unsigned x, y; }; U mk(); U mk2(int); const U ck(int); int n;
void c() { const U a = n ? mk() : mk2(3); U b = n ? ck(1) : ck(2); const U d = n ? ck(1) : ck(2); }
void d() { const U a = n ? ck(1) : mk(); const U b = n ? mk() : ck(2); n ? mk() : ck(2); n ? mk() : mk2(1); }
void e(U a, U b) { U c = n ? mk() : U(); a = n ? mk() : b; const U f = n ? a : mk(); U g = n ? b : ck(1); }
U f() { return n ? mk() : mk2(2); } U g() { return n ? ck(1) : mk(); }
void p(U); void q(const U &); void h() { p(n ? mk() : mk2(1)); q(n ? mk() : mk2(2)); }
