// Default template arguments with kernels: those that hang on a parameter alone make an instance.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template <K F = k<1>> struct S { static void go() { F<<<1,1>>>(); } };
template <K F = k<2>> struct S2 { static constexpr K f = F; };
template <K F = k<3>> struct S3 { };
template <K F = k<4>> struct S4 { static void go() { S3<F> x; } };
template <class T = S3<k<5>>> struct S5 { static void go() { T x; } };
template <K F = k<6>> void f6() { F; }
template <K F = k<7>> void f7() { K x = F; }
template <K F = k<8>> void f8() { sizeof(F); }
template <K F = k<9>> void f9() { }
template <K F = k<10>> struct S10 { K x = F; };
template <K F = k<11>> struct S11 { S3<F> x; };
template <K F = k<12>> using A12 = S3<F>;
template <K F = k<13>> using A13 = void;
template <K F = k<14>, class T = S3<F>> struct S14 {};
template <K F = k<15>> struct S15 { using type = S3<F>; };
template <K F = k<16>> struct S16 : S3<F> {};
template <K F = k<17>> struct S17 { static K x; }; template<K F> K S17<F>::x = F;
template <K F = k<18>> K v18 = F;
template <K F> struct S19; template <K F = k<19>> auto f19(int) -> S3<F>;
template <class T = S3<k<20>>> struct S20 {  T x; };
template <class T = S3<k<21>>> struct S21 {  static constexpr K x = T::f; };
template <K F = k<22>> struct S22 { static_assert(F != nullptr, ""); enum { e = F != nullptr }; };
template <template<K> class TT = S3, K F = k<23>> struct S23 { TT<F> x; };
template <class T = decltype(k<24>)> struct S24 {};
template <bool b = (k<25> != nullptr)> struct S25 {};
template <int b = S22<k<26>>::e> struct S26 {};
template <class T, int b = S22<(K)k<27>>::e> struct S27 {};
template <class T, class U = S3<T::template kk<28>()>> struct S28 {};
template <class T, class U = S3<k<sizeof(T) + 28>>> struct S29 {};
template <class T, class U = S22<k<sizeof(T) + 32>>> struct S30 { enum { e = U::e };};
void h() { S<>::go(); (void)S2<>::f; S3<> a; S4<>::go(); S5<>::go(); f6(); f7(); f8(); f9(); S10<> b; S11<> c; A12<> d; A13<> *e;
 S14<> g; S15<>::type i; S16<> j; (void)S17<>::x; K x = S17<>::x; (void)v18<>; sizeof(f19(1)); S20<> l; S22<> m; S23<> n; S24<> o; S25<> p; S26<> q; S27<int> r; S29<char> s; S30<char> t; }
