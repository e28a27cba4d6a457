// Members and names of namespaces declared with the name of what they stand in
// flags: --c++17
// expect: 427 warning 29
// expect: 427 warning 29
// expect: 427 warning 30
// expect: 427 warning 31
// expect: 427 warning 32
// expect: 427 warning 33
// expect: 427 warning 34
// expect: 427 warning 35
// expect: 427 warning 35
// expect: 427 warning 36
// expect: 427 warning 37
// expect: 427 warning 38
// expect: 427 warning 39
// expect: 427 warning 40
// expect: 427 warning 40
// expect: 427 warning 42
// expect: 1285 warning 43
// expect: 1285 warning 44
// expect: 1285 warning 45
// expect: 1285 warning 46
// expect: 1285 warning 47
// expect: 1285 warning 48
// expect: 427 warning 49
// expect: 427 warning 50
// expect: 427 warning 51
// expect: 427 warning 52
struct A { int A::x, *A::p2;
 A::A(int);
 A::~A();
 A::operator int();
 int A::operator+(int);
 template <class T> void A::m(T);
 static int A::s; typedef int A::t;
 int A::b : 3;
 void A::g() {}
 struct C { int A::C::z;
 int C::y; };
 int (A::*pm); A A::*pd; virtual void A::v(); void A::k() const;
 };
namespace n { struct D { void n::D::f(); int h(); };
 int n::z;
 void n::q() {}
 template <class T> void n::tt(T) {}
 namespace r { int n::r::w;
 int r::w2; } 
 extern int n::e; }
template <class T> struct TT { void TT::f();
 void TT<T>::g();
 int TT<T>::x;
 TT<T>::TT(int); };
namespace n { int n::D::h() { return 1; } }
