// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 41
// expect: 108 warning 42
// expect: 108 warning 42
// expect: 108 warning 42
// expect: 108 warning 42
// expect: 108 warning 42
// expect: 108 warning 42
// expect: 108 warning 43
// expect: 108 warning 43
// expect: 108 warning 44
// expect: 108 warning 44
// expect: 108 warning 44
// expect: 108 warning 44
// expect: 108 warning 44
// expect: 108 warning 45
// expect: 549 warning 45
// expect: 174 warning 45
// expect: 108 warning 45
// expect: 108 warning 45
// expect: 174 warning 45
// expect: 108 warning 47
// expect: 108 warning 47
// expect: 108 warning 47
// expect: 108 warning 47
// expect: 108 warning 47
// expect: 108 warning 48
// expect: 108 warning 48
// expect: 108 warning 48
// expect: 108 warning 48
// expect-device: 177 warning 45
// expect-device: 177 warning 45
#include <stdint.h>
struct S { int a : 1, b : 2, c : 1; int32_t d : 1; uint32_t e : 1; int8_t f : 1; int64_t g : 1; const volatile int i : 1; mutable int j : 1; char16_t l : 1; long long n : 1; unsigned o : 1, p : 1; int : 1, q : 1; bool r : 1; int s : 2; };
struct T { int b : 0x1; int c : 1u; int d : 01; signed char g : 1; char h : 1; unsigned char i : 1; short int j : 1; };
template <class T> struct X { int a : 1; struct In { int c : 1; }; };
union U { int a : 1; int b; }; namespace { struct V { int a : 1; }; } class W { int a : 1; public: int b : 1; private: int c : 1; static int s; };
void f() { struct L { int a : 1; void m() { int x = a ? x : 1; y: 1; } }; union { int x : 1; }; auto l = [] { struct M { int a : 1; }; }; int q = 1 ? 2 : 1; switch (q) { case 1: q = 1; default: 1; } }
enum E { }; struct Y { E e : 1; bool b : 1; int c = true ? sizeof(E) : 1; };
template <> struct X<int> { int a : 1; }; template <class T> struct X<T *> { int a : 1; }; struct { int an : 1; } anon; struct D : S { int dd : 1; }; extern "C" { struct EC { int a : 1; }; }
__device__ struct DS { int a : 1; } ds; struct P { struct { int a : 1; }; int s : 1; } p; typedef struct { int a : 1; } TD;
#pragma nv_diag_suppress signed_one_bit_field
struct Q { int a : 1; };
