// expect: 20081 error 2
__host__ __device__ int main() { return 0; }
