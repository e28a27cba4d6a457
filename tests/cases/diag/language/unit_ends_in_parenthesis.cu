// expect: 29 error 4
// expect: 18 error 4
// expect: 65 error 4
int a = sizeof(