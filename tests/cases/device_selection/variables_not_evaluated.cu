// Variables in operands that are not evaluated, and values that are discarded.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template<int N> struct A { static const K l; static K m; static constexpr K x = k<N+100>; static inline const K ic = k<N + 200>; };
template<int N> const K A<N>::l = k<N>;
template<int N> K A<N>::m = k<N + 300>;
template<int N> const K cv = k<N+400>;
template<int N> constexpr K cx = k<N+500>;
template<int N> K v = k<N+600>;
#define ALL(N, ...) void f##N() { __VA_ARGS__; }
ALL(1, sizeof(A<1>::l); sizeof(A<1>::m); sizeof(A<1>::x); sizeof(A<1>::ic); sizeof(cv<1>); sizeof(cx<1>); sizeof(v<1>))
ALL(2, (void)(A<2>::l); (void)(A<2>::m); (void)(A<2>::x); (void)(A<2>::ic); (void)(cv<2>); (void)(cx<2>); (void)(v<2>))
ALL(3, noexcept(A<3>::l); noexcept(A<3>::m); noexcept(A<3>::x); noexcept(A<3>::ic); noexcept(cv<3>); noexcept(cx<3>); noexcept(v<3>))
ALL(4, decltype(A<4>::l) a = 0; decltype(A<4>::m) b; decltype(A<4>::x) c = 0; decltype(A<4>::ic) d = 0; decltype(cv<4>) e = 0; decltype(cx<4>) f = 0; decltype(v<4>) g)
ALL(5, )
ALL(6, (A<6>::l); (A<6>::m); (A<6>::x); (A<6>::ic); (cv<6>); (cx<6>); (v<6>))
ALL(7, sizeof(A<7>::l == 0); sizeof(A<7>::m == 0); sizeof(A<7>::x == 0); sizeof(A<7>::ic == 0); sizeof(cv<7> == 0); sizeof(cx<7> == 0); sizeof(v<7> == 0))
ALL(8, A<8>::l, A<8>::m, A<8>::x, A<8>::ic, cv<8>, cx<8>, v<8>, 1)
ALL(9, (A<9>::l == 0); (A<9>::m == 0); (A<9>::x == 0); (A<9>::ic == 0); (cv<9> == 0); (cx<9> == 0); (v<9> == 0))
ALL(10, K a = (A<10>::l); a = (A<10>::m); a = (A<10>::x); a = (A<10>::ic); a = (cv<10>); a = (cx<10>); a = (v<10>))
ALL(11, true ? A<11>::l : A<12>::l;  true ? A<11>::m : A<12>::m; true ? A<11>::x : A<12>::x; true ? cv<11> : cv<12>; (void)(true ? A<11>::ic : A<12>::ic))
