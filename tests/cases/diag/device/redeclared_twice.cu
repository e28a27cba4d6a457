// expect: 20024 error 7
// expect: 20024 error 8
// expect: 20111 error 9
// expect: 20111 error 11
// expect: 20111 error 12
// expect: 20024 error 14
extern __shared__ int s1; __shared__ __constant__ int s1;
extern __constant__ int c1; __constant__ __shared__ int c1;
extern __managed__ int m1; __managed__ __constant__ int m1;
extern __managed__ int m2; __managed__ __device__ int m2;
extern __constant__ int c2; __constant__ __managed__ int c2;
extern __constant__ int c3; __managed__ int c3;
extern __device__ int d1; __device__ __shared__ int d1;
extern int h1; __shared__ __constant__ int h1;
