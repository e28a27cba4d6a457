// Kernels launched by functions of the run-time instead of the triple angle brackets.
__global__ void k(int a, double b) {}
template <class T> __global__ void kt(T a) {}
int main() {
  int a = 1;
  double b = 2.5;
  void *arguments[] = {&a, &b};
  cudaLaunchKernel(k, dim3(1), dim3(2), arguments, 0, 0);
  cudaLaunchKernel((const void *)kt<int>, dim3(3), dim3(4), arguments, 16, 0);
  cudaLaunchCooperativeKernel(k, dim3(1), dim3(2), arguments);
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(5);
  config.blockDim = dim3(6);
  cudaLaunchKernelEx(&config, k, 7, 8.5);
  cudaLaunchKernelEx(&config, kt<float>, 9.5f);
}
