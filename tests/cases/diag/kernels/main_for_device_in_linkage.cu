// expect: 951 warning 4
// expect: 2949 warning 4
// expect: 20081 error 4
extern "C" __device__ double main() { return 0; }
