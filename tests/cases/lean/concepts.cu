// flags: -std=c++20
# 1 "/usr/include/library.h" 1 3
template <class T> concept small = sizeof(T) <= 2;
template <class T> concept tiny = small<T> && sizeof(T) == 1;
template <class T> inline int size_class(T) { return 3; }
template <small T> inline int size_class(T) { return 2; }
template <tiny T> inline int size_class(T) { return 1; }
# 9 "concepts.cu"
int f() { return size_class('a') * 100 + size_class((short)1) * 10 + size_class(1); }
__global__ void k(int *p) { *p = 1; }
