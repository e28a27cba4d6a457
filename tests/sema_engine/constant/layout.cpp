struct A0 {}; struct A1 : A0 {}; struct A2 : A0 { A0 a; }; struct A3 : A1, A0 { }; struct A4 { char c; int i;
short s; };
struct B0 { int i; char c; }; struct B1 : B0 { char d; }; struct B4 { B4(); int i; char c; }; struct B5 : B4 {
char d; };
struct V0 { virtual void f(); }; struct V1 : V0 { int i; }; struct V2 : V1 { char c; }; struct V3 { int i;
virtual void g(); };
struct V4 : V3, V0 { char c; }; struct W0 : virtual V0 { int i; }; struct W1 : virtual V0 { char c; }; struct
W2 : W0, W1 { short s; };
struct F1 { char a : 3; int b : 30; short c : 5; }; struct F2 { int a : 3; int : 0; int b : 2; }; struct F4 {
char a; int b : 4; };
struct __attribute__((packed)) P0 { char c; int i; short s; double d; }; struct __attribute__((packed,
aligned(4))) P3 { char c; short s; int b : 5; int d : 12; };
struct alignas(32) L0 { char c; }; struct L1 { char c; alignas(16) int i; }; struct L6 { int x; }
__attribute__((aligned(16)));
#pragma pack(push, 2)
struct K0 { char c; int i; double d; };
#pragma pack(pop)
union U0 { int i; char c[7]; double d; }; struct E4 { [[no_unique_address]] A0 a; int i; };
struct E5 { [[no_unique_address]] A0 a; [[no_unique_address]] A0 b; int i; }; struct E9 { int i; char flex[];
};
struct M0 { int M0::* a; int (M0::* f)(); char c; }; struct M1 { long double ld; char c; }; struct T0 { int a
= 1; char b; };
struct T1 : T0 { char c; }; struct N0 { __extension__ unsigned long long a; int b; };
