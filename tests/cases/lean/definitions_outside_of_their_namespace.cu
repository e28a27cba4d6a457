// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { inline int helper() { return 4; } struct constant { enum { value = 9 }; }; template <class T> struct size; struct part { int whole(); static int count; template <class T> int of(T); }; }
namespace other { inline int helper() { return 5; } struct constant { enum { value = 8 }; }; struct key {}; }
inline int lib::part::whole() { return helper() + constant::value; }
template <class T> inline int lib::part::of(T) { return size<T>()() + helper(); }
template <> struct lib::size<other::key> { int operator()() const { return constant::value + helper(); } };
template <> struct lib::size<int> { int operator()() const; };
inline int lib::size<int>::operator()() const { return helper() * 3; }
# 11 "definitions_outside_of_their_namespace.cu"
int f() { lib::part p; return p.whole() + p.of(other::key()) + p.of(1); }
__global__ void k(int *p) { *p = 1; }
