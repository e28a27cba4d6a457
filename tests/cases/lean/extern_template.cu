// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct stream { int write(T t); int idle() { return 0; } };
template <class T> int stream<T>::write(T t) { return t + idle(); }
extern template struct stream<char>;
# 7 "extern_template.cu"
int f() { stream<char> c; stream<int> i; return c.write('a') + i.write(1); }
__global__ void k(int *p) { *p = 1; }
