// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct storage_impl { T data; int get() { return data; } };
template <class T> struct wrap { typedef storage_impl<T> type; };
template <class T> using storage = typename wrap<T>::type;
# 7 "alias_templates.cu"
int f() { storage<int> s{15}; return s.get(); }
__global__ void k(int *p) { *p = 1; }
