// c++17
struct It { int*p; It(int*); };
struct P1 { It a; bool b; P1(const It&, const bool&); P1(const P1&) = default; P1(P1&&) = default; };
struct P2 { It a; bool b; P2(const It&, const bool&); constexpr P2(const P2&) = default; constexpr P2(P2&&) = default; };
template <class A, class B> struct P3 { A a; B b; P3(const A&, const B&); P3(const P3&) = default; P3(P3&&) = default; };
template <class A, class B> struct P4 { A a; B b; P4(const A&, const B&);  };
template <class A, class B> struct P5 { A a; B b; P5(const A&, const B&); P5(const P5&) = default;  };
template <class A, class B> struct P6 { A a; B b; P6(const A&, const B&); P6(P6&&) = default; P6& operator=(const P6&);  };
struct P7 { It a; bool b; P7(const It&, const bool&); P7(P7&&) = default; };
P1 f1(); P2 f2(); P3<It, bool> f3(); P4<It, bool> f4(); P5<It, bool> f5(); P6<It, bool> f6(); P7 f7();
template <class T> struct S { typedef It I; P3<I, bool> f(); P3<It, bool> g(); };
void f(S<int> s) {
  f1();
  f2();
  f3();
  f4();
  f5();
  f6();
  f7();
  s.f();
  s.g();
}
