// c++17
enum Open { in = 8, out = 16 }; constexpr Open operator|(Open a, Open b) { return Open(int(a) | int(b)); } constexpr 
Open un(Open a) { return a; } typedef Open M; constexpr int two(int x) { return 2 * x; }
struct P { int a, b; constexpr P operator+(const P &o) const { return {a + o.a, b}; } constexpr int get() const { 
return a; } friend constexpr P operator*(const P &x, int k) { return {x.a * k, x.b}; } constexpr P plus(P o) const { 
return P{a + o.a, b}; } }; constexpr P mkp(int a) { return {a, a}; }
void ho(const Open &); void hb(const bool &); void hi(const int &); void hp(const P &); void hv(P); void hl(const 
long &); void hr(P &&); constexpr bool operator<(P x, P y) { return x.a < y.a; }
void use() {
  constexpr P x{1, 2}, y{2, 3}; const int k = 3; constexpr M cm = in;
  ho(in | out); ho(un(in)); ho(in); ho(cm); ho(M(16)); ho(cm | out); hb(x < y); hb(1 < 2); hb(!(x < y)); hi(1 << 30); 
hi(two(4)); hi(x.get()); hi(k + 1); hi(k); hi(two(k) + 1); hi(x.a); hl(two(2)); hl(k + 1); hl(5); hl(in | out); hi(in 
| out);
  hp(x + y); hp(mkp(3)); hv(mkp(4)); hv(x + y); hr(mkp(2)); hr(x + y); hp(x * 2); hv(x * 3); hv(x); hp(x.plus(y)); 
hp(P{1, 2}); int i = mkp(3).a + (x + y).b + mkp(4).get() + (x * 2 + y).get(); P p = mkp(5), q = x + y, r = (x * 2) + 
(y * k), s(x), t = x.plus(y).plus(x); const P &cr = x + y; P &&rr = mkp(3); p = mkp(3); p = x + y; p = x; bool b = 
mkp(1) < mkp(2); b = x < mkp(2) && b; const P arr[] = {mkp(1), x + y, x}; P *np = new P(mkp(3)), *nq = new P{x + y}, 
*nr = new P(x); i = true ? mkp(1).a : 2; auto au = b ? mkp(1) : x; static P sp = mkp(3); struct W { P p; int z; } 
w{mkp(1), 2}, w2 = {x, two(3)}, w3{x + y, i}; (void)mkp(3); mkp(4); x + y; return (void)(x * 2);
}
P ret() { return mkp(3); } P ret2(int n) { if (n) return mkp(1) + mkp(2); return n ? mkp(3) : P{1, 2}; } M rm() { 
return in | out; } auto ra() { return un(in); }
