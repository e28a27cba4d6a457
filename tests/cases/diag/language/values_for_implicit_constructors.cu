// expect: 289 error 27
// expect: 289 error 28
// expect: 312 error 29
// expect: 312 error 30
// expect: 289 error 31
// expect: 289 error 32
// expect: 415 error 33
// expect: 289 error 34
// expect: 312 error 35
// expect: 289 error 36
// expect: 289 error 37
// expect: 289 error 38
// expect: 312 error 39
// One value for an object whose class declares no constructor: the implicit ones are named where they do something.
struct I { int a; };
struct V { virtual int f() const { return 1; } };
struct Q { Q(); };
struct Polymorphic : V {};
struct Virtual : virtual I {};
struct Destroyed { ~Destroyed() {} };
struct Plain { private: int a; };
struct Bases : private I {};
class Member { Q q; };
class Initialised { int q = 3; };

void f(I i, int n) {
    Polymorphic a(i);
    Virtual b(i);
    Plain c(i);
    Bases d(i);
    Member e(i);
    Initialised g(i);
    Destroyed h(n);
    Member j(n);
    Polymorphic k = i;
    const Member m(i);
    auto o = Member(i);
    auto p = new Initialised(i);
    auto q = (Member)i;
}
