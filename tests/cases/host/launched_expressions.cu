// Launches of what lambdas, braced objects and conversions give, everywhere that an expression may stand
// flags: -std=c++17
__global__ void k(int *p) { *p = 1; }
template <class T> __global__ void kt(T *p) { *p = 1; }
int *gp; int x = (k<<<1, 1>>>(gp), 0);
auto gl = [] { k<<<1, 1>>>(gp); return 1; };
int y{(k<<<1, 1>>>(gp), 2)}; int z((kt<int><<<1, 1>>>(gp), 3)), z2 = ([] { kt<<<1, 1>>>(gp); }(), 3);
void d(int a = (k<<<1, 1>>>(gp), 3)) {}
struct S { int m = (k<<<1, 1>>>(gp), 3); int n{[] { k<<<1, 1>>>(gp); return 3; }()}; S() : m((k<<<1, 1>>>(gp), 3)) { struct L { int q = (k<<<1, 1>>>(gp), 4); void f() { k<<<1, 1>>>(gp); auto l = [] { struct M { void g() { kt<int><<<1, 1>>>(gp); } }; M().g(); }; l(); } }; L().f(); } ~S() try { k<<<1, 1>>>(gp); } catch (...) { k<<<1, 1>>>(gp); } operator int() { k<<<1, 1>>>(gp); return 1; } static inline int si = (k<<<1, 1>>>(gp), 5); };
template <class T, int N = 3> struct V { T *p; static int s; V() : p() { kt<T><<<N, 1>>>(p); this->go(); } void go(); template <class U> void g(U u) { auto l = [=](auto q) { kt<<<N, 1>>>(q); }; l(u); } };
template <class T, int N> void V<T, N>::go() { kt<T><<<N, 1>>>(p); }
template <class T, int N> int V<T, N>::s = (kt<T><<<N, 1>>>((T *)0), 3);
template <class T> T vt = (kt<T><<<1, 1>>>((T *)0), T());
enum { E = sizeof((k<<<1, 1>>>(gp), 3)) };
namespace n { namespace { int q = (k<<<1, 1>>>(gp), 3); } extern "C" { void c() { k<<<1, 1>>>(gp); } } extern "C" void c2() { ({ k<<<1, 1>>>(gp); }); } }
struct T2 { struct T3 { friend void fr(T3) { k<<<1, 1>>>(gp); } }; };
auto trail() -> decltype(k<<<1, 1>>>(gp)) { return k<<<1, 1>>>(gp); }
int arr[] = {(k<<<1, 1>>>(gp), 1), [] { k<<<1, 1>>>(gp); return 1; }()};
using pointer = void (*)(int *);
template <class T> struct G { pointer operator()(T) const { return k; } };
int main() { int *p = nullptr;
  [](int) { return k; }(3)<<<1, 1>>>(p);
  [] { return &k; }()<<<1, 1>>>(p);
  [&](int q) -> pointer { return q ? k : nullptr; }(3)<<<1, 1>>>(p);
  G<int>{}(3)<<<1, 1>>>(p); G<int>()(3)<<<1, 1>>>(p);
  auto l = []{ return k; }; l()<<<1,1>>>(p);
  (+[](int) { return k; })(3)<<<1, 1>>>(p);
  pointer{k}<<<1,1>>>(p);
  if (p) [](int) { return k; }(3)<<<1, 1>>>(p);
 d(); S s; (void)(int)s; V<int> v; v.g(gp); V<int>::s++; vt<int>++; for (k<<<1, 1>>>(gp);; k<<<1, 1>>>(gp)) { if (k<<<1, 1>>>(gp), 1) break; } while (k<<<1, 1>>>(gp), 0) ; try { throw (k<<<1, 1>>>(gp), 3); } catch (int) { k<<<1, 1>>>(gp); } return (k<<<1, 1>>>(gp), E); }
