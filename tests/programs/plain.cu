// Plain kernels: several parameters, default arguments, no parameters, extern "C".
__global__ void none() {}
__global__ void some(int *p, int n = 3, double d = 1.5, char c = 'x') { p[threadIdx.x] += n + (int)d + c; }
extern "C" __global__ void c_name(unsigned long long a, float b) {}
__global__ void unnamed(int, float, short c) {}
int main() {
  int *p;
  cudaMalloc(&p, 256);
  none<<<1, 1>>>();
  some<<<2, 32>>>(p);
  some<<<2, 32, 64>>>(p, 4, 2.5, 'y');
  c_name<<<dim3(1, 2, 3), dim3(4, 5, 6)>>>(1ull << 40, 2.5f);
  unnamed<<<1, 1>>>(1, 2.f, 3);
  return cudaGetLastError();
}
