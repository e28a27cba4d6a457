// expect: 404 error 12
// expect: 20024 error 12
// expect: 20048 error 12
// expect: 20046 error 12
// expect: 20081 error 12
// expect-device: 404 error 12
// expect-device: 20024 error 12
// expect-device: 20048 error 12
// expect-device: 20046 error 12
// expect-device: 20081 error 12
// Each attribute of main is judged by itself, behind the specifiers and the result.
inline __host__ __global__ int main(...);
