// expect: none
// flags: --c++17
// The type of a value parameter that is an array bound: any other argument for it counts more.
template <class T, T n> void f(T, int (&)[n]) {}
template <class T, T n> void g(int (&)[n], T) {}
template <class T, T n> void h(int (&)[n]) {}
template <class T, T n> void k(T, const int (&)[n]) {}
template <class T, T N> int e(T (&)[N]) { return N; }
template <class T, class U, U N, U M> int two(T (&)[N], U, T (&)[M]) { return N + M; }
template <class T, T N> struct S { int v[N]; }; template <class T, T N> int s(S<T, N> &, int (&)[N]) { return N; }
void x() { const int i = 42; int ar[i]; h(ar); f(i, ar); g(ar, i); k(2u, ar); k('a', ar); unsigned y[2]; long z[3]; e(ar); e(y); e(z); two(y, 'c', y); S<int, 42> q; s(q, ar); f<int>(1, ar); g<long>(ar, 2); h<int>(ar); h<int, 42>(ar); }
