// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace tags { namespace hidden { struct fn { template <class T> auto operator()(const T &t) const { return tag_invoke(*this, t); } }; } inline namespace objects { constexpr hidden::fn go{}; } using go_t = decltype(objects::go); }
namespace lib { struct plain { friend int tag_invoke(tags::hidden::fn, const plain &) { return 3; } }; struct loud {}; template <class F> inline int tag_invoke(F, const loud &) { return 4; } }
namespace nobody { struct loud {}; inline int tag_invoke(int, const loud &) { return 5; } }
# 7 "customisation_by_tag_invoke.cu"
int f() { return tags::go(lib::plain()) + tags::go(lib::loud()); }
__global__ void k(int *p) { *p = 1; }
