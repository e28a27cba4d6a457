// flags: -std=c++20
// Enumerators that a block has from a using-enum-declaration and names again, and opaque enumerations without a name
namespace a { enum E { e1, e2 }; enum class C { c1, c2, c3 }; }
namespace al = a; using TE = a::E;
void f2() { using a::e2; using a::e2; (void)e2; }
void f3() { using enum a::E; using a::e2; (void)e2; }
void f4() { using enum a::E; using a::E::e2; (void)e2; }
void f5() { using enum TE; using al::e1, a::e2; (void)e2; }
void f6() { using enum a::C; using a::C::c1; (void)c1; }
void f7() { using a::C::c1; using a::C::c1; (void)c1; }
void f9() { using enum al::E; using enum a::E; (void)e2; }
void f10() { using enum al::E; { using a::e1; (void)e1; } }
struct S { using enum a::E; using a::C::c2; };
namespace n { using enum a::E; using a::e2; using a::E::e1; }
namespace n2 { using a::e2;  using enum a::E; using enum a::E; }
using enum a::E; using a::e2;
template <class T> void ft() { using enum a::E; using a::e2; (void)e2; }
void f11() { auto l = [] { using enum a::E; using a::e2; (void)e2; }; if (1) { using a::e2; } for (;;) { using enum a::E; using ::a::e2; } }
void f12(int x) { switch (x) { using enum a::E; case e1: using a::e1; break; } }
auto gl = [] { using enum a::E; using a::e2, n::e1; return e2; };
__global__ void k() { using enum a::E; using a::e2; }
namespace opaque {
enum : short; enum : int { }; enum { }; namespace n { enum : int; enum : unsigned long; }
struct S0 { enum : short; enum { }; union {}; enum : int {}; enum : decltype(1); int x; enum : int; };
void f() { enum : int; enum {}; if (1) { enum : char; } }
template <class T> struct TS { enum : T; enum : int; enum : typename T::x; };
template <class T> void g() { enum : int; enum : T; struct L { enum : int; int q : 3; enum : short { a }; }; }
extern "C" { enum : int; }
int b = true ? 1 : 2; struct B0 { enum E : short; unsigned : 3; };
}
int main() { k<<<1, 1>>>(); ft<int>(); opaque::g<int>(); return opaque::b; }
