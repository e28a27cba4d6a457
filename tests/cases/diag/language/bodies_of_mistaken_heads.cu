// expect: 135 error 34
// expect: 135 error 34
// expect: 20 error 35
// expect: 135 error 35
// expect: 135 error 35
// expect: 135 error 36
// expect: 135 error 36
// expect: 153 error 36
// expect: 135 error 37
// expect: 135 error 37
// expect: 20 error 38
// expect: 135 error 38
// expect: 135 error 39
// expect: 135 error 39
// expect: 135 error 40
// expect: 135 error 40
// expect: 135 error 43
// expect: 940 warning 45
// expect: 135 error 48
// expect: 20 error 49
// expect: 135 error 50
// expect: 135 error 53
// expect: 20 error 54
// expect: 135 error 55
// expect: 135 error 58
// expect: 135 error 63
// expect: 20 error 64
// expect: 135 error 65
// Bodies of loops and handlers are judged whatever is wrong with their heads.
struct N {};
struct G { int n; };

void loops(G g) {
    for (auto it = g.nope; it != 3; ++it) { it.x; g.nope1; }
    for (Missing it = g.nope; it != 3; ++it) { it.x; g.nope2; }
    for (int i = 0; i < 3; g.step(i)) { g.nope3; i.x; }
    for (int i = 0; g.more(i); ++i) { g.nope4; break; }
    for (int i = 0; i < 3; ++undeclared) g.nope5;
    while (g.nope6) { g.nope7; }
    do { g.nope8; } while (g.nope9);
}
int flows(G g) {
    for (int i = 0; i < 3; g.step(i)) { return 1; }
    g.n = 2;
}
void handlers(G g) {
    try {
        g.nope10;
    } catch (Missing &m) {
        g.nope11;
        m.x;
    } catch (N &n) {
        n.y;
    } catch (Missed *) {
        g.nope12;
        throw;
    } catch (...) {
        g.nope13;
    }
}
void whole(G g)
try {
    g.nope14;
} catch (const Missing &) {
    g.nope15;
}
