// expect: 29 error 3
// expect: 65 error 3
int a = 3, b =