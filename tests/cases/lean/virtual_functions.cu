// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct shape { virtual int area(); virtual ~shape(); int inner() { return 6; } };
template <class T> int shape<T>::area() { return inner(); } template <class T> shape<T>::~shape() {}
struct square : shape<int> { int area() override { return side(); } int side() { return 7; } int idle() { return 8; } };
# 7 "virtual_functions.cu"
int f(shape<int> *s) { square q; return q.inner() + (s ? s->inner() : 0); }
__global__ void k(int *p) { *p = 1; }
