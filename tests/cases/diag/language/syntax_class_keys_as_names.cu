// expect: 84 error 15
// expect: 110 error 15
// expect: 84 error 17
// expect: 110 error 17
// expect: 84 error 18
// expect: 110 error 18
// expect: 20 error 19
// expect: 84 error 21
// expect: 110 error 21
// expect: 84 error 22
// expect: 110 error 22
// expect: 20 error 23
// A class-key where the name of a variable should stand.
void words(int a) {
  int class = 3;
  a = 3;
  int enum = 3, b = 4;
  int struct;
  a = undeclared_1;
}
int class = 4;
int union;
int z = undeclared_2;
