// c++17
int ga[3]; static int sa[3]; extern int ea[]; constexpr int ca[] = {1, 2}; struct S { static int arr[3]; int m[2]; } gs; const int na[] = {3}; extern int xa[4]; namespace N { int nn[2]; }
constexpr int cf() { int r = 0; for (int x : ca) r += x; for (char c : "ab") r += c; return r; }
inline int inl() { int r = 0; for (int x : ga) r += x; return r; }
template <class T> T tf(T t) { for (int x : ga) t += x; for (int x : "ab") t += x; return t; }
int use(S s, const S *c) { static int la[2]; for (int x : ga) x; for (int x : sa) x; for (int x : ca) x; for (int x : S::arr) x; for (int x : gs.m) x; for (int x : na) x; for (int x : xa) x; for (int x : N::nn) x; for (int x : la) x; for (char c : "abc") c; for (auto &x : ga) x; for (int x : (ga)) x; return 0; }
int v = cf() + inl();
