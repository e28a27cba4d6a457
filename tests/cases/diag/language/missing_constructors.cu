// expect: 811 error 72
// expect: 257 error 76
// expect: 257 error 77
// expect: 257 error 78
// expect: 369 error 80
// expect: 369 error 81
// expect: 1790 error 82
// expect: 1790 error 83
// expect: 1790 error 84
// expect: 1790 error 85
// expect: 811 error 86
// expect: 811 error 88
// expect: 811 error 89
// expect: 811 error 91
// expect: 257 error 92
// expect: 2385 error 94
// expect: 252 error 95
// expect: 1593 error 96
// expect: 322 error 97
// expect: 257 error 100
// expect: 257 error 102
// expect: 811 error 104
// expect: 369 error 106
// expect: 1790 error 107
// expect: 1790 error 108
// expect: 1790 error 109
// expect: 291 error 110
// expect: 291 error 111
// expect: 322 error 112
// expect: 257 error 114
// expect: 2385 error 115
// expect: 252 error 116
// expect: 252 error 117
// expect: 1593 error 118
// expect: 1593 error 119
// expect: 1790 error 121
// expect: 291 error 122
// expect: 289 error 123
// expect: 1790 error 124
// expect: 322 error 125
// expect: 1790 error 126
// expect: 289 error 127
// expect: 289 error 128
// expect: 1790 error 129
// expect: 389 error 130
// expect: 289 error 131
// expect: 289 error 132
// expect: 289 error 133
// expect: 289 error 134
// expect: 366 error 137
// expect: 366 error 138
// expect: 291 error 139
// expect: 291 error 140
// expect: 291 error 144
// Objects that cannot be made: 252, 257, 289, 291, 322, 366, 369, 389, 811, 1593, 1776, 1790, 2385.
struct Plain { int x; };
struct Empty {};
struct Provided { Provided(); int x; };
struct Constant { const int c; };
struct Refers { int &r; };
struct Set { const int c = 1; };
struct Deleted { Deleted() = delete; };
struct Converts { Converts(int); Converts(int, int); };
struct Member { Converts n; };
struct Abstract { virtual void f() = 0; };
struct Concrete : Abstract { void f() override {} };
union Either { int a; float b; };
union Begun { int a = 1; float b; };
struct Begins { int x = 1; int y; };
struct Derived : Begins {};
struct OfDefault { OfDefault(int x = 1); };
const Plain p1;
const Empty e1;
const Provided u1;
const Set s1;
const int i1;
const int a1[2];
int *const ip1;
const int *pi1;
Constant k1;
Constant k2[2];
Refers r1;
Member m1;
Deleted d1;
Deleted d2[2];
const Either w1;
const Begun w2;
const Begins b1;
const Derived b2;
const OfDefault o1;
const Begins b3[2];
static const int si;
extern const int ei;
constexpr int ci;
int &ri;
auto au;
Abstract ab;
Concrete co;
extern "C" const int ec;
namespace { const int ns; }
typedef const int CI;
CI cix;
void locals(Converts given, Deleted *gone) {
  const Plain p;
  const Empty e;
  Constant k;
  Refers r;
  Member m;
  Deleted d;
  Converts c;
  Converts cs[3];
  Abstract a;
  Concrete fine;
  static const int s;
  constexpr int x;
  int &ref;
  int &&rv;
  auto none;
  const auto nothing;
  int plain;
  new Refers;
  new Converts;
  new Converts();
  new Deleted;
  new Abstract;
  Refers();
  Converts();
  Converts{};
  Deleted();
  Abstract();
  Member{};
  Converts c1{};
  Converts c2 = {};
  Member m2{};
  Member m3 = {1};
}
struct NoReference { int &m; NoReference() {} };
struct NoConstants { const int c; const int d; NoConstants() {} };
struct NoMember { Converts n; NoMember() {} };
struct NoBase : Converts { NoBase() {} };
struct Delegating : Converts { const int c; Delegating(int x) : Converts(x), c(x) {} Delegating() : Delegating(1) {} };
struct OutOfClass { Converts n; OutOfClass(); };
OutOfClass::OutOfClass()
{
}
template <class T> struct Generic { T t; Generic() {} const int c = 1; };
Generic<int> fine;
