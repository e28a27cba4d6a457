// expect: 65 error 26
// expect: 65 error 30
// expect: 12 warning 33
// expect: 65 error 38
// expect: 12 warning 42
// expect: 65 error 46
// expect: 12 warning 50
// expect: 65 error 54
// expect: 12 warning 58
// expect-device: 65 error 26
// expect-device: 65 error 30
// expect-device: 12 warning 33
// expect-device: 65 error 38
// expect-device: 12 warning 42
// expect-device: 65 error 46
// expect-device: 12 warning 50
// expect-device: 65 error 54
// expect-device: 12 warning 58
// expect-device: 550 warning 22
// expect-device: 177 warning 22
// expect-device: 177 warning 26
void f(int x) { int y = 3



int z = 3; int b



 = 4 x


 = 4;
 x = 3



 x = 3



 ; x = 4



if (x



 ) x = 3; x = 2



return



; }
