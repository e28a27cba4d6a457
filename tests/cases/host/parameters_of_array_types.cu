// flags: -std=c++17
// Parameters of kernel templates and functions whose type is an array or a function by another name
template <class T, int N> using Ar = T[N]; template <class T> using Fn = int(T); template <class T> using Un = T[]; template <class T> using Rf = T &&; template <class T> using Cp = const T[2];
template <class T> using Al2 = Ar<T, 3>; template <class T> using PA = Ar<T, 3> *; template <class T> struct H { typedef T arr[4]; using f = int(T); template <class U> using A2 = U[2]; };
typedef int I3[3]; using F3 = int(int);
template <class T> __global__ void k(Ar<T, 3> q) { q[0] = T(); }
template <class T> __global__ void k2(Fn<T> f) { f(1); }
template <class T> __global__ void k3(Un<T> f) { f[0] = 1; }
template <class T> __global__ void k5(const Ar<T, 3> f) { }
template <class T> __global__ void k6(Cp<T> f, Al2<T> g) { g[0] = T(); }
template <class T> __global__ void k7(I3 f, F3 g, T t) { }
template <class T> __global__ void k9(PA<T> f, PA<T> *const g) { }
template <class T> __global__ void k10(typename H<int>::template A2<T> f) { }
template <class T> __global__ void k11(Ar<int, 3> f, Ar<T, 3> (*g)) { }
template <class T> __global__ void k12(Ar<T, 2> f, const I3 g, H<int>::arr h) { }
template <class T> __global__ void k14(T f) { }
int fn(int x) { return x; }
int main() { k<int><<<1, 1>>>(nullptr); k2<int><<<1, 1>>>(nullptr); k3<int><<<1, 1>>>(nullptr); k5<int><<<1, 1>>>(nullptr); k6<int><<<1, 1>>>(nullptr, nullptr); k7<int><<<1, 1>>>(nullptr, fn, 1); k9<int><<<1, 1>>>(nullptr, nullptr); k10<int><<<1, 1>>>(nullptr); k11<int><<<1, 1>>>(nullptr, nullptr); k12<int><<<1, 1>>>(nullptr, nullptr, nullptr); k14<int *><<<1, 1>>>(nullptr); }
typedef int UI[]; template <class T> struct H2 { typedef T arr[]; T (*p)(Un<T>); };
template <class T> void n3(Un<T> f) { f[0] = 1; }
template <class T> void n4(typename H2<int>::arr f, UI g) { f[0] = 1; }
void k5(Un<int> f, UI g, H2<int>::arr h) { f[0] = 1; }
template <class T> void k6(const Un<T> f, Un<T> &g, Un<T> *h) { }
template <class T> struct S { void m(Un<T> x) { x[0] = 1; } static void n(UI x) { x[0] = 1; } };
int lambdas() { auto l = [](Un<int> f, auto x) { return f[0]; }; auto l2 = [](auto x, Un<decltype(x)> f) { return f[0]; }; return l(nullptr, 1); }
