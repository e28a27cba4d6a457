// classes and enumerations defined by names that start with ::
#include <cstdio>
namespace lib {
struct later; class c; union u; enum e : int; enum class kind : int; struct outer { struct inner; template <class T> struct m; }; struct base { int x = 1; };
struct f; struct a1; struct a2; struct a3; template <class T> struct trait; template <class T> struct trait<T *>;
template <class T> struct box { struct w; template <class U> struct m; enum e : int; };
inline namespace v1 { struct versioned; template <class T> struct vt; }
namespace deep { struct s; struct t; }
struct ::lib::deep::s { int a = 1; }; namespace deep { struct ::lib::deep::t { int b = 2; }; }
}
struct global; namespace alias = lib;
struct ::lib::later { int a = 3; }; class ::lib::c { public: int b = 4; }; union ::lib::u { int i; float f; }; enum ::lib::e : int { x }; enum class ::lib::kind : int { one = 1 };
struct ::lib::outer::inner { int b = 4; }; template <class T> struct ::lib::outer::m { T t; };
struct ::lib::f final : ::lib::base { int y = 2; }; struct alignas(16) ::lib::a1 { int z = 5; }; struct __attribute__((aligned(32))) ::lib::a2 {}; struct [[gnu::packed]] ::lib::a3 { char c; int i; };
template <> struct ::lib::trait<int> { static constexpr int v = 1; }; template <class T> struct ::lib::trait<T *> { static constexpr int v = 2; };
template <class T> struct ::lib::box<T>::w { T t; }; template <class T> template <class U> struct ::lib::box<T>::m {}; template <> template <> struct ::lib::box<int>::m<int> { int q; };
template <class T> enum ::lib::box<T>::e : int { first };
struct ::lib::versioned {}; template <> struct ::lib::vt<int> {}; struct ::global { int g = 6; }; template <> struct ::alias::trait<char> { static constexpr int v = 3; };
struct user { friend struct ::lib::later; struct ::lib::later *p; enum ::lib::e *q; ::lib::later f(struct ::lib::later l) { return l; } };
template struct ::lib::trait<long *>; auto trailing() -> struct ::lib::later *;
__device__ struct ::lib::later dev; __global__ void k(struct ::lib::later l, enum ::lib::kind n, ::lib::trait<int> t) {}
int main() {
  k<<<1, 1>>>({}, lib::kind::one, {}); lib::f q; const struct ::lib::later l = {};
  std::printf("%d %d %d %d\n", (int)sizeof(lib::u), q.x + q.y, (int)alignof(lib::a1), lib::trait<char>::v + l.a + lib::deep::s().a);
}
