// expect: 159 error 19
// expect: 159 error 21
// expect: 159 error 23
// expect: 159 error 25
// expect: 159 error 28
// expect: 159 error 31
// expect: 159 error 34
// expect: 159 error 36
// expect-device: 20042 warning 19
// expect-device: 20042 warning 21
// expect-device: 20042 warning 23
// expect-device: 20042 warning 25
// expect-device: 20042 warning 26
// expect-device: 20042 warning 28
// expect-device: 20042 warning 29
// expect-device: 20042 warning 31
// expect-device: 20042 warning 32
__device__ void f1() { extern __shared__ int a[]; } 
__device__ void g1() { extern __shared__ float a[]; }
__device__ void f2() { extern __shared__ int b[]; }
extern __shared__ double b[];
extern __shared__ int c[];
__device__ void f3() { extern __shared__ double c[]; }
__device__ void f4() { extern __shared__ int d[]; } 
__device__ void g4() { extern __shared__ float d[]; }
__device__ void h4() { extern __shared__ char d[]; }
__device__ void f5() { extern __shared__ int e[]; } 
__device__ void g5() { extern __shared__ float e[]; }
extern __shared__ char e[];
__device__ void f6() { extern __shared__ int h[]; } 
__device__ void g6() { extern __shared__ float h[]; }
extern __shared__ int h[];
void f7() { extern int i; } 
void g7() { extern float i; }
extern char i;
void f8() { extern int j; { extern float j; } } 
extern int j;
