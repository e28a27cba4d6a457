// flags: -std=c++17
// In the trailing type of a const member the object is const, so that overloads are chosen as in its body.
#include <map>
#include <functional>
#include <string>
template <int N> __global__ void k() {}
template <class T> void second(T) { k<1><<<1, 1>>>(); }
struct Less { using is_transparent = void; template <class A, class B> bool operator()(const A &a, const B &b) const { k<2><<<1, 1>>>(); return a < b; } };
int host(const std::map<int, int, Less> &m, std::map<std::string, int, std::less<>> &n) { return m.find(3) != m.end() && n.find("a") != n.end() && m.find(3L) != m.end(); }
namespace own {
  struct It { int i; }; struct Cit { int i; Cit(int); Cit(It); };
  template <class K> struct Tree { template <class T> It tr(T) { k<3><<<1, 1>>>(); return It(); } template <class T> Cit tr(T) const { k<4><<<1, 1>>>(); return Cit(1); } };
  template <class K> struct Map { Tree<K> t; template <class T> auto find(T x) -> decltype(t.tr(x)) { return t.tr(x); } template <class T> auto find(T x) const -> decltype(t.tr(x)) { return t.tr(x); } };
  void h(const Map<int> &m, Map<int> &n) { m.find(1); n.find(1L); }
}
struct It { int i; };
template <class T> struct Vol { template <class U> It tr(U) { k<5><<<1, 1>>>(); return It(); } template <class U> T tr(U) volatile { k<6><<<1, 1>>>(); return T(); } };
template <class T> struct Of { Vol<T> v; template <class U> auto g(U u) volatile -> decltype(v.tr(u)) { return v.tr(u); } template <class U> int p(U) { k<7><<<1, 1>>>(); return 1; } template <class U> T p(U) const noexcept { k<8><<<1, 1>>>(); return T(); } auto h(T u) const noexcept(noexcept(this->p(u))) -> decltype(this->p(u)) { return p(u); } };
long volatiles(volatile Of<long> &v, Of<long *> &w) { w.h(nullptr); return v.g(1); }
