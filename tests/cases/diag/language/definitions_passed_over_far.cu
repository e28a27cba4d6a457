// expect: 70 error 17
// expect: 18 error 17
// expect: 65 error 17
// expect: 70 error 42
// expect: 18 error 42
// expect: 65 error 42
// expect: 12 warning 66
// expect: 135 error 67
// expect: 65 error 67
// expect: 12 warning 91
// expect: 135 error 92
// expect: 65 error 92
// expect: 12 warning 116
// What is passed over behind a definition is told of where it is far, but for the initialiser of a template.
namespace q {}
constexpr int N = 3;
template <int M> void twice(M n) {
}
int a0() { return 0; }
int a1() { return 1; }
int a2() { return 2; }
int a3() { return 3; }
int a4() { return 4; }
int a5() { return 5; }
int a6() { return 6; }
int a7() { return 7; }
int a8() { return 8; }
int a9() { return 9; }
int a10() { return 10; }
int a11() { return 11; }
int a12() { return 12; }
int a13() { return 13; }
int a14() { return 14; }
int a15() { return 15; }
int a16() { return 16; }
int a17() { return 17; }
int a18() { return 18; }
int a19() { return 19; }
int a20() { return 20; }
int a21() { return 21; }
int a;
void once(N n) {
}
int b0() { return 0; }
int b1() { return 1; }
int b2() { return 2; }
int b3() { return 3; }
int b4() { return 4; }
int b5() { return 5; }
int b6() { return 6; }
int b7() { return 7; }
int b8() { return 8; }
int b9() { return 9; }
int b10() { return 10; }
int b11() { return 11; }
int b12() { return 12; }
int b13() { return 13; }
int b14() { return 14; }
int b15() { return 15; }
int b16() { return 16; }
int b17() { return 17; }
int b18() { return 18; }
int b19() { return 19; }
int b20() { return 20; }
int b21() { return 21; }
int b;
template <typename T> q::nope<T> f(T t) {
}
int c0() { return 0; }
int c1() { return 1; }
int c2() { return 2; }
int c3() { return 3; }
int c4() { return 4; }
int c5() { return 5; }
int c6() { return 6; }
int c7() { return 7; }
int c8() { return 8; }
int c9() { return 9; }
int c10() { return 10; }
int c11() { return 11; }
int c12() { return 12; }
int c13() { return 13; }
int c14() { return 14; }
int c15() { return 15; }
int c16() { return 16; }
int c17() { return 17; }
int c18() { return 18; }
int c19() { return 19; }
int c20() { return 20; }
int c21() { return 21; }
int c;
q::nope<int> g(int t) {
}
int d0() { return 0; }
int d1() { return 1; }
int d2() { return 2; }
int d3() { return 3; }
int d4() { return 4; }
int d5() { return 5; }
int d6() { return 6; }
int d7() { return 7; }
int d8() { return 8; }
int d9() { return 9; }
int d10() { return 10; }
int d11() { return 11; }
int d12() { return 12; }
int d13() { return 13; }
int d14() { return 14; }
int d15() { return 15; }
int d16() { return 16; }
int d17() { return 17; }
int d18() { return 18; }
int d19() { return 19; }
int d20() { return 20; }
int d21() { return 21; }
int d;
