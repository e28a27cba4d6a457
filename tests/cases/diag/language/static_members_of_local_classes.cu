// expect: 817 error 23
// expect: 817 error 23
// expect: 817 error 23
// expect: 817 error 24
// expect: 817 error 26
// expect: 817 error 27
// expect: 817 error 27
// expect: 817 error 28
// expect: 817 error 29
// expect: 817 error 34
// expect-device: 817 error 23
// expect-device: 817 error 23
// expect-device: 817 error 23
// expect-device: 817 error 24
// expect-device: 817 error 26
// expect-device: 817 error 27
// expect-device: 817 error 27
// expect-device: 817 error 29
// expect-device: 177 warning 29
// expect-device: 817 error 34
// expect-device: 177 warning 32
// Local classes have no static data members.
void f() { struct L { static constexpr int k = 1; static int s; static inline int i; int m; static void fn(); }; }
void g() { union U { int a; static int s; }; }
union W { int a; static int s; };
auto l = [] { struct X { static const int c = 1; }; };
struct S { void m() { struct Y { static int s; struct Z { static int t; }; }; } };
template <class T> void t() { struct Q { static T s; }; }
void h() { class { static int s; } v; }
struct { static int s; } un;
static union { int q; };
namespace { struct { static int s; } un2; }
typedef struct { static int s; } TD;
void hh() { struct A { struct B { static int s; }; }; enum { e }; }
