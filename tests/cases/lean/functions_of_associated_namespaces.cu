// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace impl { struct base {}; struct convertible { convertible(const base &) {} }; inline int rank(const base &) { return 5; } inline int turn(convertible) { return 6; } template <template <class> class C, class T> struct holder {}; }
namespace lib { struct thing : impl::base {}; template <class T> struct vec {}; template <class H> inline int probe(H) { return 7; } }
namespace pointers { struct p {}; inline int take(int (*)(p)) { return 8; } inline int call(p) { return 1; } inline int member(int p::*) { return 9; } }
namespace arrays { enum e { x }; inline int size(const e (&)[2]) { return 2; } }
# 8 "functions_of_associated_namespaces.cu"
int f() {
  const arrays::e row[2] = {arrays::x, arrays::x};
  int pointers::p::*none = nullptr;
  return rank(lib::thing()) + turn(lib::thing()) + probe(impl::holder<lib::vec, int>()) + take(&pointers::call) + member(none) + size(row);
}
__global__ void k(int *p) { *p = 1; }
