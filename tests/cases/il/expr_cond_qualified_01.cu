// c++17
struct P { int a, b; }; struct Q { Q(int); Q(const Q &); ~Q(); int v; }; P mk(); Q mq(); const P gc = {1, 2}; const P &cref(); P &ref();
void f(bool b, const P &r, P v, const Q &q, Q w, const P c) {
  P a1 = b ? r : P{1, 2}; P a2 = b ? r : mk(); P a3 = b ? P{} : r; P a4 = b ? c : P{3}; P a5 = b ? v : P{}; P a6 = b ? mk() : gc; P a7 = b ? r : v; P a8 = b ? cref() : P(); auto a9 = b ? r : P{1, 2};
  Q b1 = b ? q : Q(1); Q b2 = b ? q : mq(); Q b3 = b ? w : Q(2); Q b4 = b ? q : w; auto b5 = b ? q : mq(); const Q &b6 = b ? q : Q(3); const P &a10 = b ? r : P{4, 5}; int n = (b ? r : P{}).a; 
}
P g(bool b, const P &r) { return b ? r : P{1, 2}; } Q h(bool b, const Q &r) { return b ? r : Q(1); } P k(bool b, P r) { return b ? r : P(); }
const P o1 = mk(); void consts() { const P o2 = {1, 2}; P a = true ? o2 : P{}; }
