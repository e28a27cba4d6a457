// Functions that constant tables and references lead to.
// flags: -std=c++17
#include <utility>
template <int N> __host__ __device__ int hd(int x) { return x + N; }
template <class T> struct Table { static int at(int x) { return hd<sizeof(T)>(x); } static constexpr int (*entries[])(int) = {&at, &hd<10>}; struct In { static constexpr int (*one)(int) = hd<11>; }; };
template <class T> int visit(int i) { constexpr auto &t = Table<T>::entries; return t[i](i) + Table<T>::In::one(i); }
int host(int i) { return visit<char>(i); }
template <class T> struct Unused { static constexpr int (*entries[])(int) = {&hd<12>}; };
Unused<int> u;
