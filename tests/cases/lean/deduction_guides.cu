// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct holder { holder(const T &); T t; };
template <class T> holder<T>::holder(const T &v) : t(v) {}
struct text { text(const char *) {} int size() const { return 9; } };
holder(const char *) -> holder<text>;
# 8 "deduction_guides.cu"
int f() { holder h("abc"); return h.t.size(); }
__global__ void k(int *p) { *p = 1; }
