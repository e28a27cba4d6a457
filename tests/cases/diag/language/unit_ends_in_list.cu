// expect: 29 error 5
// expect: 67 error 5
// expect: 67 error 5
// expect: 65 error 5
float x[2][2] = {{1, 2}, {