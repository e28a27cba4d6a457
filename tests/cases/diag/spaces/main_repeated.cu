// expect: 20081 error 9
// expect: 20081 error 9
// expect: 20081 error 10
// expect: 20081 error 10
// expect: 20081 error 11
// expect: 20081 error 11
// expect: 20081 error 11
// Said at each space that is added.
__device__ __host__ int main(int, char **);
__device__ __device__ int main(int, char **);
__device__ __host__ __device__ int main(int, char **);
