// expect: 147 error 9
// expect: 147 error 16
// expect: 147 error 21
// expect: 147 error 23
// expect: 147 error 24
// Declarations of external variables with two types in one block (147).
__global__ void s(int w) {
  extern __shared__ float dynamic[];
  extern __shared__ int dynamic[];
  extern __device__ int fine;
  extern __device__ int fine;
  extern __shared__ int bytes[];
  extern __shared__ int bytes[4];
  {
    extern __shared__ float inner[];
    extern __shared__ double inner[];
  }
}
void h() {
  extern int number;
  extern float number;
  extern const char *text;
  extern char *text;
  auto l = [] { extern int in; extern long in; };
}
