// expect: 40 error 27
// expect: 40 error 28
// expect: 40 error 29
// expect: 40 error 30
// expect: 40 error 31
// expect: 40 error 32
// expect: 17 error 33
// expect: 40 error 34
// expect: 1735 error 34
// expect: 40 error 35
// expect: 40 error 36
// expect: 40 error 37
// expect: 40 error 38
// expect: 17 error 39
// expect: 40 error 40
// expect: 258 error 45
// expect: 258 error 46
// expect: 17 error 46
// expect: 258 error 48
// expect: 258 error 50
// expect: 258 error 50
// expect: 258 error 50
// expect: 17 error 50
// expect: 258 error 50
// expect: 258 error 51
void f(int a, int b) {
  auto a1 = [=, =] { return a; };
  auto a2 = [a, =] { return a; };
  auto a3 = [&, &] { return a; };
  auto a4 = [a, &] { return a; };
  auto a5 = [&, =] { return a; };
  auto a6 = [a,] { return a; };
  auto a7 = [a b] { return a; };
  auto a8 = [&&a] { return a; };
  auto a9 = [1] { return 1; };
  auto b1 = [int] { return 1; };
  auto b2 = [,a] { return 1; };
  auto b3 = [const a] { return 1; };
  auto b4 = [a.b] { return 1; };
  auto b5 = [::a] { return 1; };
}
struct S {
  int v; int m();
  static void f(int a) {
    auto a1 = [this] { return 1; };
    auto a2 = [*this] { return 1; };
  }
  friend void g() { auto a1 = [this] { }; }
};
void h(int a) { auto a1 = [this] { return 1; }; auto a2 = [=, this] { return 1; }; auto a3 = [&, *this] { return 1; }; auto a4 = [this, &a] { }; }
auto n = [this] { };
