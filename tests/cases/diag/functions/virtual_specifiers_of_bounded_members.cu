// expect: 20078 error 31
// expect: 20077 error 31
// expect: 20078 error 32
// expect: 20077 error 32
// expect: 20078 error 33
// expect: 20077 error 33
// expect: 20078 error 34
// expect: 20077 error 34
// expect: 20078 error 35
// expect: 20077 error 35
// expect: 20078 error 36
// expect: 20077 error 36
// expect: 20078 error 37
// expect: 20077 error 37
// expect-device: 20078 error 31
// expect-device: 20077 error 31
// expect-device: 20078 error 32
// expect-device: 20077 error 32
// expect-device: 20078 error 33
// expect-device: 20077 error 33
// expect-device: 20078 error 34
// expect-device: 20077 error 34
// expect-device: 20078 error 35
// expect-device: 20077 error 35
// expect-device: 20078 error 36
// expect-device: 20077 error 36
// expect-device: 20078 error 37
// expect-device: 20077 error 37
struct A { virtual void f(); virtual void g(); virtual void h() const; };
struct B : A { 
  __launch_bounds__(1) void f() override;
  __launch_bounds__(1) void g() final;
  __launch_bounds__(1) void h() const override {}
  __launch_bounds__(1) virtual void i() final {}
  __launch_bounds__(1) void k() const;
  __launch_bounds__(1) void l() &;
  __launch_bounds__(1) virtual void m() const noexcept = 0;
};
