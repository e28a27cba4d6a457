// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct pile { int push(T); int pop() { return helper(); } static int helper() { return 2; } };
template <class T> int pile<T>::push(T t) { return t; }
# 6 "explicit_instantiation.cu"
template struct pile<int>;
__global__ void k(int *p) { *p = 1; }
