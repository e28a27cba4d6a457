// expect: 766 error 23
// expect: 766 error 24
// expect: 766 error 25
// expect: 766 error 26
// expect: 317 error 28
// expect: 766 error 29
// expect: 766 error 29
// expect: 766 error 30
// expect: 766 error 32
// expect: 766 error 33
// expect: 766 error 34
// expect: 766 error 35
// expect: 766 error 38
// expect: 997 warning 39
// Functions that may throw, and override functions that may not.
struct B {
  virtual void f() noexcept;
  virtual void g() throw();
  virtual void h() noexcept(false);
  virtual void i();
  virtual int j() noexcept(true); };
struct A { virtual const char *what() const noexcept; };
struct D1 : B { void f(); };
struct D2 : B { void f() override { } };
struct D3 : B { void g() const; void g(); };
struct D4 : B { void f() noexcept(false); };
struct D5 : B { void f() noexcept(true); void g() noexcept; void h(); void i() noexcept; };
struct D6 : B { virtual double j(); };
struct D7 : D5 { void f(); };
class D8 : public A { public: const char *what() const override; };
const char *D8::what() const { return ""; }
struct D9 : B { void f() noexcept(sizeof(int) == 3); };
namespace n { struct N : B { int j(); int j(int); }; }
struct D10 : virtual B { void f() final; };
struct D11 : B { auto j() -> int; };
typedef void F();
typedef void G() noexcept;
struct D12 : B { F f; G g; };
struct D13 : A { int what(int) const; };
template <class T> struct D14 : B { void f(); };
