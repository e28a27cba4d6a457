// expect: 146 error 38
// expect: 415 error 38
// expect: 146 error 38
// expect: 415 error 38
// expect: 146 error 38
// expect: 415 error 38
// expect: 415 error 39
// expect: 18 error 39
// expect: 415 error 40
// expect: 18 error 40
// expect: 415 error 41
// expect: 18 error 41
// expect: 415 error 42
// expect: 18 error 42
// expect: 289 error 43
// expect: 289 error 44
// expect: 415 error 45
// expect: 18 error 45
// expect: 146 error 46
// expect: 18 error 46
// expect: 146 error 47
// expect: 312 error 47
// expect: 312 error 47
// expect: 18 error 47
// expect: 415 error 48
// expect: 146 error 48
// expect: 415 error 49
// expect: 146 error 49
struct P { int n; };
struct Q { int n; int m; };
struct E {};
class Closed { int a, b; };
struct Constant { const int c; };
struct Written { Written(); int n; };
struct Deep { Written w; };
struct Other { int z; };
union Un { int a; float b; };
void declared() { P x(1, 2); Q y(1, 2); E z(1, 2); }
P *allocated() { return new P(1, 2, 3); }
P called() { return P(1, 2); }
Closed *closed() { return new Closed(1, 2); }
Constant constant() { return Constant(1, 2); }
Written written() { return Written(1, 2); }
Deep deep() { return Deep(1, 2); }
Un *shared() { return new Un(1, 2); }
void of_itself(P p) { P x(p, 2); new P(p, 2); }
void of_another(Other o) { P x(o, 1); P(o, 1); }
struct Member { P p; Member() : p(1, 2) {} };
struct Base : P { Base() : P(1, 2) {} };
