// c++17
struct E {}; struct X { int x; }; struct K { K(); int k; }; struct KC { constexpr KC() : k(1) {} int k; };
struct A1 : virtual X { int y = 1; }; struct A2 : virtual E { K k; }; struct A3 : virtual E, X { K k; };
  struct A5 : A1 { K k; }; struct A6 : virtual E { E e; int y = 1; }; struct A7 : virtual K { E e; X x; int y;
  };
struct B1 { int a; B1(int a) : a(a) {} constexpr B1(int a, int) : a(a) {} }; struct B2 : B1, E { using B1::B1;
  E e; int z = 1; }; struct B3 : B1, X { using B1::B1; X x; int z = 1; }; struct B4 : X, B1 { using B1::B1; K k;
  };
struct D1 { E e; int n; constexpr D1() : n(1) {} constexpr D1(int n) : e(), n(n) {} }; struct D2 { KC k; E e;
  constexpr D2() {} }; struct D3 : KC, E { constexpr D3() {} constexpr D3(int) : KC(), E() {} }; struct D4 : E {
  D4() = default; int q = 2; }; struct D5 : E { constexpr D5() = default; int q = 2; }; struct D6 : E { D6();
  int q = 2; }; constexpr int one() { return 1; }
D6::D6() {} struct D7 : E { constexpr D7(); union { int a; E b; }; E arr[2]; }; constexpr D7::D7() : a(3) {}
  struct D8 : X { constexpr D8() : X() {} }; struct D9 : X { constexpr D9() : X{} {} constexpr D9(int i) : X{i}
  {} }; struct D10 : virtual E { D10() {} D10(int) : E() {} E e; };
template <class T> struct F1 : E { T t; E e; constexpr F1(T t) : t(t) {} F1() : t(1) {} template <class U>
  constexpr F1(U u, int) : t(u) {} }; struct F2 : F1<int> { constexpr F2() : F1(1) {} };
int c() { A1 a1; A2 a2; A3 a3; A5 a5; A6 a6; A7 a7; B2 b2(1), b2c(1, 2); B3 b3(1), b3c(1, 2); B4 b4(1), b4c(1,
  2); D1 d1, d1i(1); D2 d2; D3 d3, d3i(1); D4 d4; D5 d5; D6 d6; D7 d7; D8 d8; D9 d9, d9i(1); D10 d10, d10i(1);
  F1<int> f(1), f1, f2(1, 2); F1<double> g(1); F2 h; return one(); }
