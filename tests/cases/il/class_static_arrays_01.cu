// c++17
struct S { static int arr[3]; static int m[2][3]; int v; }; S *p; S &r(); void take(int *); void taker(int (&)[3]);
int use(S s, const S *c) { p->arr[0]; s.arr[1]; *s.arr; c->arr[0]; r().arr[2]; take(s.arr); int *q = p->arr; taker(s.arr); s.m[1][2]; p->m[0]; s.arr; &s.arr[1]; &p->arr; sizeof(s.arr); for (int x : s.arr) x; bool b = s.arr == q; s.arr + 1; return S::arr[1]; }
