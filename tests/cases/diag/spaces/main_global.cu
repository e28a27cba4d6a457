// expect: 951 warning 3
// expect: 20081 error 3
__global__ void main() {}
