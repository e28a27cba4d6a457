// expect: 174 warning 4
// expect: 174 warning 8
int d, (e), (*f), (g)(int), (h[3]); int i = e + h[0];
static const unsigned long j = (1, 3), k{4}, *l = &j;
struct S { int a; mutable int d, (b), : 4, c : 3; int m() const { return b++, 3; } int n(), (*o)(int), p = 1; } s;
void q() { int a, (b); b = 3; int t[] = {1, 2}, (*r)[2] = &t; a = b, 3; int x = d < e, y = 3; (void)r; (void)x; (void)y; }
enum E { A, B, }; int u = int(3), v = sizeof(int), w[2] = {int(3), 4};
struct P { int x, y; }; int z(P = {int(1), 2}), aa = [](int n, int m) { return n, m; }(1, 2);
