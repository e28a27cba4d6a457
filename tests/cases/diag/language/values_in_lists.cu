// expect: 144 error 39
// expect: 144 error 39
// expect: 146 error 39
// expect: 144 error 40
// expect: 146 error 40
// expect: 144 error 40
// expect: 146 error 41
// expect: 2334 error 42
// expect: 2344 error 43
// expect: 144 error 44
// expect: 146 error 44
// expect: 369 error 45
// expect: 1587 error 50
// expect: 1587 error 51
// expect: 2663 error 52
// expect: 1594 error 53
// expect: 1589 error 54
// expect: 2543 error 55
// expect: 2678 error 56
// expect: 2547 error 57
// expect: 2830 error 58
// expect: 2829 error 59
// expect: 2828 error 60
// expect: 2845 error 61
// expect: 146 error 63
// expect: 144 error 63
// expect: 2338 error 63
// expect: 310 error 64
// expect: 146 error 64
// expect: 245 error 65
// expect: 258 error 65
// expect: 245 error 66
// Several mistakes in one list; what a list cannot initialise; what placeholders and bindings cannot be deduced from.
struct P { int x, y; };
struct L { P from, to; const char *name; };
class A { int a; public: int b; };
struct E { explicit E(int, int); };
struct R { int &r; };
P p1 = {"1", "2", 3};
L l1 = {{1, "2"}, {3, 4, 5}, 6};
A a1 = {1, 2};
E e1 = {1, 2};
int n1 = {{1}};
int n2[2] = {1, "2", 3};
R r1 = {};
P fine = {1, 2};
void nothing();
int over(int);
double over(double);
auto g1 = over;
auto *g2 = 3;
auto g3{1, 2};
auto g4 = 1, g5 = 2.0;
auto g6[2] = {1, 2};
decltype(auto) g7;
auto r2() { return {1, 2}; }
auto r3(int n) { return n ? r3(n - 1) : 0; }
int b1(P p) { auto [x] = p; return x; }
int b2(P p) { auto [x, y, z] = p; return x; }
int b3(int n) { auto [a, b] = n; return a; }
int b4(A a) { auto [c, d] = a; return c; }
int b5(P p) { auto [x, y] = p; return x + y; }
void assigned(P p, int n) { p = {1, 2, 3}; p = {"1"}; n += {1}; n = {1}; }
void defaults(int n = "3", P p = {1, 2, 3});
struct S { int v; static int f() { return v; } static S *g() { return this; } void h() { v = 1; } };
int outside() { return S::v + sizeof(S::v); }
