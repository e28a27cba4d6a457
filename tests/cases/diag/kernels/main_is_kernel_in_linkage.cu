// expect: 951 warning 5
// expect: 2949 warning 5
// expect: 20048 error 5
// expect: 20081 error 5
extern "C" __global__ double main() { return 0; }
