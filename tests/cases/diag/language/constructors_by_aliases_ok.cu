// flags: --c++17
struct A { A(int); A(); };
typedef A TA;
template <class T> struct H { H(int); H() {} };
struct B : A { using Base = A; using Base::Base; B() = default; };
struct C : TA { using TA::TA; C() = default; };
template <class T> struct D : H<T> { using Base = H<T>; using Base::Base; D() = default; };
struct E : H<int> { using Base = H<int>; using Base::Base; E() = default; };
struct F : H<int> { using Base = H<int>; using Base::H; F() = default; };
int main() { B b(1); C c(2); D<int> d(3); E e(4); F f(5); return 0; }
