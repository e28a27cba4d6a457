// c++17
// A label that `continue` goes to stands behind the block of the loop where something in it has a scope.
struct G { int v; G(); G(int); ~G(); operator bool(); };
int h(int); int sink(const G &); G mk();
int declared(int n) { for (int i = 0; i < n; i++) { G g; if (g) continue; h(1); } return 0; }
int nested(int n) { while (n--) { if (n > 2) continue; { int z = n; h(z); } } return 0; }
int nothing(int n) { while (n--) { if (n > 2) continue; h(2); } return 0; }
int temporary(int n) { do { if (n > 2) continue; h(mk().v); } while (n--); return 0; }
int bound(int n) { do { if (n > 2) continue; sink(mk()); } while (n--); return 0; }
int handled(int n) { while (n--) { if (n > 2) continue; try { h(1); } catch (...) { } } return 0; }
int closure(int n) { while (n--) { if (n > 2) continue; [n] { return n; }; } return 0; }
int typed(int n) { while (n--) { if (n > 2) continue; typedef int X; h(X(3)); } return 0; }
int branch(int n) { for (int i = 0; i < n; i++) if (n > 2) { G g; continue; } return 0; }
int inner(int n) { for (;;) { for (int j = 0; j < n; j++) { if (j == 3) continue; h(j); } if (n) continue; break; } return 0; }
