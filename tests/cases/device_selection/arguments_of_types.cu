// Kernels among the template arguments of types, in bases, results, aliases and default arguments.
// flags: -std=c++17
#include <type_traits>
#include <utility>
typedef void (*K)();
template<int N> __global__ void k() {}
template<K F> struct C { static constexpr K v = F; };
template<class T> struct D { using type = C<k<1>>; };
template<class T> using E2 = C<k<2>>;
template<class T, class = C<k<3>>> struct F3 {};
template<class T, K f = k<4>> using A4 = C<f>;
template<class T, class = std::enable_if_t<C<k<5>>::v != nullptr>> void sf(T) {}
template<class T> auto tr(T) -> decltype(C<k<6>>::v) { return nullptr; }
template<class T, auto f = k<7>> void an(T) {}
template<K f = k<8>, class T> void an2(T) { }
F3<int> f3; D<int> d; E2<int> e2; 
void h() { sf(1); tr(1); an(1); an2(2); an2<k<9>>(3); A4<int> a4; A4<int, k<10>> a5; F3<int, int> f33; using W = C<k<11>>; C<k<12>> *p; }
void g(C<k<13>>);
void g2(C<k<14>> *) {}
struct Base : C<k<15>> {};
typedef C<k<16>> CC;
template<class T> struct PS; template<> struct PS<C<k<17>>> {}; template<> void an<C<k<18>>, k<19>>(C<k<18>>) {}
template struct C<k<20>>;
extern template struct C<k<21>>;
bool bb = std::is_same<C<k<22>>, int>::value;
bool b2 = std::is_same_v<C<k<23>>, int>;
bool b3 = noexcept(C<k<24>>::v);
