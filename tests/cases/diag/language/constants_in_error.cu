// expect: 135 error 26
// expect: 135 error 27
// expect: 2140 error 27
// expect: 135 error 28
// expect: 137 error 28
// expect: 153 error 28
// expect: 135 error 29
// expect: 135 error 30
// expect: 135 error 31
// expect: 20 error 32
// expect: 140 error 33
// expect: 2140 error 33
// expect: 135 error 34
// expect: 135 error 35
// expect: 144 error 36
// expect: 135 error 37
// expect: 135 error 38
// expect: 135 error 40
// expect: 2140 error 40
// expect: 135 error 41
// A constant whose initialiser is ill-formed has no value that could be judged; the object itself has its type.
struct S { int x; int f(); };
S s;
int *pointer;

void arithmetic() { const double b = s.nope; b % 2; }
void variable() { double b = s.nope; b % 2; }
void object() { const int b = s.nope; b = 3; b.x; }
void indirection() { const int b = s.nope; *b; }
void arrow() { int *const b = s.nope; b % 2; b->x; }
void value() { constexpr double b = s.nope; b % 2; int a[b]; }
void undeclared() { const double b = undefined; b % 2; b->x; }
void too_many() { const double b = s.f(1); b % 2; }
void parentheses() { const double b(s.nope); b % 2; }
void braces() { const double b{s.nope}; b % 2; }
void converted() { const double b = pointer; b % 2; b->x; }
void kept() { static const double b = s.nope; b % 2; }
const double global = s.nope;
void of_namespace() { global % 2; global->x; }
void changing() { const volatile double b = s.nope; b % 2; }
void conditions() { if (const double b = s.nope) b % 2; }
