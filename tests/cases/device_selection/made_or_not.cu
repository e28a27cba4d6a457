// What is instantiated of functions, classes and local classes, and what is not.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template<bool B> void f() { if constexpr (B) { k<1><<<1,1>>>(); } else { k<2><<<1,1>>>(); }
  auto l = [](auto x) { k<3><<<1,1>>>(); };
  auto l2 = [](auto x) { k<4><<<1,1>>>(); }; l2(1);
  struct L { void m() { k<5><<<1,1>>>(); } };
  if (false) k<7><<<1,1>>>();
  while (0) k<8><<<1,1>>>();
  (void)sizeof(k<9>); (void) noexcept(k<10>); typedef decltype(&k<11>) X;
  (void)(false ? k<12> : nullptr);
}
template<class T> struct M { void a() { k<14><<<1,1>>>(); } virtual void b() { k<15><<<1,1>>>(); } static void c() { k<16><<<1,1>>>(); } K f = k<17>; };
template<class T> struct N { K f = k<18>; N() : f(k<19>) {} };
template<class T> struct O { K f = k<20>; O(int) {} O() : f(nullptr) {} };
template<class T> struct Q { K f = k<21>; };
template<class T> struct R { ~R() { k<22><<<1,1>>>(); } };
template<class T> struct V { virtual void b() { k<23><<<1,1>>>(); } V(); };
void h() { f<true>(); sizeof(M<int>); N<int> n; O<int> o; Q<int> q{nullptr}; Q<int> *p; R<int> *r; V<int> *v; M<long> *m; }
template<class T> void idle() { k<24><<<1,1>>>(); }
template<class T> struct I { static void go() { k<25><<<1,1>>>(); } };
typedef I<int> II;
struct Z { void m() { k<26><<<1,1>>>(); } Z(const Z&) = delete; friend void ff() { k<27><<<1,1>>>(); } };
namespace { void nn() { k<28><<<1,1>>>(); } struct YY { void m() { k<29><<<1,1>>>(); } }; }
static inline void ss() { k<30><<<1,1>>>(); }
extern "C" void ee() { k<31><<<1,1>>>(); }
