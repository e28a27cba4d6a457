// expect: 317 error 39
// expect: 1455 error 39
// expect: 317 error 40
// expect: 1455 error 40
// expect: 317 error 41
// expect: 1455 error 41
// expect: 322 error 45
// expect: 415 error 45
// expect: 322 error 45
// expect: 322 error 45
// expect: 322 error 45
// expect: 322 error 45
// expect: 322 error 45
// expect: 322 error 45
// expect: 389 error 45
// expect: 322 error 48
// expect: 322 error 48
// expect-device: 317 error 39
// expect-device: 1455 error 39
// expect-device: 317 error 40
// expect-device: 1455 error 40
// expect-device: 317 error 41
// expect-device: 1455 error 41
// expect-device: 322 error 45
// expect-device: 415 error 45
// expect-device: 322 error 45
// expect-device: 322 error 45
// expect-device: 322 error 45
// expect-device: 322 error 45
// expect-device: 322 error 45
// expect-device: 322 error 45
// expect-device: 389 error 45
// expect-device: 322 error 48
// expect-device: 322 error 48
// flags: --c++17
// A function whose result does not fit overrides nothing, so that its class stays abstract.
struct R { int r; };
struct E { virtual ~E(); virtual R c() const = 0; virtual int d() = 0; virtual E *e() = 0; };
struct Num : E { explicit Num(double); int c() const override; int d() override; E *e() override; };
struct Num1 : E { Num1(double); R c() const override; long d() override; E *e() override; };
struct Num2 : E { Num2(double); R c() const override; int d() override; int *e() override; };
struct Num3 : E { Num3(double); R c() const override; int d() override; Num3 *e() override; };
struct Num4 : Num { Num4(double); };
struct Num5 : Num { Num5(double); R c() const override; };
void f() { Num n = 3; Num m(3); Num1 o = 3; Num2 q(3); Num3 r(3); new Num(3); new Num2(3); Num4 t(3); Num{3}; Num5 u(3); }
Num g();
void h(Num n);
struct Holds { Num n; Num2 m; Num3 o; };
