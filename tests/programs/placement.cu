// Device variables of class type, arrays of them, alignment, and variables declared with their type.
struct alignas(16) V { float x, y, z, w; };
struct E { int a; E() = default; __host__ __device__ constexpr E(int b) : a(b) {} };
__device__ V v = {1, 2, 3, 4};
__constant__ V many[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
__device__ E e(5);
alignas(64) __device__ char bytes[64];
__device__ int (*function)(int);
__device__ int matrix[2][3];
typedef int Row[4];
__constant__ Row row;
__device__ volatile int flag;
__global__ void k(int *p) { *p = e.a + many[1].x + bytes[0] + matrix[1][2] + row[2] + flag; }
int main() {
  size_t n;
  cudaGetSymbolSize(&n, v);
  cudaGetSymbolSize(&n, many);
  cudaGetSymbolSize(&n, e);
  cudaGetSymbolSize(&n, bytes);
  cudaGetSymbolSize(&n, matrix);
  cudaGetSymbolSize(&n, row);
  k<<<1, 1>>>(nullptr);
}
