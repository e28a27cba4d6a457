// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { typedef T type; };
template <class T> struct is_whole { enum { value = 0 }; }; template <> struct is_whole<int> { enum { value = 1 }; };
template <class T> inline typename enable<is_whole<T>::value, int>::type pick(T) { return 1; }
template <class T> inline typename enable<!is_whole<T>::value, int>::type pick(T) { return 2; }
inline int pick(...) { return 3; }
struct odd {};
# 10 "sfinae_that_must_fail.cu"
int f() { return pick(1) * 100 + pick(1.5) * 10; }
__global__ void k(int *p) { *p = 1; }
