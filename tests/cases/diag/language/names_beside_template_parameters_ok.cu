// Names that template parameters do not clash with.
template <typename T, int N> struct A { using value = T; T N2; void f(T t, int n) { T T2; auto l = [t](int x) { return x + N; }; struct L { int q; }; } friend T g(A) { return T(); } template <typename U> U h(U u) { for (int i = 0; i < N; i++) { U v = u; } return u; } struct In { T t; int n; }; enum E { e = N }; static T s; A(T); operator T(); T operator[](int); };
template <typename T, typename... Ts> int cnt(Ts... ts) { return sizeof...(Ts) + sizeof...(ts) + sizeof(T); }
template <typename T> struct O { template <typename... U> static int c(U...) { return sizeof...(U); } }; template <int... N> struct S { static const int n = sizeof...(N); int a[sizeof...(N) + 1]; }; template <template <class> class... X> int tt() { return sizeof...(X); }
struct T { int T2; }; namespace q { template <class T> T f(T); struct N { int T; }; } int N; void T3(int T) { int N = T; }
template <class U> struct B { struct T { U v; }; T t; void m(U U2) { typename B::T x; x.v = U2; ::T y; (void)y; } };
