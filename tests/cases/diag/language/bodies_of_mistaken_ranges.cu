// expect: 135 error 59
// expect: 135 error 59
// expect: 135 error 60
// expect: 135 error 60
// expect: 2291 error 61
// expect: 2291 error 61
// expect: 135 error 61
// expect: 2291 error 62
// expect: 2291 error 62
// expect: 153 error 62
// expect: 135 error 63
// expect: 135 error 63
// expect: 20 error 64
// expect: 135 error 64
// expect: 20 error 65
// expect: 135 error 65
// expect: 1776 error 66
// expect: 135 error 66
// expect: 434 error 67
// expect: 135 error 67
// expect: 135 error 67
// expect: 413 error 68
// expect: 153 error 68
// expect: 20 error 69
// expect: 135 error 69
// expect: 140 error 70
// expect: 2291 error 70
// expect: 2291 error 70
// expect: 135 error 70
// expect: 165 error 71
// expect: 2291 error 71
// expect: 2291 error 71
// expect: 135 error 71
// expect: 135 error 71
// expect: 135 error 72
// expect: 135 error 72
// expect: 135 error 74
// expect: 940 warning 74
// expect: 135 error 75
// expect: 2291 error 76
// expect: 2291 error 76
// expect: 940 warning 76
// expect: 135 error 77
// expect: 135 error 77
// expect: 135 error 78
// expect: 135 error 78
// expect: 135 error 79
// expect: 135 error 79
// flags: --c++17
// The body of a range-based for is judged whatever is wrong with the range, the variable with the type that is written.
struct Iterator { int &operator*(); Iterator &operator++(); bool operator!=(const Iterator &) const; };
struct Numbers { Iterator begin(); Iterator end(); };
struct E { int to; E(int) = delete; E() = default; };
struct Elements { E *begin(); E *end(); };
struct N {};
struct G { int n; Numbers numbers; Elements elements; int f(int); };

void a(G g, N n) {
    for (const E &e : g.nope) { e.nope1; }
    for (auto &e : g.nope) { e.nope2; e + 1; g.nope3; int *p = e; }
    for (auto e : n) { e.nope4; g.nope5; }
    for (int e : n) { e.nope6; }
    for (auto &[x, y] : g.nope) { x.nope7; g.nope8; y = 3; }
    for (const auto &e : undefined) { e.nope9; g.nope10; }
    for (const E &e : undefined) { e.nope11; break; }
    for (E e : g.numbers) { e.nope12; break; }
    for (E &e : g.numbers) { e.nope13; g.nope14; }
    for (int *e : g.elements) { e.nope15; continue; }
    for (Undefined e : g.elements) { e.nope16; g.nope17; }
    for (auto e : g.f(1, 2)) { g.nope20; e.nope20; }
    for (auto e : g.f()) { g.nope21; auto k = e; k.nope21; for (auto w : e) { w.x; g.nope22; } }
    for (auto e : g.nope) g.nope23;
}
int b(G g) { for (auto e : g.nope) return 1; }
int c(G g) { for (auto e : g.nope) { if (e) return 1; } return 2; }
int d(G g) { for (auto e : g) { return 1; } g.n = 2; }
int h(G g) { for (auto e : g.nope) { for (auto k : e.nope) { k.nope(); return g.nope24; } } return 1; }
template <class T> int t(T x, G g) { for (auto e : g.nope) { g.nope32; x.foo; } return 1; }
auto l = [](G g) { for (auto e : g.nope) { g.nope34; } };
