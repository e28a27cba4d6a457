// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T, class = void> struct has_size { enum { value = 0 }; };
template <class T> T &&declare();
template <class...> using always_void = void;
template <class T> struct has_size<T, always_void<decltype(declare<T>().size())>> { enum { value = 1 }; };
template <int> struct chosen { static int get() { return 10; } };
template <> struct chosen<1> { static int get() { return 20; } };
template <class T> inline int choose(const T &) { return chosen<has_size<T>::value>::get(); }
# 11 "specialisation_found_by_a_trait.cu"
struct sized { int size(); };
int f() { return choose(sized()) + choose(1); }
__global__ void k(int *p) { *p = 1; }
