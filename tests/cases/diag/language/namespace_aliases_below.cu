// expect: 20 error 8
// expect: 276 error 9
// expect: 20 error 12
// expect: 728 error 15
// Names that only a namespace alias further down has.
namespace lang {
struct Expr { int eval() const; };
int f() { return l; }
int g() { return l::h(); }
int h() { return 1; }
}
int before() { return l + 1; }
namespace l = lang;
int behind() { return l::h(); }
int value() { return l; }
