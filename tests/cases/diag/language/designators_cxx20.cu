// flags: --c++20
// expect: 2904 error 35
// expect: 2906 error 35
// expect: 136 error 35
// expect: 2903 error 35
// expect: 2903 error 35
// expect: 2904 error 35
// expect: 2904 error 35
// expect: 2906 error 35
// expect: 136 error 35
// expect: 136 error 35
// expect: 2904 error 36
// expect: 136 error 36
// expect: 2904 error 36
// expect: 136 error 36
// expect: 2904 error 36
// expect: 2357 error 38
// expect: 2357 error 38
// expect: 2357 error 38
// expect: 2357 error 38
// expect: 2357 error 38
// expect: 2357 error 38
// expect: 2663 error 38
// expect: 1587 error 38
// expect: 1587 error 38
// expect: 2357 error 39
// expect: 2357 error 39
// expect: 2357 error 39
// expect: 2357 error 39
// expect: 415 error 42
// expect: 289 error 43
// Designators of lists: members of aggregates, once and in their order.
namespace std { struct string { string(const char *); }; }
struct A { int x; int y; int z; }; struct B { A a; int b; A c[2]; }; struct C : A { int q; }; struct D { D(int); int d; }; union U { int i; float f; };
A a1{.y = 1, .x = 2}; A a2{.x = 1, .x = 2}; A a3{.n = 1}; A a4{.x = 1, 2}; A a5{1, .y = 2}; A a6{.z = 1, .y = 2, .x = 3}; A a7{.x = 1, .x = 2, .n = 3}; A a8 = {.y = 1, .n = 2};
struct M { A a{.y = 1, .x = 2}; A b = {.n = 1}; M() : a{.z = 1, .x = 2}, b{.q = 1} { } }; void def(A a = {.y = 1, .x = 2});
struct S2 { double side; double area() const; static int count; enum E { e }; using T = int; union { int u; float v; }; struct { int w; }; };
struct P2 { double side; private: int hidden; }; P2 p1{.side = 1}; P2 p2{.x = 1}; struct V2 { virtual void f(); int a; }; V2 v1{.a = 1}; enum E2 { qq }; E2 e1{.q = 1}; int *ip{.x = 0}; int &ir{.x = 0}; auto au{.x = 1}; auto au2 = {.x = 1};
void f(int); void h(V2); void g10() { f({.x = 1}); h({.a = 1}); int k = {.a = 1}; P2 p = {.side = 2}; return; }
struct Config { int w = 1; int h = 2; bool full; struct { int a; } in; int arr[2]; std::string name; };
struct Square { double side; double area() const; static int count; private: int hidden; };
Config c8 = {.name = 3};
Config c11 = {.arr[0] = 1};
