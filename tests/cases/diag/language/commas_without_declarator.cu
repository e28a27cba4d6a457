// expect: 40 error 12
// expect: 40 error 13
// expect: 20 error 13
// expect: 40 error 15
// expect: 40 error 16
// expect: 40 error 20
// expect: 40 error 20
// expect: 40 error 20
// expect: 174 warning 20
// expect: 40 error 21
// expect: 40 error 22
int a = 1, 1;
int b, ; int b2 = undefd;
void f() {
  int c = 2, 3;
  int d, int e;
  c = 1, 2;
  for (int i = 0, *p = 0; i < 2; i++) p = &i;
}
struct S { int a, 3; int c : 3, 4; int m(int x) { int y(x), "text"; return x, 1; } };
int w, +q;
double z{1}, 4.0;
