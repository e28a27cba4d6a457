// expect: 2464 warning 25
// expect: 2464 warning 25
// expect: 2464 warning 30
// expect: 2464 warning 30
// expect: 2464 warning 30
// expect: 2464 warning 38
// expect: 2464 warning 38
// expect-device: 2464 warning 25
// expect-device: 2464 warning 25
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 2464 warning 30
// expect-device: 2464 warning 30
// expect-device: 2464 warning 30
// expect-device: 2464 warning 38
// expect-device: 2464 warning 38
// expect-device: 177 warning 31
// expect-device: 177 warning 33
// expect-device: 177 warning 35
// Declarators with parentheses in front of pointers with braces; attributes are no names.
char *b("b"), *c{"c"};
int i1(1), *i2{nullptr};
int i3{1}, *i4{nullptr}, i5(2), i6{3};
struct S { int a; } s1{1}, *s2{nullptr}, s3 = {2}, &s4{s1};
void f() { int j1{1}, *j2{nullptr}, j3(2), j4{3}; S s{1}, *p{&s}, t{2}; }
typedef char *Str; Str a = "a"; Str u{"x"}, v{"y"};
const int *k1{}, k2{2};
template <class T> T vt1{};
int q1(1), *const q2{nullptr}, &q3{q1};
struct M { int a; M() : a(1) {} }; M m1(), *m2{nullptr};
int fn(int), *qq{nullptr}; static int ss(3), *sp{&ss};
auto device = [] __device__ () { return 1; }; auto host = [] __host__ __device__ (int x) { return x; };
auto k3 = 1, *k4 = &k3; auto k5(1), *k6{&k5};
namespace nn { char *b("b"), *c{"c"}; }
