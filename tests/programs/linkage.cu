// Static, inline-variable, extern and C linkage of kernels and variables; block-scope declarations.
static __global__ void hidden(int a) {}
extern __global__ void later(int a);
extern "C" { __global__ void in_c(int a) {} __device__ int c_variable = 4; static __device__ int c_static; }
template <class T> static __global__ void hidden_t(T a) {}
static __device__ const int constant = 7;
__device__ const float table[] = {1.5f, 2.5f};
__global__ void use(int *p) { *p = constant + c_variable + c_static + (int)table[1]; }
void go() { __global__ void later(int); later<<<1, 1>>>(5); }
__global__ void later(int a) {}
int main() {
  hidden<<<1, 1>>>(1);
  later<<<1, 1>>>(2);
  in_c<<<1, 1>>>(3);
  hidden_t<<<1, 1>>>(4);
  go();
  use<<<1, 1>>>(nullptr);
  int x = constant;
  cudaMemcpyToSymbol(c_variable, &x, 4);
}
