// expect: 20 error 23
// expect: 135 error 24
// expect: 167 error 25
// expect: 144 error 25
// expect: 135 error 26
// expect: 135 error 27
// expect: 167 error 28
// expect: 135 error 28
// expect: 349 error 28
// expect: 135 error 28
// expect: 140 error 30
// expect: 135 error 30
// expect: 289 error 30
// expect: 262 error 31
// expect: 135 error 32
// expect: 135 error 33
// expect: 167 error 34
// expect: 20 error 34
// expect: 135 error 34

// Members whose type is in error leave the constructors, copies and other members of their class as they are.
struct V { void push(int); V(); ~V(); };
struct A { V v; Missing m; 
  A() { v.nope(); }
  A(int) : v() { v.push("x"); int x = nullptr; }
  ~A() { v.nope3(); }
  int f() { return m.x + v.nope2(); }
  void g() { m.h(); v.push("x"); this->m = 3; this->zip(); v = 5; m = v.nope4(); }
};
void use() { A a; a.f(1); a.m.z(); a.nope5(); A b(a); A c(1, 2); b = a; }
struct C : Missing3 { V v;
  C() { v.nope(); }
  ~C() { v.nope3(); }
  void g() { v.push("x"); foo(); this->zip(); }
};
void assign(A &a, A &b) { b = a; A c = a; A d; d = b; }
