// expect: 161 warning 12
// expect: 161 warning 13
// expect: 161 warning 15
// expect: 161 warning 17
// expect: 161 warning 20
// expect-device: 161 warning 12
// expect-device: 161 warning 13
// expect-device: 161 warning 15
// expect-device: 161 warning 17
// expect-device: 161 warning 20
// Pragmas whose first token is no word, and one that is empty: nobody knows them.
#pragma (unroll)
#pragma
__global__ void k() {
#pragma ( 20011
  for (int i = 0; i < 3; i++) ;
#pragma (x)
}
void h() {
#pragma (
}
