// Static, dynamic and templated shared memory.
extern __shared__ int dynamic[];
__shared__ int at_file_scope[4];
template <class T, int N> __global__ void k(T *p) { __shared__ T tile[N]; tile[threadIdx.x] = dynamic[0]; *p = tile[0] + at_file_scope[1]; }
__global__ void raw(int *p) { extern __shared__ __align__(16) unsigned char bytes[]; *p = bytes[0]; }
int main() {
  int *p;
  cudaMalloc(&p, 64);
  k<int, 32><<<1, 32, 128>>>(p);
  k<float, 64><<<1, 64, 256>>>((float *)p);
  raw<<<1, 1, 1024>>>(p);
}
