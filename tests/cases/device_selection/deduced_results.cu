// A result that is deduced needs the body, even where nothing is evaluated.
template <int N> __global__ void k() {}
template <class T> auto deduced(T) { k<sizeof(T)><<<1, 1>>>(); return 1; }
template <class T> auto trailing(T) -> int { k<sizeof(T) + 100><<<1, 1>>>(); return 1; }
using Deduced = decltype(deduced('c'));
using Trailing = decltype(trailing('c'));
int size = sizeof(deduced(short(1)));
void (*returned())() { return k<200>; }
auto automatic() { return k<201>; }
