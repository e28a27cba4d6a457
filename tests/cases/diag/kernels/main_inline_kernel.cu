// expect: 951 warning 4
// expect: 404 error 4
// expect: 20081 error 4
inline __global__ void main() {}
