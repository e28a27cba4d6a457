// expect: 2464 warning 26
// expect: 2464 warning 27
// expect: 2464 warning 27
// expect: 2464 warning 28
// expect: 2464 warning 30
// expect: 2464 warning 31
// expect: 2464 warning 32
// expect: 2464 warning 33
// expect: 2464 warning 35
// expect: 2464 warning 37
// expect-device: 2464 warning 26
// expect-device: 2464 warning 27
// expect-device: 2464 warning 27
// expect-device: 2464 warning 28
// expect-device: 2464 warning 30
// expect-device: 2464 warning 31
// expect-device: 2464 warning 32
// expect-device: 2464 warning 33
// expect-device: 2464 warning 35
// expect-device: 2464 warning 37
// Literals that become pointers to char where objects are made of them.
struct Z { char *z; Z(char *p) : z(p) {} };
struct W { W(Z); W(char *, int = 0); };
void f(Z); void g(const Z &);
Z a1 = "zy";
Z a2() { return "x"; }
void a3() { f("a"); g("b"); }
const Z &a4 = "c";
Z a5[] = {"d", "e"};
void a6() { Z z = "f"; static Z s = "g"; z = "h"; }
W a7("i"); W a8 = "j";
struct M { Z z = "k"; M() : z("l") {} };
Z a9 = {"m"};
Z b1 = (Z)"n";
void b2(Z z = "o");
void b3() { b2(); throw "p"; }
struct P { Z z; }; P b4 = {"q"}; P b5{{"r"}};
