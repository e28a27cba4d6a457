// comparisons of members that a class elsewhere has as templates
struct M { template <class T> int x(int) { return 1; } template <bool B> int w(int) { return B; } template <class T> static int st(int); };
struct P { int x, y, n; static const int st = 4, su = 1; };
template <class T> bool t(T a) { return a.x < 3 && a.y > (2); }
template <class T> bool t2(T a) { return T::st < 3 && T::su > (2); }
template <class T> bool t3(T *a) { if (a->x < 3 || a->y > (2)) return a->x < a->n || a->y > a->x; return false; }
bool t4(P *a) { if (a->x < 3 && a->y > (2)) return a->x < a->n || a->y > (a->x); return false; }
bool t5(P a) { return a.x < 3 || a.y > (2) || P::st < 3 && P::su > (1); }
template <class T, class U> bool t6(T a, U u) { return a.w < u.x && a.y > (2), a.x < u.x && u.y > (a.y); }
template <bool A, bool B> int t7(M m) { return m.w<A && B>(1) + m.w<(A || B)>(2) + m.w<A || sizeof(m.x<int>(1)) == 4>(3); }
struct W : P { int w; };
int main() { P p{1, 2, 3}; W w; w.w = 1; w.x = 1; w.y = 2; M m; return t(p) + t2(p) + t3(&p) + t4(&p) + t5(p) + t6(w, p) + t7<true, false>(m); }
