// expect: 333 error 11
// expect: 333 error 15
// expect: 333 error 21
// expect-device: 333 error 11
// expect-device: 333 error 15
// expect-device: 333 error 21
// Destructors that a class does not declare, defined outside of it.
struct A {
  explicit A(int);
};
A::~A() {}
struct B {
  int x;
};
B::~B() = default;
namespace n {
struct C {
  struct D {};
  ~C();
};
C::D::~D() {}
} // namespace n
n::C::~C() {}
struct E : A {
  ~E();
};
E::~E() {}
template <class T> struct F {
  ~F();
};
template <class T> F<T>::~F() {}
