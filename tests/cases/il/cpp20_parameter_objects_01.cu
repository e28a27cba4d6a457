// c++20
struct P { int x, y; constexpr int sum() const { return x + y; } };
constexpr int take(P p) { return p.x; }
constexpr int ref(const P &p) { return p.x; }
template <P V> constexpr int f() { P c = V; const P &r = V; auto a = V; return V.x + V.sum() + take(V) + ref(V) + (V).y + c.x + r.x + a.x; }
template <auto V> constexpr int g() { return V.x; }
template <P V> struct S { static int get() { return V.y; } int v = V.x; };
template <int N> struct L { char s[N]; constexpr L(const char (&a)[N]) : s{} { for (int i = 0; i < N; i++) s[i] = a[i]; } };
template <L X> constexpr int len() { return sizeof(X.s) + X.s[0]; }
template <L X> const char *str() { return X.s; }
int use() { return f<P{1, 2}>() + g<P{1, 2}>() + S<P{3, 4}>::get() + len<"abc">() + *str<"abd">(); }
