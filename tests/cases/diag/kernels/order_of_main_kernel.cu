// expect: 20048 error 10
// expect: 20081 error 10
// expect: 20024 error 10
// expect: 20081 error 10
// expect-device: 20048 error 10
// expect-device: 20081 error 10
// expect-device: 20024 error 10
// expect-device: 20081 error 10
// Each attribute of main is judged by itself, behind the specifiers and the result.
__global__ __device__ int main() { return 0; }
