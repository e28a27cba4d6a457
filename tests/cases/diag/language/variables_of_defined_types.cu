// expect: 2464 warning 44
// expect: 2464 warning 44
// expect: 2464 warning 45
// expect: 2464 warning 46
// expect: 2361 warning 47
// expect: 146 error 47
// expect: 69 warning 48
// expect: 69 warning 49
// expect: 144 error 50
// expect: 2464 warning 51
// expect: 2464 warning 52
// expect: 2464 warning 52
// expect: 69 warning 53
// expect: 144 error 53
// expect: 2464 warning 55
// expect: 2464 warning 55
// expect: 2361 warning 56
// expect: 69 warning 57
// expect: 144 error 58
// expect: 69 warning 59
// expect-device: 2464 warning 44
// expect-device: 2464 warning 44
// expect-device: 2464 warning 45
// expect-device: 2464 warning 46
// expect-device: 2361 warning 47
// expect-device: 146 error 47
// expect-device: 69 warning 48
// expect-device: 69 warning 49
// expect-device: 144 error 50
// expect-device: 2464 warning 51
// expect-device: 2464 warning 52
// expect-device: 2464 warning 52
// expect-device: 69 warning 53
// expect-device: 144 error 53
// expect-device: 2464 warning 55
// expect-device: 2464 warning 55
// expect-device: 2361 warning 56
// expect-device: 69 warning 57
// expect-device: 144 error 58
// expect-device: 69 warning 59
// expect-device: 177 warning 49
// Variables that are declared with their class or enumeration.
typedef char *Str;
struct S { Str s; } s = {"d"}, t{"e"};
void f1() { new Str("k"); }
void f3() { for (char *p = "n"; *p; p++) {} }
struct T { int a; } x = {2.5}, y{300, 4};
union U { char c; } u = {300};
static struct { char c; } v = {400};
enum E { e } w = 3;
class C { public: char *p = "z"; } cc;
void f4() { new char *{"k"}; char **p = new char *("q"); }
struct N { struct In { char c; } in = {300}; enum F { f } g = 1; };
class : public T { char q; } un = {};
struct Z { char *z; Z(char *p) : z(p) {} } z1("zz"), z2 = "zy", *z3 = new Z("zx");
struct { int a, b; } arr[2] = {{1, 2}, {3, 4.5}};
typedef struct { char c; } TD; TD td = {500};
enum E3 { A1, A2 } en = A2, en2 = 7;
extern struct X { char c; } x1; struct X x2 = {300};
