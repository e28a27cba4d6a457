// expect: 130 error 14
// expect: 130 error 15
// expect: 130 error 16
// expect: 239 error 17
// expect: 771 error 18
// expect: 80 error 19
// expect: 130 error 20
// expect: 130 error 21
// expect: 120 error 22
// expect: 130 error 24
// Virt-specifiers outside of classes, behind which all up to a block is passed over.
struct B { virtual void f(); virtual int g() const; virtual void h(); };
struct C : B { explicit C(int); void f() override; int g() const override; void h() final; static int s(); void d() const noexcept; auto tr() -> int; mutable int m; virtual void v(); inline void in(); friend void fr(); };
void C::f() override { }
int C::g() const override { return 1; }
void C::h() final { }
virtual void C::v() {}
explicit C::C(int) {}
static int C::s() { return 2; }
void free_one() override {}
void free_two() final;
int free_three() const override { return 1; }
void after(int x) { x = 1; }
void semi() override;
struct passed_over {
    int a;
};
void behind() {}
