// flags: -std=c++17
// array bounds that only a qualified definition gives
namespace kinds_ {
template <class T, unsigned long N> constexpr unsigned long len(T (&)[N]) { return N; } template <class T> struct cnt; template <class T, int N> struct cnt<T[N]> { enum { n = N }; };
namespace n { extern int a[]; extern const char t[]; extern int b[][2]; struct s { static const int a[]; static const char t[]; static int m[][3]; static const char *const names[]; static int z[]; typedef int A[]; static A ty; }; extern const int c; extern int k[3]; namespace i { extern double d[]; } }
int n::a[] = {1, 2}; const char n::t[] = "abc"; int n::b[][2] = {{1, 2}, {3, 4}, {5}}; const int n::s::a[] = {1, 2, 3}; const char n::s::t[] = "hello"; int n::s::m[][3] = {1, 2, 3, 4}; const char *const n::s::names[] = {"a", "b"}; int n::s::z[5]; int n::s::ty[] = {1, 2, 3, 4}; const int n::c = 6; int n::k[] = {1, 2, 3}; double n::i::d[] = {1.0, 2.0};
int sum() { int r = 0; for (int x : n::s::a) r += x; for (auto *p : n::s::names) r += *p; return r; }
int m() { char w[n::c]; static_assert(sizeof(n::a) == 8, ""); return len(n::a) + sizeof(n::t) + len(n::b) + len(n::s::a) + cnt<decltype(n::s::t)>::n + sizeof(n::s::m) + len(n::s::names) + len(n::s::z) + len(n::s::ty) + sizeof(w) + sum() + sizeof n::i::d / sizeof *n::i::d; }
}
namespace tmpl_ {
template <class T, unsigned long N> constexpr unsigned long len(const T (&)[N]) { return N; }
template <class T> struct s { static const T a[]; static const char t[]; int inside() { return sizeof(a) / sizeof(a[0]) + len(t); } template <class U> struct in { static U q[]; }; }; template <class T> const T s<T>::a[] = {1, 2, 3}; template <class T> const char s<T>::t[] = "ab"; template <class T> template <class U> U s<T>::in<U>::q[] = {U(), U()};
template <> const char s<char>::a[] = {'a', 'b', 'c', 'd'}; template <int N> struct v { static int a[]; }; template <int N> int v<N>::a[N] = {}; template <class... Ts> struct p { static const int z[]; }; template <class... Ts> const int p<Ts...>::z[] = {sizeof(Ts)..., 0};
template <class T> int g() { int r = 0; for (auto x : s<T>::a) r += (int)x; return r + sizeof(s<T>::a); }
int m() { return s<int>().inside() + g<long>() + g<char>() + len(s<int>::in<short>::q) + len(v<4>::a) + len(p<int, char>::z); }
}
