// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct limits { static const int top = 5; static int bottom; static constexpr int middle = 3; };
const int limits::top; int limits::bottom = 1;
template <class T> struct of { static int count; static int idle; };
template <class T> int of<T>::count = 4; template <class T> int of<T>::idle = 5;
# 8 "odr_used_statics.cu"
int f() { const int *p = &limits::top; return *p + of<int>::count + limits::middle; }
__global__ void k(int *p) { *p = 1; }
