// expect: 20081 error 5
// expect: 20081 error 6
// expect: 20081 error 7
// expect: 20081 error 7
__host__ __device__ int main();
__host__ int main();
__host__ __device__ int main() { return 0; }
