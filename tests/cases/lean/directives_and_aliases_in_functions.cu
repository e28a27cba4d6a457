// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace impl { inline int g() { return 1; } struct wrap { int n; }; }
namespace impl2 { namespace far { inline int h() { return 2; } struct last { int n; }; } }
namespace lib { inline int f() { using namespace impl; namespace i = impl2::far; wrap w{3}; i::last l{4}; return g() + i::h() + w.n + l.n; }
  template <class T> struct user { int n() { using impl2::far::h; using namespace ::impl; return h() + g() + T(1); } }; }
# 8 "directives_and_aliases_in_functions.cu"
int f() { return lib::f() + lib::user<int>().n(); }
__global__ void k(int *p) { *p = 1; }
