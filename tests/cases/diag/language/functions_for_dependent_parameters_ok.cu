// expect: none
// A value parameter of dependent type chooses among functions where it is instantiated.
template<typename T> int cmp1(T a, T b); int cmp2(char a, char b);
template<typename T, int (*cmp)(T, T)> struct A { };
template <typename T> void f (A<T,cmp1> &) {}
template <typename T> void f (A<T,cmp2> &) {}
void g() { A<char,cmp1> a; f(a); A<char,cmp2> a2; f(a2); }
template<class T> bool less(T a, T b) { return a < b; } bool less(const char *, const char *);
template<class T, bool (*cmp)(T, T)> struct sorter { bool operator()(T a, T b) { return cmp(a, b); } };
template<class T> struct Sort : sorter<T, less> { sorter<T, less<T>> s2; sorter<T, &less> s3; bool m(T a) { return sorter<T, less>()(a, a) || s2(a, a); } };
template<class T> bool run(T v) { return sorter<T, less>()(v, v); }
bool r = run(1) || run("a") || Sort<int>().m(1) || Sort<const char *>()("a", "b");
